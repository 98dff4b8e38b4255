// A picture's file without all that is not the picture: words, places, dates, thumbnails, and whatever was hung on behind it. Pixels and
// colours stay as they are. What does not hold to its format to the end is not there for us.
import { bareJpeg } from './bare-jpeg.ts'
import { barePng } from './bare-png.ts'
import { bareWebp } from './bare-webp.ts'

export type BareMime = 'image/png' | 'image/jpeg' | 'image/webp'

/** Undefined for other formats, and for a file that is torn. */
export function barePicture(file: Uint8Array): { bytes: Buffer; mime: BareMime } | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  for (const [mime, strip] of formats) {
    const bare = strip(bytes)
    if (bare) return { bytes: bare, mime }
  }
  return undefined
}

const formats: readonly [BareMime, (bytes: Buffer) => Buffer | undefined][] = [
  ['image/png', barePng],
  ['image/jpeg', bareJpeg],
  ['image/webp', bareWebp],
]
