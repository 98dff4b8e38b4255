import type { WorkFile } from '@atelier/contract/features/making/works'
import { plainFileName } from '../../../lib/save-file.ts'
import { ClipPlayer } from './clip-player.tsx'

const endings: { readonly [mime: string]: string | undefined } = {
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-matroska': 'mkv',
}

type FileClipProps = { file: WorkFile; title: string; mayKeep: boolean }

/** The clip of a work's file, to be played. */
export function FileClip({ file, title, mayKeep }: FileClipProps) {
  const { url, mime, thumbnail, width, height, durationS } = file
  return (
    <ClipPlayer
      url={url}
      mime={mime}
      width={width}
      height={height}
      durationS={durationS}
      title={title}
      mayKeep={mayKeep}
      poster={thumbnail}
      fileName={`${plainFileName(title, 'clip')}.${endings[mime] ?? 'mp4'}`}
    />
  )
}
