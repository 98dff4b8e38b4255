// Makes a site's logo or icon anew, in a process of the picture desk.
import { Failure } from '@atelier/contract/errors'
import { loadSharp } from '../../../platform/pictures/load-sharp.ts'

/** What is taken: in bytes, in pixels altogether, and at least so many pixels a side. */
export type BrandLimits = { bytes: number; pixels: number; side: number }
export type BrandJob = { bytes: Uint8Array; limits: BrandLimits }
export type BrandPicture = { bytes: Uint8Array; mime: 'image/png' | 'image/webp' }

/** No screen shows one larger. */
const keptSide = 512

/** Throws sites.picture_small, uploads.not_a_picture, uploads.too_large. */
export async function run({ bytes, limits }: BrandJob): Promise<BrandPicture> {
  const sharp = await loadSharp()
  const { pixels, side } = limits
  try {
    const image = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
    const { format, width, height } = await image.metadata()
    if (Math.min(width, height) < side)
      throw new Failure('sites.picture_small', { values: { pixels: side } })
    const kind = format === 'png' || format === 'gif' ? 'png' : 'webp'
    const kept = image
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, kind === 'webp' ? { quality: 90 } : { compressionLevel: 9 })
    return { bytes: await kept.toBuffer(), mime: `image/${kind}` }
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new Failure('uploads.too_large', {
        values: { megabytes: limits.bytes / 1024 / 1024 },
      })
    throw new Failure('uploads.not_a_picture')
  }
}
