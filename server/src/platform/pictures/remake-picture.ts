// Pictures from people: judged by content, made again, so that nothing but a picture gets through.
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import { EngineError } from '@atelier/engines/errors'
import { comeAgain } from '../come-again.ts'
import { pictureStudio } from './picture-desk.ts'
import type { MovingLimits, Picture, PictureLimits, RemakeJob } from './remade-picture.ts'

export type { Picture } from './remade-picture.ts'

const worker = new URL('./remake-worker.ts', import.meta.url)

/** What is taken from people. Phones make pictures of 200 million pixels. */
const uploadLimits = { bytes: uploadLimitBytes, pixels: 268_000_000 }
/** What of a moving picture is read, and what is written; beyond the latter it is made smaller. */
const movingLimits = { frames: 2000, readPixels: 400_000_000, writtenPixels: 50_000_000 }

const tooLarge = () =>
  new Failure('uploads.too_large', { values: { megabytes: uploadLimitBytes / 1024 / 1024 } })

const maxWaiting = 50

/** Where very many wait already, whoever comes next is asked to come again. Throws request.too_fast. */
export function expectPictureTurn({
  waiting,
}: Pick<typeof pictureStudio, 'waiting'> = pictureStudio): void {
  if (waiting() >= maxWaiting) throw comeAgain('request.too_fast', 30)
}

/**
 * The picture, which is read in its turn where it is not at hand, re-encoded, upright, without metadata, at most
 * 4096 pixels a side. Animated GIF and WebP keep moving: smaller, and no further than so many frames, where all their pixels are too many.
 * A JPEG whose end alone is missing is mended. Throws uploads.not_a_picture, uploads.too_large.
 */
export async function remakePicture(
  picture: Uint8Array | (() => Promise<Uint8Array>),
  {
    limits = uploadLimits,
    moving = movingLimits,
    person,
  }: { limits?: PictureLimits; moving?: MovingLimits; person?: number } = {},
): Promise<Picture> {
  const make = async (): Promise<RemakeJob> => {
    const bytes = typeof picture === 'function' ? await picture() : picture
    if (bytes.byteLength > limits.bytes) throw tooLarge()
    return { bytes, limits, moving }
  }
  try {
    return await pictureStudio.run(worker, make, person)
  } catch (error) {
    // What breaks its reader, or takes it longer than any picture may, is none.
    if (error instanceof EngineError) throw new Failure('uploads.not_a_picture', { cause: error })
    throw error
  }
}
