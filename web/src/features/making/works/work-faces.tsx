// What a work that is done shows of itself on its card.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { gridColumns } from '../../../lib/picture-grid.ts'
import { ClipFace } from '../../../ui/clip-face.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { mediumOf } from '../../../ui/shown-file.ts'
import type { WorkLinks } from './work-link.ts'
import { useWorkName } from './work-name.ts'
import { placesOf } from './work-shape.ts'

type WorkFacesProps = {
  work: Work
  links: WorkLinks
}

export function WorkFaces({ work, links }: WorkFacesProps) {
  const t = useTexts('works')
  const words = useWorkName()(work)
  // What stands on a clip belongs to its name.
  const nameOf = (file: WorkFile, at: number) => {
    const length = mediumOf(file) === 'clip' && file.durationS ? clockText(file.durationS) : ''
    const place = work.files.length > 1 ? t.picture({ n: at + 1, of: work.files.length }) : ''
    return [words, length, place].filter(Boolean).join(', ')
  }
  const columns = gridColumns(placesOf(work))
  return (
    <div
      className="grid h-full gap-0.5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: '1fr' }}
    >
      {work.files.map((file, at) => (
        <a
          key={file.id}
          href={links.to(work.id, at)}
          onClick={(event) => links.open(event, work.id, at)}
          aria-label={t.open({ prompt: nameOf(file, at) })}
          className="relative block min-h-0 overflow-hidden -outline-offset-4"
        >
          {mediumOf(file) === 'clip' ? (
            <ClipFace lazy file={file} alt={words} />
          ) : (
            <FilePicture lazy file={file} alt={words} />
          )}
        </a>
      ))}
    </div>
  )
}
