// Writes pictures as PNG, in a process of its own.
import sharp from 'sharp'

/** `mask` is the size that the picture is to have as a mask. */
export type FormJob = { data: Uint8Array; mask?: { width: number; height: number } }

export async function run({ data, mask }: FormJob): Promise<Uint8Array> {
  if (!mask) return sharp(data).png().toBuffer()
  const { width, height } = mask
  const alpha = await sharp(data)
    .flatten({ background: '#000' })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .negate()
    .extractChannel(0)
    .raw()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
