import type { AlbumWork } from '@atelier/contract/features/showing/collections'
import type { KeyboardEvent, PointerEvent } from 'react'
import { classes } from '../../../ui/classes.ts'
import { FileFace } from '../../../ui/file-face.tsx'
import { Icon } from '../../../ui/icon.tsx'

type ArrangeTileProps = {
  work: AlbumWork
  place: number
  label: string
  /** The one that the focus comes to. */
  isCurrent: boolean
  isMoving: boolean
  onPointerDown: (event: PointerEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
}

export function ArrangeTile(props: ArrangeTileProps) {
  const { work, place, label, isCurrent, isMoving, onPointerDown, onKeyDown, onFocus } = props
  const [file] = work.files
  return (
    <button
      type="button"
      data-place={place}
      aria-label={label}
      aria-pressed={isMoving}
      tabIndex={isCurrent ? 0 : -1}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={classes(
        'relative block aspect-square w-full cursor-grab overflow-hidden rounded-control bg-fill select-none [content-visibility:auto] active:cursor-grabbing',
        isMoving && 'outline-3 outline-offset-2 outline-accent-text',
      )}
    >
      {file ? (
        <FileFace small file={file} alt="" lazy />
      ) : (
        <span className="line-clamp-4 p-2 text-left text-small text-soft">{work.prompt}</span>
      )}
      <span
        data-grip
        className="absolute right-0 bottom-0 grid size-9 touch-none place-items-center max-lg:size-11"
      >
        <span className="grid size-7 place-items-center rounded-small bg-surface/85 text-soft">
          <Icon name="grip-vertical" size={16} />
        </span>
      </span>
    </button>
  )
}
