import type { Work } from '@atelier/contract/features/making/works'
import type { Publication } from '@atelier/contract/features/showing/publications'
import { PlayWorkButton } from '../../../features/making/player/play-work-button.tsx'
import { trackIdOf } from '../../../features/making/player/work-tracks.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { ownWorkPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FileFace } from '../../../ui/file-face.tsx'
import { mediumOf } from '../../../ui/shown-file.ts'

const tones = {
  waiting: 'plain',
  public: 'success',
  refused: 'danger',
  withdrawn: 'plain',
} as const

type AskedWorksProps = {
  works: readonly Work[]
  stateOf: (id: number) => Publication['state'] | undefined
}

/** What is published: the pictures of one work, or the first of each of several. */
export function AskedWorks({ works, stateOf }: AskedWorksProps) {
  const t = useTexts('publishing')
  const nameOf = useWorkName()
  const playedOf = ({ id, model, files, ...work }: Work) => ({
    id,
    model,
    files,
    name: files[0]?.about.title || nameOf(work),
    link: ownWorkPath(id),
  })
  const [first] = works
  const shown =
    works.length === 1 && first
      ? first.files.map((file) => ({ work: first, file }))
      : works.flatMap((work) => (work.files[0] ? [{ work, file: work.files[0] }] : []))
  const state = works.length === 1 && first ? stateOf(first.id) : undefined
  return (
    <div className="flex flex-col items-start gap-2">
      <ul
        // A strip that scrolls is reached by keys.
        tabIndex={shown.length > 4 ? 0 : undefined}
        className="scroll-quiet -mx-1 flex max-w-[calc(100%+8px)] gap-2 overflow-x-auto px-1 py-1"
      >
        {shown.map(({ work, file }) => {
          const stands = works.length > 1 ? stateOf(work.id) : undefined
          return (
            <li key={file.id} className="relative shrink-0">
              <span className="relative block size-28 overflow-hidden rounded-control bg-fill">
                <FileFace file={file} alt={nameOf(work)} />
              </span>
              {mediumOf(file) === 'sound' && (
                <span className="absolute inset-0 grid place-items-center">
                  <PlayWorkButton work={playedOf(work)} trackId={trackIdOf(work, file)} />
                </span>
              )}
              {stands && (
                <span className="absolute bottom-1 left-1 rounded-small bg-surface">
                  <Badge tone={tones[stands]}>{t.states[stands]}</Badge>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {state && <Badge tone={tones[state]}>{t.states[state]}</Badge>}
    </div>
  )
}
