// Pictures as files: read into canvases, written from them.
import sharp, { type Sharp } from 'sharp'
import { EngineError } from '../../../../errors.ts'
import type { ImageInput } from '../../../../kinds/image.ts'
import {
  type Canvas,
  newRaster,
  type Raster,
  readCanvas,
  resize,
  toCanvas,
} from '../craft/raster.ts'

/** Whole and upright; no larger than `longest` on its longer side. */
export async function readPicture(data: Uint8Array, longest = 4096): Promise<Raster> {
  try {
    const { data: pixels, info } = await sharp(data, { limitInputPixels: 50_000_000 })
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      ...newRaster(1, 1),
      width: info.width,
      height: info.height,
      data: new Uint8ClampedArray(pixels),
    }
  } catch (cause) {
    throw new EngineError('invalid', 'The picture cannot be read.', { cause, untaken: true })
  }
}

export const findPictures = (
  pictures: readonly ImageInput[],
  role: ImageInput['role'],
): ImageInput[] => pictures.filter((picture) => picture.role === role)

export function firstPicture(
  pictures: readonly ImageInput[],
  role: ImageInput['role'],
): ImageInput {
  const found = pictures.find((picture) => picture.role === role)
  if (!found) throw new EngineError('invalid', `A ${role} picture is needed.`, { untaken: true })
  return found
}

/** White on black, as a weight of 0 to 1 for each pixel of that size. What is transparent is black. */
export async function readMask(
  data: Uint8Array,
  width: number,
  height: number,
): Promise<Float32Array> {
  const raster = await readPicture(data)
  const fitted = readCanvas(resize(toCanvas(raster), width, height))
  const mask = new Float32Array(width * height)
  for (let at = 0; at < mask.length; at += 1)
    mask[at] = ((fitted.data[at * 4] as number) / 255) * ((fitted.data[at * 4 + 3] as number) / 255)
  return mask
}

export async function toPng(picture: Raster | Canvas): Promise<Uint8Array> {
  const raster = 'getContext' in picture ? readCanvas(picture) : picture
  return encode(raster).png({ compressionLevel: 6 }).toBuffer()
}

/** Pixels for sharp; without the alpha that says nothing. */
function encode({ data, width, height }: Raster): Sharp {
  const pixels = sharp(Buffer.from(data.buffer, data.byteOffset, data.length), {
    raw: { width, height, channels: 4 },
  })
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return pixels
  return pixels.removeAlpha()
}

/** A small picture for those who wait. */
export async function toPreview(canvas: Canvas): Promise<Uint8Array> {
  const share = Math.min(1, 320 / Math.max(canvas.width, canvas.height))
  const small = resize(
    canvas,
    Math.max(1, Math.round(canvas.width * share)),
    Math.max(1, Math.round(canvas.height * share)),
  )
  return small.encode('webp', 70)
}
