// The wave of one stem. Playhead and region are the board's, by its `--playhead`, `--region-from` and `--region-to`, so that many waves share
// them and none is drawn anew while it plays.
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useWidth } from '../../../lib/use-width.ts'
import { classes } from '../../../ui/classes.ts'
import type { Region } from './mix-timeline.ts'
import type { DrawnPeaks } from './use-stem-peaks.ts'
import { regionOf, timeAt } from './wave-drag.ts'

type StemWaveProps = {
  drawn: DrawnPeaks
  durationS: number
  /** It is not heard. */
  silent: boolean
  onSeek: (toS: number) => void
  /** While somebody drags; undefined when it is only a press so far. */
  onDraft: (region: Region | undefined) => void
  onRegion: (region: Region) => void
}

const barPx = 2
const gapPx = 1

export function StemWave({ drawn, durationS, silent, onSeek, onDraft, onRegion }: StemWaveProps) {
  const box = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLCanvasElement>(null)
  const played = useRef<HTMLCanvasElement>(null)
  const width = useWidth(box)
  const fromX = useRef<number>(undefined)
  const { peaks, version } = drawn

  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns grow in place, and their version says so
  useLayoutEffect(() => {
    for (const canvas of [rest.current, played.current])
      if (canvas) drawBars(canvas, width, peaks.columns, peaks.known)
  }, [peaks, version, width])
  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const canvas of [rest.current, played.current])
        if (canvas) drawBars(canvas, canvas.clientWidth, peaks.columns, peaks.known)
    })
    observer.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
    return () => observer.disconnect()
  }, [peaks])

  const wave = () => {
    const { left, width: across } = box.current?.getBoundingClientRect() ?? { left: 0, width: 0 }
    return { left, width: across, durationS }
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fromX.current = event.clientX
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (fromX.current !== undefined) onDraft(regionOf(fromX.current, clientX, wave()))
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    if (fromX.current === undefined) return
    const region = regionOf(fromX.current, clientX, wave())
    fromX.current = undefined
    onDraft(undefined)
    if (region) onRegion(region)
    else onSeek(timeAt(clientX, wave()))
  }
  const onPointerCancel = () => {
    fromX.current = undefined
    onDraft(undefined)
  }
  return (
    <div
      ref={box}
      // Pressing and dragging have their like in the position slider and in the loop buttons.
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      className={classes(
        'relative h-16 cursor-crosshair touch-pan-y overflow-hidden rounded-control bg-sunken select-none max-sm:h-14',
        silent && 'opacity-45',
      )}
    >
      <div className="absolute inset-y-0 left-[calc(var(--region-from,0)*100%)] w-[calc((var(--region-to,0)-var(--region-from,0))*100%)] bg-fill-strong" />
      <canvas ref={rest} className="absolute inset-0 size-full text-line-control" />
      <canvas
        ref={played}
        className="absolute inset-0 size-full text-accent-text [clip-path:inset(0_calc((1-var(--playhead,0))*100%)_0_0)]"
      />
      <div className="absolute inset-0 translate-x-[calc(var(--playhead,0)*100%)]">
        <div className="absolute inset-y-0 -left-px w-0.5 bg-text" />
      </div>
    </div>
  )
}

/** Bars of the canvas' text colour; where nothing is known yet a line. */
function drawBars(
  canvas: HTMLCanvasElement,
  width: number,
  columns: Float32Array,
  known: number,
): void {
  const height = canvas.clientHeight
  const scale = devicePixelRatio || 1
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen || width === 0) return
  pen.scale(scale, scale)
  pen.fillStyle = getComputedStyle(canvas).color
  const bars = Math.floor(width / (barPx + gapPx))
  for (let bar = 0; bar < bars; bar += 1) {
    const from = Math.floor((bar / bars) * columns.length)
    const to = Math.max(from + 1, Math.floor(((bar + 1) / bars) * columns.length))
    const peak = from < known ? Math.max(...columns.subarray(from, to)) : 0
    const size = Math.max(1, Math.min(1, peak) * (height - 8))
    pen.fillRect(bar * (barPx + gapPx), (height - size) / 2, barPx, size)
  }
}
