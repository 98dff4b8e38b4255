// A guess at how near the parts of a picture are. What is low is near, as ground is; what is dark is nearer than what is light at the
// same height, as air makes far things pale. Smooth, so that nothing tears when near things move more.
import { clamp, smooth } from '../../image/craft/colour.ts'
import { gaussianBlur } from '../../image/craft/raster.ts'

export type Nearness = {
  columns: number
  rows: number
  /** 0 far to 1 near, for equal parts of the plate. */
  values: Float32Array
}

/** The whole in pixels; which part of it is seen at first; how far down that the ground begins, 0 to 1. */
type Layout = {
  width: number
  height: number
  home: { top: number; height: number }
  horizon: number
}

const columns = 64

export function nearnessOf(luma: Uint8Array, { width, height, home, horizon }: Layout): Nearness {
  const rows = Math.max(2, Math.round((columns * height) / width))
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const y = ((row + 0.5) / rows) * height
    const low = smooth(horizon - 0.12, 1.05, (y - home.top) / home.height)
    for (let column = 0; column < columns; column += 1) {
      const dark = 1 - (meanAt(luma, width, height, column, row, rows) - 16) / 219
      values[row * columns + column] = clamp(0.72 * low + 0.4 * dark * (0.35 + 0.65 * low))
    }
  }
  return { columns, rows, values: gaussianBlur(values, columns, rows, 2) }
}

/** Of a few places of a part: enough for a guess. */
function meanAt(
  luma: Uint8Array,
  width: number,
  height: number,
  column: number,
  row: number,
  rows: number,
): number {
  let sum = 0
  for (let place = 0; place < 16; place += 1) {
    const x = Math.floor(((column + ((place & 3) + 0.5) / 4) / columns) * width)
    const y = Math.floor(((row + ((place >> 2) + 0.5) / 4) / rows) * height)
    sum += luma[y * width + x] as number
  }
  return sum / 16
}

/** At a place of the plate, each 0 to 1; the edge's beyond its edges. */
export function nearnessAt({ columns, rows, values }: Nearness, x: number, y: number): number {
  const across = clamp(x * columns - 0.5, 0, columns - 1.001)
  const down = clamp(y * rows - 0.5, 0, rows - 1.001)
  const left = Math.floor(across)
  const top = Math.floor(down)
  const at = top * columns + left
  const [dx, dy] = [across - left, down - top]
  const upper = (values[at] as number) * (1 - dx) + (values[at + 1] as number) * dx
  const lower =
    (values[at + columns] as number) * (1 - dx) + (values[at + columns + 1] as number) * dx
  return upper * (1 - dy) + lower * dy
}
