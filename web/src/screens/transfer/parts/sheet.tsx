// A conversation as it goes on paper and into pictures: all of it, in the light theme, with nothing to press.
import { chartMarkdown } from '@atelier/contract/entry-markdown'
import '../sheet.css'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { pictureAddress } from '../../../api/picture-address.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { MarkdownTextsContext } from '../../../features/talk/markdown/markdown-texts.ts'
import type { ShownConversation } from '../../../features/talk/transfer/shown-log.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

type SheetProps = { conversation: ShownConversation; ref: Ref<HTMLDivElement> }

export function Sheet({ conversation: { group, entries }, ref }: SheetProps) {
  const t = useTexts('past')
  const markdownTexts = useTexts('markdown')
  const { date } = useFormats()
  return createPortal(
    <div ref={ref} className="past-sheet" aria-hidden="true" inert>
      <MarkdownTextsContext value={markdownTexts}>
        <div className="past-sheet-inner reading">
          <header className="pb-4">
            <h1 className="text-display font-semibold wrap-anywhere">
              {group.title || t.untitled}
            </h1>
            <p className="mt-1 text-soft">{date(group.updatedAt)}</p>
          </header>
          {entries.map((entry) => (
            <SheetEntry key={entry.id} entry={entry} />
          ))}
        </div>
      </MarkdownTextsContext>
    </div>,
    document.body,
  )
}

function SheetEntry({ entry: { role, model, parts, text } }: { entry: Entry }) {
  const t = useTexts('past')
  const isUser = role === 'user'
  return (
    <article className="border-t border-line py-5">
      <h2 className="mb-2 text-small font-semibold text-soft">
        {isUser ? t.you : (model?.name ?? t.answer)}
      </h2>
      {isUser && text && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change here
        <SheetPart key={at} part={part} isUser={isUser} />
      ))}
    </article>
  )
}

function SheetPart({ part, isUser }: { part: MessagePart; isUser: boolean }) {
  switch (part.type) {
    case 'text':
      return isUser ? null : <Markdown text={part.text} streaming={false} />
    case 'reasoning':
      return (
        <div className="mb-3 border-l-2 border-line pl-3 text-soft">
          <Markdown text={part.text} streaming={false} />
        </div>
      )
    case 'image': {
      const url = pictureAddress(part.url)
      const alt = part.alt ?? ''
      return url ? <img src={url} alt={alt} className="my-3 max-w-full" /> : <p>{alt}</p>
    }
    case 'tool-call':
      return <p className="mb-2 text-small text-soft">{part.name}</p>
    case 'source':
      return (
        <p className="mt-1 text-small wrap-anywhere text-soft">
          {part.title}: {part.url || part.snippet}
        </p>
      )
    case 'document':
      return <p className="text-small text-soft">{part.title}</p>
    case 'chart':
      return <Markdown text={chartMarkdown(part.chart)} streaming={false} />
    case 'work':
      return <p className="text-soft">#{part.workId}</p>
    case 'tool-result':
      return null
  }
}
