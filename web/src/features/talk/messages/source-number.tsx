// A number in an answer's words: small, raised, and it leads to its source.
import '../../../ui/late.css'
import { useContext } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useMessageMeans } from './message-means.ts'
import { useSourcePlace } from './source-place.ts'
import { SourcesContext } from './sources-context.ts'

const chip =
  'mx-0.5 inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-fill px-1 align-super text-[11px] leading-none font-medium text-soft no-underline transition-[background-color,color] hover:bg-fill-hover hover:text-text'

type SourceNumberProps = { number: number; written: string }

export function SourceNumber({ number, written }: SourceNumberProps) {
  const t = useTexts('chat')
  const { openPassage } = useMessageMeans()
  const placeOf = useSourcePlace()
  const source = useContext(SourcesContext)[number - 1]
  if (!source) return written
  const { documentId, position = 0, url, title } = source
  const told = [title, placeOf(source.place), source.snippet?.slice(0, 200)]
    .filter(Boolean)
    .join(' · ')
  const named = {
    className: chip,
    'data-tooltip': told,
    'aria-label': t.citeSource({ n: number, title }),
  }
  if (documentId !== undefined)
    return openPassage ? (
      <button
        type="button"
        {...named}
        onClick={() => openPassage({ ...source, documentId, position })}
      >
        {number}
      </button>
    ) : (
      <span className={chip} data-tooltip={told}>
        {number}
      </span>
    )
  if (url.startsWith('/') && !url.startsWith('//'))
    return (
      <Link to={url} {...named}>
        {number}
      </Link>
    )
  if (!/^https?:\/\//i.test(url)) return written
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" {...named}>
      {number}
    </a>
  )
}
