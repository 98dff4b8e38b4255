import type { WorkFile } from '@atelier/contract/features/making/works'
import { clockText } from '../../../lib/clock-text.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StillWave } from '../../../ui/still-wave.tsx'
import { songRowHeight } from './card-height.ts'

type SongFaceProps = {
  file: WorkFile
  title: string
  /** Where its title leads. */
  link: {
    href: string
    onClick: React.MouseEventHandler<HTMLAnchorElement>
  }
}

/** A song or a stem as a line: its cover, what it is called, and how it sounds along its length. */
export function SongFace({ file, title, link }: SongFaceProps) {
  const { peaks = [] } = file.about
  return (
    <div className="flex items-center gap-2.5 px-2.5" style={{ height: songRowHeight }}>
      <span className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-fill-strong text-faint">
        {file.thumbnail === '' ? <Icon name="music" /> : <FilePicture lazy file={file} alt="" />}
      </span>
      <a
        href={link.href}
        onClick={link.onClick}
        className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 self-stretch -outline-offset-4"
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {file.durationS !== null && (
            <span className="figures shrink-0 text-small text-soft">
              {clockText(file.durationS)}
            </span>
          )}
        </span>
        {peaks.length > 0 && <StillWave peaks={peaks} className="h-5 text-line-control" />}
      </a>
    </div>
  )
}
