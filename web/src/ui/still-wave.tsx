import { useMemo, useRef } from 'react'
import { useWidth } from '../lib/use-width.ts'
import { classes } from './classes.ts'
import { barStroke, barsPath, columnsIn, levelsOf } from './waveform-levels.ts'

/** In the units of the drawing, which is stretched to the height of its place. */
const height = 48

type StillWaveProps = {
  /** 0..1 each, or as loud beside each other in any other unit. */
  peaks: readonly number[]
  className?: string
}

/** How a piece sounds along its length, as a drawing that nobody moves in; as wide and high as its place. */
export function StillWave({ peaks, className }: StillWaveProps) {
  const box = useRef<HTMLSpanElement>(null)
  const width = useWidth(box)
  const path = useMemo(
    () => (width > 0 ? barsPath(levelsOf(peaks, columnsIn(width)), height) : ''),
    [peaks, width],
  )
  return (
    <span ref={box} aria-hidden="true" className={classes('block overflow-hidden', className)}>
      {width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block size-full"
        >
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={barStroke}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </span>
  )
}
