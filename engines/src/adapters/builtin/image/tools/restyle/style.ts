import type { Pixels } from '../pixels.ts'
import { blankPixels, byteAt } from '../pixels.ts'

/** `strength` 0 to 1; `unit` is what a fine brush is wide, in pixels, so that a picture looks the same at every size. */
export type Style = (picture: Pixels, how: { strength: number; unit: number }) => Pixels

/** A picture made pixel by pixel; `paint` writes red, green, blue into `to`. */
export function paintEach(
  { width, height, data }: Pixels,
  paint: (at: number, to: Float32Array, x: number, y: number) => void,
): Pixels {
  const made = blankPixels(width, height)
  const to = new Float32Array(3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      paint(at, to, x, y)
      made.data.set(to, at * 4)
      made.data[at * 4 + 3] = byteAt(data, at * 4 + 3)
    }
  return made
}
