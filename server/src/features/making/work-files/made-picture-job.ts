// What is asked for a picture that was made, and what it gives: plain data, so that it can be sent.
import { EngineError } from '@atelier/engines/errors'
import type { BareMime } from '../../../platform/pictures/bare-picture.ts'

/** A preview is the small picture alone. */
export type MadePictureJob = { bytes: Uint8Array; isPreview: boolean }

export type MadePicture = {
  bytes: Uint8Array
  mime: BareMime
  width: number
  height: number
  /** WebP, at most 512 pixels a side. */
  thumbnail: Uint8Array
  blur: string
}

export const noPicture = (cause: unknown) =>
  new EngineError('invalid', 'The upstream gave something that is not a whole picture.', { cause })
