import sharp from 'sharp'
import { type Frame, toColours } from '../frames/frame.ts'

/** JPEG, in a buffer of its own. */
export async function writePoster(frame: Frame): Promise<Uint8Array> {
  const { width, height } = frame
  const file = sharp(toColours(frame), { raw: { width, height, channels: 3 } })
  return new Uint8Array(await file.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
}
