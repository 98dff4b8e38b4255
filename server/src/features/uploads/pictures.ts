// Pictures from people: judged by content, made anew, so that nothing but a picture gets through.
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/features/uploads'
import { loadSharp } from '../../platform/pictures/load-sharp.ts'
import { pictureTurns } from '../../platform/pictures/picture-turns.ts'
import type { Turns } from '../../platform/turns.ts'

/** What is taken from people. */
const uploadLimits = { bytes: uploadLimitBytes, pixels: 50_000_000 }
const longestSide = 4096

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
 * The picture encoded anew, upright, without metadata, at most 4096 pixels a side. Animated GIF and WebP keep moving; all their pixels
 * count. Throws uploads.not_a_picture, uploads.too_large.
 */
export async function remakePicture(bytes: Uint8Array, limits = uploadLimits): Promise<Picture> {
  if (bytes.byteLength > limits.bytes) throw tooLarge()
  try {
    return await pictureTurns.take(() => remake(bytes, limits.pixels))
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(error)
    throw new Failure('uploads.not_a_picture', { cause: error })
  }
}

async function remake(bytes: Uint8Array, mostPixels: number): Promise<Picture> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: mostPixels, animated: true, failOn: 'error' })
  const { format, pages = 1, hasAlpha } = await image.metadata()
  const upright = (pages > 1 ? image : image.autoOrient()).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const kind = chooseFormat(format, pages, hasAlpha)
  const { data, info } = await upright
    .toFormat(kind, kind === 'jpeg' ? { quality: 90 } : {})
    .toBuffer({ resolveWithObject: true })
  const height = pages > 1 ? Math.round(info.pageHeight ?? info.height / pages) : info.height
  return { bytes: data, mime: `image/${kind}`, width: info.width, height }
}

function chooseFormat(
  format: string | undefined,
  pages: number,
  hasAlpha: boolean | undefined,
): 'jpeg' | 'png' | 'webp' | 'gif' {
  if (pages > 1) return format === 'gif' ? 'gif' : 'webp'
  if (format === 'png' || format === 'webp') return format
  return hasAlpha ? 'png' : 'jpeg'
}
