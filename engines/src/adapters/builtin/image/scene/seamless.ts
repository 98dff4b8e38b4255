// Makes a picture go on at its opposite edges: its half-shifted copy lies over it where its own seams would be.
import { smooth } from '../craft/colour.ts'
import { type Canvas, newRaster, readCanvas, toCanvas } from '../craft/raster.ts'

export function seamless(canvas: Canvas): Canvas {
  const from = readCanvas(canvas)
  const { width, height } = from
  const out = newRaster(width, height)
  const halfX = width >> 1
  const halfY = height >> 1
  const inner = (place: number, size: number) => smooth(0, 0.3, Math.min(place, size - 1 - place) / size)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const own = inner(x, width) * inner(y, height)
      const other = (((y + halfY) % height) * width + ((x + halfX) % width)) * 4
      for (let part = 0; part < 3; part += 1)
        out.data[to + part] = (from.data[to + part] as number) * own + (from.data[other + part] as number) * (1 - own)
      out.data[to + 3] = 255
    }
  return toCanvas(out)
}
