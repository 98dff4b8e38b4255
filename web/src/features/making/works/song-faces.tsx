import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { Tile, TileCaption } from '../../../ui/masonry/tile.tsx'
import { SongFace } from './song-face.tsx'
import type { WorkLinks } from './work-link.ts'
import type { SongsDoing } from './work-media.ts'
import { useFileTitle, useWorkName } from './work-name.ts'
import { WorkEnded, WorkUnderWay } from './work-state.tsx'

type SongFacesProps = { work: Work; links: WorkLinks; does: SongsDoing }

/** A work that is heard as a card: a line for each of its songs, which opens it, and below them what can be done. As high as card-height.ts says. */
export function SongFaces({ work, links, does }: SongFacesProps) {
  const titleOf = useFileTitle()
  const words = useWorkName()(work)
  if (isUnderWay(work.status))
    return (
      <Tile name={words}>
        <WorkUnderWay work={work} onStop={does.onStop} />
      </Tile>
    )
  if (work.status !== workStates.done)
    return (
      <Tile name={words}>
        <WorkEnded work={work} onRetry={does.onRetry} onDelete={does.onDelete} />
      </Tile>
    )
  return (
    <Tile
      name={words}
      foot={
        <TileCaption>
          <p className="min-w-0 flex-1 truncate text-small text-soft">{words}</p>
          {does.actions()}
        </TileCaption>
      }
    >
      <div className="py-1">
        {work.files.map((file, at) => (
          <SongFace
            key={file.id}
            file={file}
            title={titleOf(work, file)}
            link={{
              href: links.to(work.id, at),
              onClick: (event) => links.open(event, work.id, at),
            }}
          />
        ))}
      </div>
    </Tile>
  )
}
