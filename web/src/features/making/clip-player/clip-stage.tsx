import type { WorkFile } from '@atelier/contract/features/making/works'
import { Suspense } from 'react'
import { plainFileName } from '../../../lib/save-file.ts'
import { late } from '../../../ui/late.ts'

const ClipPlayer = late(async () => (await import('./clip-player.tsx')).ClipPlayer)

type ClipStageProps = {
  file: Pick<WorkFile, 'url' | 'mime' | 'width' | 'height' | 'durationS' | 'thumbnail'>
  name: string
}

/** A clip with its player, no wider than lets the whole of it be seen. */
export function ClipStage({ file, name }: ClipStageProps) {
  const { url, mime, width, height, durationS, thumbnail } = file
  const ratio = width && height ? width / height : 16 / 9
  const ending = mime === 'video/webm' ? 'webm' : mime === 'video/quicktime' ? 'mov' : 'mp4'
  return (
    <div
      className="mx-auto w-full min-w-0 rounded-card bg-page p-2 sm:p-3"
      style={{ maxWidth: `max(340px, calc(70dvh * ${ratio.toFixed(4)}))` }}
    >
      <Suspense fallback={<div style={{ aspectRatio: ratio }} />}>
        <ClipPlayer
          url={url}
          mime={mime}
          width={width}
          height={height}
          durationS={durationS}
          poster={thumbnail}
          title={name}
          fileName={`${plainFileName(name, 'clip')}.${ending}`}
        />
      </Suspense>
    </div>
  )
}
