import type { MessagePart } from '@atelier/contract/message-parts'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { Icon } from '../../ui/icon.tsx'

type Source = Extract<MessagePart, { type: 'source' }>

const chip =
  'flex h-8 max-w-64 items-center gap-1.5 rounded-full border border-line px-3 text-tool text-soft transition-[background-color,color] hover:bg-fill hover:text-text touch-target'

/** Where an answer comes from. Pages of our own open here, others in a tab of their own. */
export function SourceChips({ sources }: { sources: readonly Source[] }) {
  const t = useTexts('chat')
  const known = [...new Map(sources.map((source) => [source.url, source])).values()]
  return (
    <ul aria-label={t.sources} className="mt-3 flex flex-wrap gap-2">
      {known.map(({ url, title, snippet }) => (
        <li key={url} className="max-w-full">
          {url.startsWith('/') && !url.startsWith('//') ? (
            <Link to={url} className={chip} data-tooltip={snippet}>
              <Icon name="file-text" size={16} />
              <span className="truncate">{title || url}</span>
            </Link>
          ) : (
            /^https?:\/\//i.test(url) && (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={chip}
                data-tooltip={snippet}
              >
                <Icon name="globe" size={16} />
                <span className="truncate">{title || new URL(url).hostname}</span>
              </a>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
