import sharp, { type Sharp } from 'sharp'
import { ownFailure } from '../own-failure.ts'
import { type FileFormat, fileFormats } from './tool-choices.ts'

export const isFileFormat = (word: string): word is FileFormat =>
  (fileFormats as readonly string[]).includes(word)

/** JPEG knows no transparency: what is clear becomes white. `quality` 1 to 100; PNG keeps everything and has none. */
export async function encodeFile(
  file: Uint8Array,
  format: FileFormat,
  quality: number,
  longest?: number,
): Promise<Uint8Array> {
  const picture = sharp(file)
    .resize(
      longest ? { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } : {},
    )
    .toColourspace('srgb')
  try {
    return new Uint8Array(await inFormat(picture, format, quality).toBuffer())
  } catch (cause) {
    throw ownFailure('tools.unreadable', {}, cause)
  }
}

function inFormat(picture: Sharp, format: FileFormat, quality: number): Sharp {
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 9 })
    case 'jpeg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' })
    case 'webp':
      return picture.webp({ quality, effort: 4 })
    case 'avif':
      return picture.avif({ quality, effort: 3 })
  }
}
