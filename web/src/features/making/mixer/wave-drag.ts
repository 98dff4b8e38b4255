// What a pointer means that goes down on a wave: a press seeks, a drag chooses a region.
import type { Region } from './mix-timeline.ts'

/** A hand that shakes by less still presses. */
const minDragPx = 5

export type WaveDrag = {
  /** Of the wave, in px of the page. */
  left: number
  width: number
  durationS: number
}

/** The time under a point of the page, within the stem. */
export function timeAt(x: number, { left, width, durationS }: WaveDrag): number {
  if (width <= 0) return 0
  return Math.min(1, Math.max(0, (x - left) / width)) * durationS
}

/** The region between two points; undefined as long as it is still a press. */
export function regionOf(fromX: number, toX: number, wave: WaveDrag): Region | undefined {
  if (Math.abs(toX - fromX) < minDragPx) return undefined
  const [aS, bS] = [timeAt(fromX, wave), timeAt(toX, wave)]
  return { startS: Math.min(aS, bS), endS: Math.max(aS, bS) }
}
