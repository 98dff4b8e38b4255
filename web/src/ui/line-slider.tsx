// A thin line with a knob, for places and amounts that are changed while one looks elsewhere.
import './late.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { valueAfterKey } from './slider-keys.ts'

type LineSliderProps = {
  value: number
  /** From 0 on. */
  max: number
  /** What an arrow key changes, and what a page key does. */
  step: number
  leap: number
  label: string
  /** A value in words. */
  valueText: (value: number) => string
  /** What was chosen: at the end of a drag. */
  onChange: (value: number) => void
  /** Told of each value while it is drawn; null at the end of it. */
  onHold?: (value: number | null) => void
  disabled?: boolean
  className?: string
}

export function LineSlider({
  value,
  max,
  step,
  leap,
  label,
  valueText,
  onChange,
  onHold,
  disabled = false,
  className,
}: LineSliderProps) {
  const isDown = useRef(false)
  const [held, setHeld] = useState<number | null>(null)
  const shown = Math.min(held ?? value, max)
  const share = max > 0 ? (shown / max) * 100 : 0

  const hold = (next: number | null) => {
    setHeld(next)
    onHold?.(next)
  }
  const take = (next: number) => {
    if (isDown.current) hold(next)
    else onChange(next)
  }
  const letGo = (taken: boolean) => {
    if (!isDown.current) return
    isDown.current = false
    if (taken && held !== null) onChange(held)
    hold(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = valueAfterKey(event.key, { value, max, step, leap })
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <div
      className={classes(
        'group relative flex h-5 items-center rounded-small has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-11',
        disabled && 'opacity-45',
        className,
      )}
    >
      <div className="h-1 w-full overflow-hidden rounded-full bg-line-control">
        <div className="h-full bg-accent-text" style={{ width: `${share}%` }} />
      </div>
      <div
        style={{ left: `${share}%` }}
        className="absolute size-3 -translate-x-1/2 rounded-full bg-accent-text opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
      />
      <input
        type="range"
        min={0}
        max={max}
        step="any"
        value={shown}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={valueText(shown)}
        onChange={({ target }) => take(Number(target.value))}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isDown.current = true
        }}
        onPointerUp={() => letGo(true)}
        onPointerCancel={() => letGo(false)}
        // A thumb without width: what is pressed is what is meant, also at the ends.
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none bg-transparent opacity-0 disabled:cursor-default [&::-moz-range-thumb]:w-0 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}
