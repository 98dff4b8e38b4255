// A picture of a few pixels, small enough to stand in a list.
import { loadSharp } from './load-sharp.ts'

/** Letters of the data URL. */
const blurLimit = 300

/** As a data URL; empty for what does not get small enough. Throws Error for what is no picture. */
export async function blurOf(picture: Uint8Array): Promise<string> {
  const sharp = await loadSharp()
  for (const side of [16, 12, 8, 4]) {
    const bytes = await sharp(picture, { failOn: 'error' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 20 })
      .toBuffer()
    const address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length <= blurLimit) return address
  }
  return ''
}
