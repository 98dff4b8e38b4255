// More picture at its sides.
import { EngineError } from '../../../../errors.ts'
import { clamp } from '../craft/colour.ts'
import { newRaster, type Raster } from '../craft/raster.ts'
import { fillHole } from './fill-hole.ts'

export type Sides = { left: number; right: number; up: number; down: number }

export function extend(
  raster: Raster,
  sides: Sides,
  seed: number,
  report: (share: number) => void,
): Raster {
  const width = raster.width + sides.left + sides.right
  const height = raster.height + sides.up + sides.down
  if (width === raster.width && height === raster.height)
    throw new EngineError('invalid', 'Say on which side there shall be more picture.', {
      untaken: true,
    })
  if (Math.max(width, height) > 4096)
    throw new EngineError('invalid', 'The extended picture would be larger than 4096 pixels.', {
      untaken: true,
    })
  const wide = newRaster(width, height)
  const mask = new Float32Array(width * height)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 1) {
      const fromX = mirrored(x - sides.left, raster.width)
      const fromY = mirrored(y - sides.up, raster.height)
      const from = (fromY * raster.width + fromX) * 4
      for (let part = 0; part < 4; part += 1)
        wide.data[to * 4 + part] = raster.data[from + part] as number
      const inside =
        x >= sides.left &&
        x < sides.left + raster.width &&
        y >= sides.up &&
        y < sides.up + raster.height
      mask[to] = inside ? 0 : 1
    }
  const filled = fillHole(wide, mask, seed, report)
  easeSeam(filled, wide, mask)
  return filled
}

const mirrored = (place: number, size: number): number => {
  const period = Math.max(1, 2 * size - 2)
  const within = ((place % period) + period) % period
  return clamp(within < size ? within : period - within, 0, size - 1)
}

/** Close to the old edge the fill takes over from the mirrored picture, which fits there without a step. */
function easeSeam(filled: Raster, wide: Raster, mask: Float32Array): void {
  const { width, height } = filled
  const band = Math.max(4, Math.round(Math.min(width, height) * 0.012))
  const away = new Int16Array(width * height).fill(band)
  for (let at = 0; at < away.length; at += 1) if (!mask[at]) away[at] = 0
  for (const way of [1, -1])
    for (let step = 0; step < away.length; step += 1) {
      const at = way > 0 ? step : away.length - 1 - step
      const x = at % width
      const beside = x - way >= 0 && x - way < width ? (away[at - way] as number) : band
      const before = at - way * width
      const above = before >= 0 && before < away.length ? (away[before] as number) : band
      away[at] = Math.min(away[at] as number, beside + 1, above + 1)
    }
  for (let at = 0; at < away.length; at += 1) {
    if (!mask[at] || (away[at] as number) >= band) continue
    const share = (away[at] as number) / band
    for (let part = 0; part < 3; part += 1)
      filled.data[at * 4 + part] =
        (wide.data[at * 4 + part] as number) * (1 - share) +
        (filled.data[at * 4 + part] as number) * share
  }
}
