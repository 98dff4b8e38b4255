import { Fragment } from 'react'

const places = /(\{\{[^{}]*\}\})/

/** The words of a prompt, with its variables set off. */
export function PromptWords({ content }: { content: string }) {
  return (
    <p dir="auto" className="rounded-card bg-fill p-4 whitespace-pre-wrap wrap-anywhere">
      {content.split(places).map((piece, at) =>
        places.test(piece) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing of its own but its place
          <mark key={at} className="rounded-control bg-fill-strong px-1 text-text">
            {piece.slice(2, -2).replace('|', ': ')}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing of its own but its place
          <Fragment key={at}>{piece}</Fragment>
        ),
      )}
    </p>
  )
}
