// Pictures as rows of red, green, blue, alpha, and the way from files to them and back.
import sharp from 'sharp'
import { ownFailure } from '../own-failure.ts'

export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

export const byteAt = (bytes: Uint8ClampedArray | Uint8Array, at: number): number =>
  bytes[at] as number
export const realAt = (plane: Float32Array, at: number): number => plane[at] as number
export const wholeAt = (plane: Int32Array, at: number): number => plane[at] as number

export const blankPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

/** With `longest`, made smaller until no side is longer. */
export async function readPixels(file: Uint8Array, longest?: number): Promise<Pixels> {
  try {
    const { data, info } = await sharp(file)
      .resize(
        longest ? { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } : {},
      )
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: clamped(data) }
  } catch (cause) {
    throw ownFailure('tools.unreadable', {}, cause)
  }
}

export const clamped = (data: Uint8Array): Uint8ClampedArray =>
  new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)

export const rawPicture = ({ width, height, data }: Pixels) =>
  sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  })

export async function resizePixels(
  picture: Pixels,
  width: number,
  height: number,
  kernel: 'lanczos3' | 'cubic' | 'nearest' = 'lanczos3',
): Promise<Pixels> {
  const data = await rawPicture(picture)
    .resize(width, height, { fit: 'fill', kernel })
    .raw()
    .toBuffer()
  return { width, height, data: clamped(data) }
}

/** PNG; without alpha where every pixel is opaque. */
export async function writePng(picture: Pixels): Promise<Uint8Array> {
  const file = rawPicture(picture)
  const bare = isOpaque(picture) ? file.removeAlpha() : file
  return new Uint8Array(await bare.png({ compressionLevel: 7 }).toBuffer())
}

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}
