// How a piece sounds along its length, and where in it one is. Drawn as SVG: sharp on every display and in the colours of the page without
// being drawn anew.
import './late.css'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useWidth } from '../lib/use-width.ts'
import { classes } from './classes.ts'
import { valueAfterKey } from './slider-keys.ts'
import { barStroke, barsPath, columnsIn, levelsOf } from './waveform-levels.ts'

type WaveformProps = {
  /** 0..1 each, or pairs of the least and the most, −1..1. */
  peaks: readonly number[]
  positionS: number
  durationS: number
  onSeek: (positionS: number) => void
  /** Its name for screen readers. */
  label: string
  /** A place in words, as "1:05 of 3:20". */
  valueText: (positionS: number) => string
  /** px; 48 when nothing is said. */
  height?: number
  /** Told of the place under the finger while it is drawn, before it is taken; null at the end of it. */
  onHold?: (positionS: number | null) => void
}

/** What keys change, in seconds. */
const step = 5
const leap = 30

export function Waveform({
  peaks,
  positionS,
  durationS,
  onSeek,
  label,
  valueText,
  height = 48,
  onHold,
}: WaveformProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const columns = columnsIn(width)
  const path = useMemo(
    () => (width > 0 ? barsPath(levelsOf(peaks, columns), height) : ''),
    [peaks, columns, height, width],
  )
  const [held, setHeld] = useState<number | null>(null)
  const shown = Math.min(held ?? positionS, durationS)
  const share = durationS > 0 ? (shown / durationS) * 100 : 0

  const hold = (value: number | null) => {
    setHeld(value)
    onHold?.(value)
  }
  const placeAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect()
    return Math.min(1, Math.max(0, (clientX - left) / Math.max(1, whole))) * durationS
  }
  const isHeld = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.hasPointerCapture(pointerId)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = valueAfterKey(event.key, { value: positionS, max: durationS, step, leap })
    if (next === undefined) return
    event.preventDefault()
    onSeek(next)
  }
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationS)}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText(shown)}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        hold(placeAt(event))
      }}
      onPointerMove={(event) => isHeld(event) && hold(placeAt(event))}
      onPointerUp={(event) => {
        if (isHeld(event)) onSeek(placeAt(event))
        hold(null)
      }}
      onPointerCancel={() => hold(null)}
      style={{ height }}
      className="relative w-full cursor-pointer touch-pan-y overflow-hidden rounded-small select-none"
    >
      <Bars path={path} className="text-line-control" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <Bars path={path} className="text-accent-text" />
      </div>
    </div>
  )
}

const Bars = ({ path, className }: { path: string; className: string }) => (
  <svg aria-hidden="true" className={classes('absolute inset-0 size-full', className)}>
    <path
      d={path}
      stroke="currentColor"
      strokeWidth={barStroke}
      strokeLinecap="round"
      fill="none"
    />
  </svg>
)
