import type { WorkFile } from '@atelier/contract/features/making/works'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
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
  onPlay: (() => void) | undefined
}

/** A song or a stem as a line: its cover with the button that plays it, what it is called, and how it sounds along its length. */
export function SongFace({ file, title, link, onPlay }: SongFaceProps) {
  const t = useTexts('works')
  const { peaks = [] } = file.about
  return (
    <div className="flex items-center gap-2.5 px-2.5" style={{ height: songRowHeight }}>
      <span className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-fill-strong text-faint">
        {file.thumbnail === '' ? (
          !onPlay && <Icon name="music" />
        ) : (
          <FilePicture lazy file={file} alt="" />
        )}
        {onPlay && (
          <IconButton
            icon="play"
            label={t.play({ title })}
            onClick={onPlay}
            face={<Icon name="play" size={16} className="fill-current" />}
            className={
              file.thumbnail === ''
                ? 'size-full! text-text!'
                : 'absolute! inset-0 size-full! bg-[#00000059]! text-[#fff]! hover:bg-[#00000080]!'
            }
          />
        )}
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
