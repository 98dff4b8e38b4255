// A picture as an upstream made it: believed only as far as it could be decoded.
import { EngineError } from '@atelier/engines/errors'
import { pictureStudio } from '../../../platform/pictures/picture-desk.ts'
import { type MadePicture, type MadePictureJob, noPicture } from './made-picture-job.ts'

const worker = new URL('./made-picture-worker.ts', import.meta.url)

/**
 * A picture as it is to be kept: the upstream's own bytes without anything beside the picture where the format is one of the web (PNG,
 * JPEG, WebP), else the same pixels as PNG, or as WebP for AVIF. Throws EngineError `invalid` for what is no picture, or not whole.
 */
export const readMadePicture = (bytes: Uint8Array, person?: number): Promise<MadePicture> =>
  read({ bytes, isPreview: false }, person)

/** The small picture alone, for what will be thrown away soon. Throws EngineError `invalid`. */
export const readPreviewPicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  read({ bytes, isPreview: true })

async function read<Made>(job: MadePictureJob, person?: number): Promise<Made> {
  try {
    return await pictureStudio.run(worker, job, person)
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'invalid') throw error
    throw noPicture(error)
  }
}
