// Markdown for what the page begins with: its renderer is no part of the first load, but fetched beside the first calls. Until it is
// there, and where it cannot be fetched, the text stands as it was written.
import { useEffect } from 'react'
import { fetchLate } from '../../../lib/fetch-late.ts'
import { lazyModule, useLazyModule } from '../../../lib/lazy-module.ts'
import type { MarkdownProps } from './markdown.tsx'

const renderer = lazyModule(() => fetchLate(async () => (await import('./markdown.tsx')).Markdown))

/** Has the renderer fetched before there is a text to draw; what asks for it is not drawn again for it. */
export const useMarkdownAhead = (): void => {
  useEffect(() => void renderer.load(), [])
}

export function MarkdownAhead(props: MarkdownProps) {
  const Markdown = useLazyModule(renderer, true)
  if (Markdown) return <Markdown {...props} />
  return (
    <div className="md">
      <p dir="auto" className="whitespace-pre-wrap">
        {props.text}
      </p>
    </div>
  )
}
