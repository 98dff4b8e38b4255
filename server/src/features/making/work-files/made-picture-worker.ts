// Reads a picture that was made, in a process of the picture desk.
import { EngineError } from '@atelier/engines/errors'
import { type BareMime, barePicture } from '../../../platform/pictures/bare-picture.ts'
import { blurOf } from '../../../platform/pictures/blur-of.ts'
import { endJpeg } from '../../../platform/pictures/end-jpeg.ts'
import { loadSharp } from '../../../platform/pictures/load-sharp.ts'
import { type MadePicture, type MadePictureJob, noPicture } from './made-picture-job.ts'

/** No result is larger: 10,000 pixels a side. */
const maxPixels = 100_000_000
const thumbnailSide = 512

/** Throws EngineError `invalid` for what is no picture, or not whole. */
export async function run({ bytes, isPreview }: MadePictureJob): Promise<MadePicture | Uint8Array> {
  try {
    if (isPreview) return await shrink((await openPicture(bytes)).autoOrient(), 768, 70)
    return await readWhole(bytes)
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw noPicture(error)
  }
}

async function readWhole(given: Uint8Array): Promise<MadePicture> {
  const { bytes, mime } = await keptBytes(given).catch(async (error: unknown) => {
    const ended = await endJpeg(given, maxPixels)
    if (!ended) throw error
    return keptBytes(ended)
  })
  const image = await openPicture(bytes)
  const { width, height } = await image.metadata()
  // Reads every pixel: what is torn fails here.
  const thumbnail = await shrink(image, thumbnailSide, 75)
  return { bytes, mime, width, height, thumbnail, blur: await blurOf(thumbnail) }
}

async function openPicture(bytes: Uint8Array) {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
}

type Image = Awaited<ReturnType<typeof openPicture>>

const shrink = (image: Image, side: number, quality: number): Promise<Buffer> =>
  image
    .clone()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()

async function keptBytes(given: Uint8Array): Promise<{ bytes: Uint8Array; mime: BareMime }> {
  const image = await openPicture(given)
  const { format, orientation = 1, pages = 1 } = await image.metadata()
  const bare = barePicture(given)
  if (bare && orientation === 1 && pages === 1) return bare
  // A file that begins as one of these and does not end as one.
  if (!bare && (format === 'png' || format === 'jpeg' || format === 'webp'))
    throw noPicture(undefined)
  const upright = image.autoOrient().keepIccProfile()
  if (format === 'jpeg')
    return {
      bytes: await upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
      mime: 'image/jpeg',
    }
  if (format === 'webp' || format === 'heif')
    return { bytes: await upright.webp({ quality: 95 }).toBuffer(), mime: 'image/webp' }
  return { bytes: await upright.png().toBuffer(), mime: 'image/png' }
}
