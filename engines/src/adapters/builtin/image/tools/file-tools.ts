// Changes of the file rather than of what it shows: its type, its weight, and cutting it up.
import sharp, { type Sharp } from 'sharp'
import { EngineError } from '../../../../errors.ts'

export const formats = ['png', 'jpeg', 'webp', 'avif'] as const
export type Format = (typeof formats)[number]

const open = (data: Uint8Array): Sharp => sharp(data, { limitInputPixels: 50_000_000 }).rotate()

/** `quality` 1 to 100; PNG has none and stays whole. Types without transparency get a white ground. */
export async function convert(
  data: Uint8Array,
  format: Format,
  quality: number,
): Promise<Uint8Array> {
  const picture = open(data)
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'webp':
      return picture.webp({ quality }).toBuffer()
    case 'avif':
      return picture.avif({ quality, effort: 4 }).toBuffer()
  }
}

/** Never larger than it came: what does not get smaller is returned as it is. `longest` in pixels, 0 for no limit. */
export async function compress(
  data: Uint8Array,
  quality: number,
  longest: number,
  format: Format | 'auto',
): Promise<Uint8Array> {
  const { hasAlpha, width = 0, height = 0 } = await open(data).metadata()
  const shrinks = longest > 0 && Math.max(width, height) > longest
  const resized = shrinks
    ? await open(data).resize({ width: longest, height: longest, fit: 'inside' }).png().toBuffer()
    : data
  const made = await convert(
    resized,
    format === 'auto' ? (hasAlpha ? 'webp' : 'jpeg') : format,
    quality,
  )
  return made.length < data.length || shrinks || format !== 'auto' ? made : data
}

/** Row by row. Pieces differ by a pixel at most and leave nothing out. */
export async function slice(
  data: Uint8Array,
  rows: number,
  columns: number,
): Promise<Uint8Array[]> {
  const upright = await open(data).toBuffer()
  const { width = 0, height = 0 } = await sharp(upright).metadata()
  if (width < columns || height < rows)
    throw new EngineError('invalid', 'The picture has fewer pixels than pieces.', { untaken: true })
  const edge = (size: number, parts: number, at: number) => Math.round((size * at) / parts)
  const pieces: Uint8Array[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const left = edge(width, columns, column)
      const top = edge(height, rows, row)
      pieces.push(
        await sharp(upright)
          .extract({
            left,
            top,
            width: edge(width, columns, column + 1) - left,
            height: edge(height, rows, row + 1) - top,
          })
          .png()
          .toBuffer(),
      )
    }
  return pieces
}
