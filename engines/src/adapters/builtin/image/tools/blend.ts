// One picture of several: each leads where a slow noise says so, all in common colours, painted over as one.
import { createNoise } from '../craft/noise.ts'
import { type Canvas, newRaster, type Raster, toCanvas } from '../craft/raster.ts'
import { mainColours } from '../styles/few-colours.ts'
import { paintStrokes } from '../styles/strokes.ts'
import { cover, tone } from './repaint.ts'

export function blendPictures(
  pictures: readonly Raster[],
  size: { width: number; height: number },
  seed: number,
): Canvas {
  const fitted = pictures.map((picture) => cover(picture, size.width, size.height))
  const common = fitted.flatMap((picture) => mainColours(picture, 4)).map(({ colour }) => colour)
  const sorted = common.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2])
  const noises = fitted.map((_, at) => createNoise(seed, `blend ${at}`))
  const mixed = newRaster(size.width, size.height)
  const unit = Math.max(size.width, size.height)
  const shares = new Float64Array(fitted.length)
  for (let y = 0, to = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, to += 4) {
      let sum = 0
      for (const [at, noise] of noises.entries()) {
        const { data } = fitted[at] as Raster
        const light =
          ((data[to] as number) + (data[to + 1] as number) + (data[to + 2] as number)) / 765
        shares[at] = Math.exp(
          noise.fbm((x / unit) * 2.4, (y / unit) * 2.4, 3) * 7 + Math.abs(light - 0.5) * 1.6,
        )
        sum += shares[at] as number
      }
      for (const [at, picture] of fitted.entries())
        for (let part = 0; part < 3; part += 1)
          mixed.data[to + part] =
            (mixed.data[to + part] as number) +
            ((picture.data[to + part] as number) * (shares[at] as number)) / sum
      mixed.data[to + 3] = 255
    }
  const toned = tone(mixed, sorted, 0.4)
  return paintStrokes(
    toCanvas(toned),
    { coats: [22, 11, 5.5], long: 3.4, stray: 0.28, relief: 0.8 },
    seed,
  )
}
