// What people of the site have shown; on a new site what came with the product, said once.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useExamples } from '../../../features/making/drawing-library/queries.ts'
import { feedPath, workPath } from '../../../features/showing/gallery/gallery-links.ts'
import { beginWith } from '../../../features/talk/composer/start-composer.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { todayQuery } from '../home-queries.ts'
import { HomeSection } from './home-section.tsx'

const max = 18
/** Pixels that a row is high when it is exactly full. */
const rowPx = 190

export function Today() {
  const t = useTexts('home')
  const feed = useQuery(todayQuery)
  const published = (feed.data?.rows ?? []).filter(({ files }) => files[0]?.thumbnail)
  if (published.length === 0) return <Examples />
  return (
    <HomeSection
      title={t.today}
      action={
        <Link to={feedPath} className="text-soft hover:text-text">
          {t.wholeGallery}
        </Link>
      }
    >
      <ul className={rows}>
        {published.map(({ id, title, prompt, files: [file] }) => (
          <li key={id} style={tileStyle(file?.width, file?.height)} className={tile}>
            <Link to={workPath(id)} aria-label={title || prompt || t.untitled} className={cover}>
              {file && <FilePicture file={file} alt="" lazy />}
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function Examples() {
  const t = useTexts('home')
  const { data = [] } = useExamples(1)
  const shown = data.filter(({ thumbnail }) => thumbnail !== '').slice(0, max)
  if (shown.length === 0) return null
  return (
    <HomeSection title={t.examples}>
      <ul className={rows}>
        {shown.map(({ id, title, prompt, url, thumbnail, blur, width, height }) => (
          <li key={id} style={tileStyle(width, height)} className={tile}>
            <button
              type="button"
              aria-label={t.takeExample({ title })}
              onClick={() => beginWith(prompt)}
              className={cover}
            >
              <FilePicture file={{ url, thumbnail, blur }} alt="" lazy />
            </button>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

const rows = 'flex flex-wrap gap-1 after:grow-[10] after:basis-0'
const tile = 'relative overflow-hidden rounded-small bg-fill'
const cover = 'absolute inset-0 -outline-offset-4 transition-opacity hover:opacity-90'

/** Rows are full at every width: each tile grows by how wide it is for its height. */
function tileStyle(width: number | null = 1, height: number | null = 1) {
  const ratio = Math.min(2.4, Math.max(0.5, (width || 1) / (height || 1)))
  return {
    flex: `${ratio} 1 ${Math.round(ratio * rowPx * 0.8)}px`,
    aspectRatio: ratio,
    maxHeight: 2 * rowPx,
  }
}
