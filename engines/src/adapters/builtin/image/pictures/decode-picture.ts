// Encoded pictures as numbers.
import sharp from 'sharp'
import type { Raster } from '../craft/raster.ts'

/** With its longer side at most `most` pixels. Throws for what is no picture. */
export async function decodePicture(data: Uint8Array, max?: number): Promise<Raster> {
  const whole = sharp(data, { limitInputPixels: 4096 * 4096 })
    .rotate()
    .toColourspace('srgb')
  const sized = max
    ? whole.resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true })
    : whole
  const { data: bytes, info } = await sized
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length),
  }
}

export function sizeWithin(
  { width, height }: { width: number; height: number },
  max: number,
): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
