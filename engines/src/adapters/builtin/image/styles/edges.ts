// Where shapes end: how steeply the brightness changes at each pixel, and which way.
import { gaussianBlur, lumaOf, type Raster } from '../craft/raster.ts'

export type Edges = {
  /** 0 to about 1. */
  steep: Float32Array
  /** Radians across the edge. */
  angle: Float32Array
  luma: Float32Array
}

/** `soft` pixels are smoothed away before. */
export function edgesOf(raster: Raster, soft: number): Edges {
  const { width, height } = raster
  const luma = soft > 0.5 ? gaussianBlur(lumaOf(raster), width, height, soft) : lumaOf(raster)
  const steep = new Float32Array(luma.length)
  const angle = new Float32Array(luma.length)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const value = (dx: number, dy: number) => luma[at + dy * width + dx] as number
      const across =
        value(1, -1) +
        2 * value(1, 0) +
        value(1, 1) -
        value(-1, -1) -
        2 * value(-1, 0) -
        value(-1, 1)
      const down =
        value(-1, 1) +
        2 * value(0, 1) +
        value(1, 1) -
        value(-1, -1) -
        2 * value(0, -1) -
        value(1, -1)
      steep[at] = Math.hypot(across, down) / 400
      angle[at] = Math.atan2(down, across)
    }
  return { steep, angle, luma }
}
