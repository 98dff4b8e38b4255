import { clockText } from '../lib/clock-text.ts'
import { classes } from './classes.ts'
import { FilePicture } from './file-picture.tsx'
import { Icon } from './icon.tsx'
import { LengthMark } from './length-mark.tsx'
import { groundOf } from './quiet-ground.ts'
import type { FileFaceProps } from './shown-file.ts'
import { StillWave } from './still-wave.tsx'

type SoundFaceProps = FileFaceProps & {
  /** Words lie over its foot. */
  isTitled?: boolean
}

/** A song by its cover, or how it sounds on a quiet ground of its own; with its length. */
export function SoundFace({
  file,
  alt,
  lazy = false,
  small = false,
  isTitled = false,
}: SoundFaceProps) {
  const { thumbnail, durationS, about } = file
  const { peaks = [] } = about
  const length = clockText(durationS ?? 0)
  return (
    <span
      className="absolute inset-0 block text-soft"
      style={{ backgroundImage: groundOf(about.title || file.url) }}
    >
      {thumbnail !== '' && <FilePicture file={file} alt="" lazy={lazy} />}
      {thumbnail === '' && peaks.length > 0 && (
        <span
          className={classes('absolute inset-0 grid place-items-center', isTitled && 'bottom-12')}
        >
          <StillWave peaks={peaks} className={classes('w-3/4', isTitled ? 'h-1/2' : 'h-2/5')} />
        </span>
      )}
      {thumbnail === '' && peaks.length === 0 && (
        <span className="absolute inset-0 grid place-items-center">
          <Icon name="music" size={small ? 20 : 24} />
        </span>
      )}
      {alt !== '' && <span className="sr-only">{`${alt}, `}</span>}
      {!small && <LengthMark icon="music">{durationS ? length : ''}</LengthMark>}
    </span>
  )
}
