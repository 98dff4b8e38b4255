import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { Suspense } from 'react'
import { SongPanel } from '../../../features/making/player/song-panel.tsx'
import { isSong } from '../../../features/showing/gallery/published-shape.ts'
import { maySave } from '../../../features/showing/publishing/licences.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { mediumOf } from '../../../ui/shown-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SharedPictures } from './shared-pictures.tsx'

const FileClip = late(
  async () => (await import('../../../features/making/clip-player/file-clip.tsx')).FileClip,
)
const FileMixer = late(
  async () => (await import('../../../features/making/mixer/file-mixer.tsx')).FileMixer,
)

type SharedFilesProps = {
  work: PublishedWork
  onEnlarge: (picture: { url: string; alt: string }) => void
}

/** What a work is made of: pictures that open large, clips and songs that play, the tracks of a song in the mixer. */
export function SharedFiles({ work, onEnlarge }: SharedFilesProps) {
  const t = useTexts('share')
  const { id, model, files, title, prompt } = work
  const [first] = files
  const name = title || first?.about.title || prompt || t.untitledWork
  if (isSong(work)) return <SongPanel work={{ id, model, files, name }} />
  const medium = first ? mediumOf(first) : 'picture'
  if (medium === 'picture') return <SharedPictures work={work} onEnlarge={onEnlarge} />
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full rounded-card" />}>
      {medium === 'sound' ? (
        <FileMixer files={files} title={name} maySave={maySave(work)} />
      ) : (
        <div className="flex flex-col gap-4">
          {files.map((file) => (
            <FileClip key={file.id} file={file} title={name} mayKeep={maySave(work)} />
          ))}
        </div>
      )}
    </Suspense>
  )
}
