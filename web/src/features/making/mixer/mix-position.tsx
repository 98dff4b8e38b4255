import { type PointerEvent, type RefObject, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { timeAt } from './wave-drag.ts'

type MixPositionProps = {
  durationS: number
  onSeek: (toS: number) => void
  /** What it says of the place is written into it from outside while the mix plays. */
  slider: RefObject<HTMLDivElement | null>
}

/** Where the mix stands, over the waves and as wide as they are. The board's keys move it. */
export function MixPosition({ durationS, onSeek, slider }: MixPositionProps) {
  const t = useTexts('mixer')
  const track = useRef<HTMLDivElement>(null)
  const seek = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 0 } = track.current?.getBoundingClientRect() ?? {}
    onSeek(timeAt(clientX, { left, width, durationS }))
  }
  return (
    <div className="grid gap-x-4 sm:grid-cols-[232px_minmax(0,1fr)]">
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={t.position}
        aria-valuemin={0}
        aria-valuemax={durationS}
        aria-valuenow={0}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          seek(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event)
        }}
        className="flex h-6 cursor-pointer touch-none items-center rounded-control sm:col-start-2 touch:h-11"
      >
        <div ref={track} className="relative h-1.5 w-full">
          <div className="absolute inset-0 overflow-hidden rounded-full bg-line-control/40">
            <div className="absolute inset-0 origin-left scale-x-[var(--playhead,0)] bg-accent-text" />
          </div>
          <div className="pointer-events-none absolute inset-0 translate-x-[calc(var(--playhead,0)*100%)]">
            <div className="absolute top-1/2 left-0 size-3.5 -translate-1/2 rounded-full bg-accent-text" />
          </div>
        </div>
      </div>
    </div>
  )
}
