// Where a picture has lines: the difference of two blurs of its light. 0 (none) to 1.
import { clamp } from '../craft/colour.ts'
import { gaussianBlur, lumaOf, type Raster } from '../craft/raster.ts'

export function findEdges(raster: Raster, sigma: number, gain: number): Float32Array {
  const { width, height } = raster
  const luma = lumaOf(raster)
  const near = gaussianBlur(luma, width, height, sigma)
  const far = gaussianBlur(luma, width, height, sigma * 2.2)
  const edges = new Float32Array(luma.length)
  for (let at = 0; at < edges.length; at += 1)
    edges[at] = clamp(((far[at] as number) - (near[at] as number) - 0.7) * gain * 0.1)
  return edges
}

/** How steep the light is, and which way it rises. */
export function slopes(
  luma: Float32Array,
  width: number,
  height: number,
): { x: Float32Array; y: Float32Array } {
  const x = new Float32Array(luma.length)
  const y = new Float32Array(luma.length)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const left = column > 0 ? at - 1 : at
      const right = column < width - 1 ? at + 1 : at
      const up = row > 0 ? at - width : at
      const down = row < height - 1 ? at + width : at
      x[at] = (luma[right] as number) - (luma[left] as number)
      y[at] = (luma[down] as number) - (luma[up] as number)
    }
  return { x, y }
}
