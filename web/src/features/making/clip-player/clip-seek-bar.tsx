import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText, fineClockText } from '../../../lib/clock-text.ts'
import { type ClipPart, withEnd, withStart } from './clip-part.ts'

type ClipSeekBarProps = {
  atS: number
  durationS: number
  onSeek: (toS: number) => void
  part: ClipPart | undefined
  onPart: (part: ClipPart) => void
}

/** Where the clip stands, and the two handles of the part. The player's keys move the place. */
export function ClipSeekBar({ atS, durationS, onSeek, part, onPart }: ClipSeekBarProps) {
  const t = useTexts('clipPlayer')
  const bar = useRef<HTMLDivElement>(null)
  const timeAt = (x: number) => {
    const { left = 0, width = 0 } = bar.current?.getBoundingClientRect() ?? {}
    return width > 0 ? Math.min(1, Math.max(0, (x - left) / width)) * durationS : 0
  }
  const share = (timeS: number) => (durationS > 0 ? `${(timeS / durationS) * 100}%` : '0%')
  return (
    <div ref={bar} className="relative mx-2 h-6 touch:h-11">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.position}
        aria-valuemin={0}
        aria-valuemax={durationS}
        aria-valuenow={Number(atS.toFixed(2))}
        aria-valuetext={t.positionOf({ at: clockText(atS), of: clockText(durationS) })}
        {...dragging((x) => onSeek(timeAt(x)))}
        className="group absolute -inset-x-2 inset-y-0 cursor-pointer touch-none rounded-control px-2"
      >
        <div className="relative top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-line-control/40">
          <div className="absolute inset-0 origin-left scale-x-[var(--played,0)] bg-accent-text" />
        </div>
        {!part && (
          <div className="pointer-events-none absolute inset-x-2 inset-y-0 translate-x-[calc(var(--played,0)*100%)]">
            <div className="absolute top-1/2 left-0 size-3.5 -translate-1/2 rounded-full bg-accent-text" />
          </div>
        )}
      </div>
      {part && (
        <>
          <Outside left="0" width={share(part.startS)} />
          <Outside left={share(part.endS)} width={share(durationS - part.endS)} />
          <Handle
            label={t.partStart}
            valueS={part.startS}
            min={0}
            max={part.endS}
            place={share(part.startS)}
            timeAt={timeAt}
            onMove={(toS) => {
              onPart(withStart(part, toS))
              onSeek(withStart(part, toS).startS)
            }}
          />
          <Handle
            label={t.partEnd}
            valueS={part.endS}
            min={part.startS}
            max={durationS}
            place={share(part.endS)}
            timeAt={timeAt}
            onMove={(toS) => {
              onPart(withEnd(part, toS, durationS))
              onSeek(withEnd(part, toS, durationS).endS)
            }}
          />
          <div className="pointer-events-none absolute inset-0 translate-x-[calc(var(--played,0)*100%)]">
            <div className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-text" />
          </div>
        </>
      )}
    </div>
  )
}

const Outside = ({ left, width }: { left: string; width: string }) => (
  <div
    className="pointer-events-none absolute top-1/2 h-1.5 -translate-y-1/2 bg-page opacity-75"
    style={{ left, width }}
  />
)

type HandleProps = {
  label: string
  valueS: number
  min: number
  max: number
  place: string
  timeAt: (x: number) => number
  onMove: (toS: number) => void
}

function Handle({ label, valueS, min, max, place, timeAt, onMove }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 1 : 0.1
    const toS = {
      ArrowLeft: valueS - step,
      ArrowDown: valueS - step,
      ArrowRight: valueS + step,
      ArrowUp: valueS + step,
      Home: min,
      End: max,
    }[event.key]
    if (toS === undefined) return
    // The player would move the place by the same key.
    event.preventDefault()
    event.stopPropagation()
    onMove(toS)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Number(valueS.toFixed(2))}
      aria-valuetext={fineClockText(valueS)}
      data-tooltip={label}
      onKeyDown={onKeyDown}
      {...dragging((x) => onMove(timeAt(x)))}
      className="touch-target absolute inset-y-0 w-6 -translate-x-1/2 cursor-ew-resize touch-none rounded-small"
      style={{ left: place }}
    >
      <div className="absolute inset-y-0.5 left-1/2 w-2 -translate-x-1/2 rounded-small border border-page bg-accent-text touch:inset-y-2" />
    </div>
  )
}

/** Tells where a pointer is from the moment it goes down until it is let go. */
const dragging = (onMove: (x: number) => void) => ({
  onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onMove(event.clientX)
  },
  onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(event.clientX)
  },
})
