// A JPEG without its end: cameras and messengers leave the last marker out, and every browser shows the picture all the same.
import { loadSharp } from './load-sharp.ts'

const endMarker = Buffer.from([0xff, 0xd9])

/**
 * The same picture with its end; undefined for what is no JPEG, and for one of which more is missing than the marker. Decodes it once,
 * at most `mostPixels`.
 */
export async function endJpeg(file: Uint8Array, maxPixels: number): Promise<Buffer | undefined> {
  if (file[0] !== 0xff || file[1] !== 0xd8) return undefined
  const ended = Buffer.concat([file, endMarker])
  const sharp = await loadSharp()
  try {
    // A scan that stops before its last block is a warning of the decoder, and only where all of it is read: written, and thrown away.
    await sharp(ended, { limitInputPixels: maxPixels, failOn: 'warning' })
      .jpeg({ quality: 1 })
      .toBuffer()
    return ended
  } catch {
    return undefined
  }
}
