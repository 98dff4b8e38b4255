import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { Suspense, useState } from 'react'
import { SongPanel } from '../../../features/making/player/song-panel.tsx'
import { isSong } from '../../../features/showing/gallery/published-shape.ts'
import { maySave } from '../../../features/showing/publishing/licences.ts'
import { late } from '../../../ui/late.ts'
import { mediumOf } from '../../../ui/shown-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FileStrip } from './file-strip.tsx'
import { WorkStage } from './work-stage.tsx'

const FileClip = late(
  async () => (await import('../../../features/making/clip-player/file-clip.tsx')).FileClip,
)
const FileMixer = late(
  async () => (await import('../../../features/making/mixer/file-mixer.tsx')).FileMixer,
)

type MadeStageProps = {
  work: Pick<PublishedPage, 'id' | 'model' | 'files' | 'isMine' | 'licence'>
  name: string
}

/** A work at its largest: pictures to be looked at closely, clips and songs to be played, the tracks of a song in the mixer. */
export function MadeStage({ work, name }: MadeStageProps) {
  const { id, model, files } = work
  const [first] = files
  const medium = first ? mediumOf(first) : 'picture'
  if (isSong(work)) return <SongPanel isNamed={false} work={{ id, model, files, name }} />
  if (medium === 'sound')
    return (
      <div className="min-w-0 max-sm:px-4">
        <Suspense fallback={<Skeleton className="h-100 w-full rounded-card" />}>
          <FileMixer files={files} title={first?.about.title || name} maySave={maySave(work)} />
        </Suspense>
      </div>
    )
  if (medium === 'clip') return <ClipStage files={files} name={name} mayKeep={maySave(work)} />
  return <WorkStage work={work} name={name} />
}

type ClipStageProps = Pick<PublishedPage, 'files'> & { name: string; mayKeep: boolean }

function ClipStage({ files, name, mayKeep }: ClipStageProps) {
  const [at, setAt] = useState(0)
  const file = files[at] ?? files[0]
  if (!file) return null
  return (
    <div className="flex min-w-0 flex-col gap-3 max-sm:px-3 max-sm:pt-3">
      <Suspense fallback={<Skeleton className="aspect-video w-full rounded-card" />}>
        <FileClip file={file} title={name} mayKeep={mayKeep} />
      </Suspense>
      <FileStrip files={files} at={at} onShow={setAt} />
    </div>
  )
}
