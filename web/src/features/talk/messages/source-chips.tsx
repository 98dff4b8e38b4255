import type { MessagePart } from '@atelier/contract/message-parts'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type ShownSource, sourceKey, sourcesToShow } from './cited-sources.ts'
import { useMessageMeans } from './message-means.ts'
import { useSourcePlace } from './source-place.ts'

const chip =
  'flex h-8 max-w-64 items-center gap-1.5 rounded-full border border-line px-3 text-tool text-soft transition-[background-color,color] hover:bg-fill hover:text-text touch-target'

/** Where an answer comes from. Pages of our own open here, others in a tab of their own, passages where they stand. */
export function SourceChips({ parts }: { parts: readonly MessagePart[] }) {
  const t = useTexts('chat')
  const { shown, looked } = sourcesToShow(parts)
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={t.sources} className="mt-3 flex flex-wrap gap-2">
          {shown.map((source) => (
            <li key={sourceKey(source)} className="max-w-full">
              <Chip source={source} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && looked > 0 && (
        <p className="mt-3 text-small text-faint">{t.lookedAt({ n: looked })}</p>
      )}
    </>
  )
}

function Chip({ source }: { source: ShownSource }) {
  const { openPassage } = useMessageMeans()
  const placeOf = useSourcePlace()
  const { url, title, snippet, documentId, position = 0, numbers } = source
  const number = numbers.length > 0 && (
    <span className="figures shrink-0 font-medium">{numbers.join(', ')}</span>
  )
  if (documentId !== undefined) {
    const place = placeOf(source.place)
    const words = (
      <>
        {number}
        <span className="truncate">{place ? `${title} · ${place}` : title}</span>
      </>
    )
    return openPassage ? (
      <button
        type="button"
        className={chip}
        data-tooltip={snippet}
        onClick={() => openPassage({ ...source, documentId, position })}
      >
        {words}
      </button>
    ) : (
      <span className={chip} data-tooltip={snippet}>
        {words}
      </span>
    )
  }
  if (url.startsWith('/') && !url.startsWith('//'))
    return (
      <Link to={url} className={chip} data-tooltip={snippet}>
        {number || <Icon name="file-text" size={16} />}
        <span className="truncate">{title || url}</span>
      </Link>
    )
  if (!/^https?:\/\//i.test(url)) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={chip}
      data-tooltip={snippet}
    >
      {number || <Icon name="globe" size={16} />}
      <span className="truncate">{title || new URL(url).hostname}</span>
    </a>
  )
}
