// One frame melts into another, the sky before the ground, so that the new picture comes as from afar.
import { smooth } from '../../image/craft/colour.ts'
import type { Frame } from './frame.ts'

/** How much later the ground begins than the sky. */
const later = 0.35

/** Puts `over` on `frame`: nothing of it at 0, all of it at 1. */
export function dissolve(frame: Frame, over: Frame, share: number): void {
  const { width, height } = frame
  mixPlane(frame.luma, over.luma, width, height, share)
  mixPlane(frame.blue, over.blue, width >> 1, height >> 1, share)
  mixPlane(frame.red, over.red, width >> 1, height >> 1, share)
}

function mixPlane(
  under: Uint8Array,
  over: Uint8Array,
  width: number,
  height: number,
  share: number,
): void {
  for (let row = 0, at = 0; row < height; row += 1) {
    const start = later * (row / height)
    const weight = Math.round(256 * smooth(start, start + 1 - later, share))
    for (const end = at + width; at < end; at += 1) {
      const below = under[at] as number
      under[at] = below + ((((over[at] as number) - below) * weight + 128) >> 8)
    }
  }
}
