// Pictures as OpenAI's edits want them.
import sharp from 'sharp'
import type { ImageInput } from '../../kinds/image.ts'

/** A mask that is transparent where ours is white, as large as the picture that it belongs to. */
export async function toAlphaMask(
  mask: ImageInput,
  { width, height }: Pick<ImageInput, 'width' | 'height'>,
): Promise<ImageInput> {
  const alpha = await sharp(mask.data)
    .flatten({ background: '#000' })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .negate()
    .extractChannel(0)
    .raw()
    .toBuffer()
  const data = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return { ...mask, mime: 'image/png', data, width, height }
}

export async function toPng(picture: ImageInput): Promise<ImageInput> {
  if (picture.mime === 'image/png') return picture
  return { ...picture, mime: 'image/png', data: await sharp(picture.data).png().toBuffer() }
}
