// Makes a picture go on at its opposite edges: its half-shifted copy lies over it where its own seams would be.
import { smooth } from '../craft/colour.ts'
import { type Canvas, newRaster, type Raster, readCanvas, toCanvas } from '../craft/raster.ts'

export function seamless(canvas: Canvas): Canvas {
  return toCanvas(join(join(readCanvas(canvas), true), false))
}

function join(from: Raster, across: boolean): Raster {
  const { width, height } = from
  const out = newRaster(width, height)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const place = across ? x : y
      const size = across ? width : height
      const own = smooth(0, 0.24, Math.min(place, size - 1 - place) / size)
      const shifted = (place + (size >> 1)) % size
      const other = (across ? y * width + shifted : shifted * width + x) * 4
      for (let part = 0; part < 3; part += 1)
        out.data[to + part] =
          (from.data[to + part] as number) * own + (from.data[other + part] as number) * (1 - own)
      out.data[to + 3] = 255
    }
  return out
}
