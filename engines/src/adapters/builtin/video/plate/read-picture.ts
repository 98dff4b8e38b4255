// Pictures that somebody gave, as what the camera goes over.
import sharp, { type Metadata } from 'sharp'
import { EngineError } from '../../../../errors.ts'
import { filmFailure } from '../film-failure.ts'
import { homeSize, type Picture } from './plate.ts'

/** Of the shorter side, in pixels: less has nothing to move over. */
const minSide = 64
const maxPixels = 50_000_000
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'])

/**
 * Cut to the shape of a frame, as a file small enough to be kept. Throws EngineError `invalid` with the reason for what cannot be read, is
 * too small or moves.
 */
export async function cutPicture(
  data: Uint8Array,
  frame: { width: number; height: number },
): Promise<Uint8Array> {
  try {
    const file = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
    refuseUnfit(await file.metadata())
    const { width, height } = homeSize(frame.width, frame.height)
    const cut = file
      .rotate()
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .resize({ width, height, fit: 'cover' })
    return new Uint8Array(await cut.webp({ quality: 90 }).toBuffer())
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    throw filmFailure('film.unreadable', {}, cause)
  }
}

function refuseUnfit({ format, pages, width, height }: Metadata): void {
  if (!format || !formats.has(format)) throw filmFailure('film.unreadable')
  if ((pages ?? 1) > 1) throw filmFailure('film.animated')
  if (Math.min(width, height) < minSide) throw filmFailure('film.too_small', { pixels: minSide })
}

/** What `cutPicture` wrote. */
export async function readCut(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
