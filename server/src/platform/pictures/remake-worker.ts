// Makes a picture of somebody's again, in a process of the picture desk.
import { Failure } from '@atelier/contract/errors'
import { endJpeg } from './end-jpeg.ts'
import { loadSharp } from './load-sharp.ts'
import type { MovingLimits, Picture, PictureLimits, RemakeJob } from './remade-picture.ts'

/** Of pictures that are decoded as a whole: progressive and interlaced ones, and formats other than JPEG and PNG. */
const heldPixels = 100_000_000
const longestSide = 4096

const tooLarge = ({ bytes }: PictureLimits) =>
  new Failure('uploads.too_large', { values: { megabytes: bytes / 1024 / 1024 } })

/** Throws uploads.not_a_picture, uploads.too_large. */
export async function run({ bytes, limits, moving }: RemakeJob): Promise<Picture> {
  try {
    return await remake(bytes, limits, moving)
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(limits)
    throw new Failure('uploads.not_a_picture')
  }
}

async function remake(
  bytes: Uint8Array,
  limits: PictureLimits,
  moving: MovingLimits,
): Promise<Picture> {
  try {
    return await encode(bytes, limits, moving)
  } catch (error) {
    const ended = isCutOff(error) ? await endJpeg(bytes, limits.pixels) : undefined
    if (!ended) throw error
    return encode(ended, limits, moving)
  }
}

const isCutOff = (error: unknown) => error instanceof Error && /premature end/i.test(error.message)

async function encode(
  bytes: Uint8Array,
  limits: PictureLimits,
  moving: MovingLimits,
): Promise<Picture> {
  const maxPixels = limits.pixels
  const sharp = await loadSharp()
  const head = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 }).metadata()
  const { format, isProgressive, width, height: frameHeight, pages = 1, hasAlpha } = head
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp')
  const isStreamed = (format === 'jpeg' || format === 'png') && !isProgressive
  if (!isStreamed && width * frameHeight > Math.min(maxPixels, heldPixels)) throw tooLarge(limits)
  const frames = isMoving ? framesOf(width * frameHeight, pages, moving) : 1
  const image = sharp(bytes, {
    limitInputPixels: isMoving ? moving.readPixels : maxPixels,
    failOn: 'error',
    pages: frames,
  })
  const scale = Math.min(1, Math.sqrt(moving.writtenPixels / (width * frameHeight * frames)))
  const fitting = isMoving
    ? { width: fitted(width, scale), height: fitted(frameHeight, scale) }
    : { width: longestSide, height: longestSide }
  const upright = (isMoving ? image : image.autoOrient()).resize({
    ...fitting,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const kind = chooseFormat(format, isMoving, hasAlpha)
  const { data, info } = await upright
    .toFormat(kind, kind === 'jpeg' ? { quality: 90 } : {})
    .toBuffer({ resolveWithObject: true })
  const height = frames > 1 ? Math.round(info.pageHeight ?? info.height / frames) : info.height
  return { bytes: data, mime: `image/${kind}`, width: info.width, height }
}

const framesOf = (pixels: number, pages: number, { frames, readPixels }: MovingLimits): number =>
  Math.max(1, Math.min(pages, frames, Math.floor(readPixels / pixels)))

const fitted = (side: number, scale: number): number =>
  Math.max(1, Math.min(longestSide, Math.floor(side * scale)))

function chooseFormat(
  format: string | undefined,
  isMoving: boolean,
  hasAlpha: boolean | undefined,
): 'jpeg' | 'png' | 'webp' | 'gif' {
  if (isMoving) return format === 'gif' ? 'gif' : 'webp'
  if (format === 'png' || format === 'webp') return format
  return hasAlpha ? 'png' : 'jpeg'
}
