import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { Suspense } from 'react'
import type { LineWork } from '../../../features/showing/gallery/gallery-line.ts'
import { maySave } from '../../../features/showing/publishing/licences.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { late } from '../../../ui/late.ts'
import { PictureStage } from '../../../ui/picture-stage.tsx'
import { mediumOf } from '../../../ui/shown-file.ts'
import type { View } from '../../../ui/stage-view.ts'
import { MadeStage } from './made-stage.tsx'

const FileClip = late(
  async () => (await import('../../../features/making/clip-player/file-clip.tsx')).FileClip,
)

type OverStageProps = {
  work: LineWork
  /** All of it, once it has come. */
  page: PublishedPage | undefined
  at: number
  name: string
  view: View
  onView: (change: (view: View) => View) => void
  onSwipe: (meaning: 'previous' | 'next' | 'close') => void
}

/** What a work is, as large as there is room: a picture, or what plays. */
export function OverStage({ work, page, at, name, view, onView, onSwipe }: OverStageProps) {
  const file = work.files[at]
  if (!file) return null
  const medium = mediumOf(file)
  if (medium === 'picture')
    return (
      <PictureStage
        key={file.id}
        inPage
        file={file}
        alt={name}
        view={view}
        onView={onView}
        onSwipe={onSwipe}
      />
    )
  return (
    <div className="scroll-quiet flex size-full flex-col px-3 py-16 lg:px-16">
      <div className="m-auto w-full max-w-300">
        {medium === 'clip' ? (
          <Suspense fallback={<div className="aspect-video w-full" />}>
            <FileClip
              key={file.id}
              file={file}
              title={name}
              mayKeep={page !== undefined && maySave(page)}
            />
          </Suspense>
        ) : page ? (
          <div className="overflow-hidden rounded-card bg-surface">
            <MadeStage work={page} name={name} />
          </div>
        ) : (
          <div className="relative mx-auto aspect-square w-full max-w-80 overflow-hidden rounded-card">
            {file.thumbnail !== '' && <FilePicture file={file} alt="" />}
          </div>
        )}
      </div>
    </div>
  )
}
