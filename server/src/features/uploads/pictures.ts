// Pictures from people: judged by content, made anew, so that nothing but a picture gets through.
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import { endJpeg } from '../../platform/pictures/end-jpeg.ts'
import { loadSharp } from '../../platform/pictures/load-sharp.ts'
import { pictureTurns } from '../../platform/pictures/picture-turns.ts'
import type { Turns } from '../../platform/turns.ts'

/** What is taken from people. Phones make pictures of 200 million pixels. */
const uploadLimits = { bytes: uploadLimitBytes, pixels: 268_000_000 }
/** Of pictures that are decoded as a whole: progressive and interlaced ones, and formats other than JPEG and PNG. */
const heldPixels = 100_000_000
const longestSide = 4096
/** What of a moving picture is read, and what is written; beyond the latter it is made smaller. */
const movingLimits = { frames: 2000, readPixels: 400_000_000, writtenPixels: 50_000_000 }

export type Picture = {
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'
  width: number
  height: number
}

const tooLarge = (cause?: unknown) =>
  new Failure('uploads.too_large', {
    values: { megabytes: uploadLimitBytes / 1024 / 1024 },
    cause,
  })

const mostWaiting = 50

/** Where very many wait already, whoever comes next is asked to come again. Throws request.too_fast. */
export function expectPictureTurn({ waiting }: Pick<Turns, 'waiting'> = pictureTurns): void {
  if (waiting() >= mostWaiting)
    throw new Failure('request.too_fast', { values: { seconds: 30 }, retryAfterS: 30 })
}

/**
 * The picture, which is read in its turn where it is not at hand, encoded anew, upright, without metadata, at most 4096 pixels a side. Animated GIF and WebP keep moving: smaller, and no
 * further than so many frames, where all their pixels are too many. A JPEG whose end alone is missing is mended. Throws
 * uploads.not_a_picture, uploads.too_large.
 */
export async function remakePicture(
  picture: Uint8Array | (() => Promise<Uint8Array>),
  limits = uploadLimits,
  moving = movingLimits,
): Promise<Picture> {
  try {
    return await pictureTurns.take(async () => {
      const bytes = typeof picture === 'function' ? await picture() : picture
      if (bytes.byteLength > limits.bytes) throw tooLarge()
      return remake(bytes, limits.pixels, moving)
    })
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(error)
    throw new Failure('uploads.not_a_picture', { cause: error })
  }
}

type MovingLimits = typeof movingLimits

async function remake(
  bytes: Uint8Array,
  mostPixels: number,
  moving: MovingLimits,
): Promise<Picture> {
  try {
    return await encode(bytes, mostPixels, moving)
  } catch (error) {
    const ended = isCutOff(error) ? await endJpeg(bytes, mostPixels) : undefined
    if (!ended) throw error
    return encode(ended, mostPixels, moving)
  }
}

const isCutOff = (error: unknown) => error instanceof Error && /premature end/i.test(error.message)

async function encode(
  bytes: Uint8Array,
  mostPixels: number,
  moving: MovingLimits,
): Promise<Picture> {
  const sharp = await loadSharp()
  const head = await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 }).metadata()
  const { format, isProgressive, width, height: frameHeight, pages = 1, hasAlpha } = head
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp')
  const isStreamed = (format === 'jpeg' || format === 'png') && !isProgressive
  if (!isStreamed && width * frameHeight > Math.min(mostPixels, heldPixels)) throw tooLarge()
  const frames = isMoving ? framesOf(width * frameHeight, pages, moving) : 1
  const image = sharp(bytes, {
    limitInputPixels: isMoving ? moving.readPixels : mostPixels,
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
