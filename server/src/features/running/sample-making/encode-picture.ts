// A picture as AVIF, as good as its share of the budget allows.
import { blurOf } from '../../../platform/pictures/blur-of.ts'
import { loadSharp } from '../../../platform/pictures/load-sharp.ts'
import type { MadeSample } from './made-sample.ts'

const defaultQuality = 46
const qualities = { least: 28, most: 52 }
/** How much a file grows with each step of quality, about: its size is multiplied by e to the power of this. */
const growth = 0.055
/** Bytes, for a picture of 640 pixels; a smaller one gets less. */
const maxBytes = 13_000

/** `side` is the most that the longer side has, in pixels. */
export async function encodePicture(picture: Uint8Array, side: number): Promise<MadeSample> {
  const sharp = await loadSharp()
  const max = maxBytes * (side / 640) ** 1.4
  const shrunk = await sharp(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const { width, height } = await sharp(shrunk).metadata()
  const encode = (quality: number) => sharp(shrunk).avif({ quality, effort: 4 }).toBuffer()
  const byDefault = await encode(defaultQuality)
  const fitting = Math.floor(
    defaultQuality + Math.log((0.95 * max) / byDefault.byteLength) / growth,
  )
  const quality = Math.min(qualities.most, Math.max(qualities.least, fitting))
  const content =
    byDefault.byteLength <= max && quality < defaultQuality + 4 ? byDefault : await encode(quality)
  return {
    content,
    about: {
      mime: 'image/avif',
      width,
      height,
      durationS: null,
      about: {},
      blur: await blurOf(shrunk),
    },
  }
}
