// Pictures as OpenAI's edits want them.
import type { ImageInput } from '../../kinds/image.ts'

/** Loaded with the first picture: most servers send none. */
const loadSharp = async () => (await import('sharp')).default

/** A mask that is transparent where ours is white, as large as the picture that it belongs to. */
export async function toAlphaMask(
  mask: ImageInput,
  { width, height }: Pick<ImageInput, 'width' | 'height'>,
): Promise<ImageInput> {
  const sharp = await loadSharp()
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
  const sharp = await loadSharp()
  return { ...picture, mime: 'image/png', data: await sharp(picture.data).png().toBuffer() }
}
