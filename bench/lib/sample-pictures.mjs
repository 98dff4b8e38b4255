// Pictures for works that nobody made: small, of several shapes, no two alike.
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const kinds = 24

/** A picture of soft blots as WebP, at most 512 px a side. */
async function picture(at) {
  const noise = Buffer.alloc(16 * 16 * 3)
  for (let i = 0; i < noise.length; i++) noise[i] = (i * 97 + at * 61 + ((i * at) % 53) * 29) % 256
  const [width, height] = [
    [512, 512],
    [384, 512],
    [512, 384],
    [512, 288],
    [341, 512],
  ][at % 5]
  return sharp(noise, { raw: { width: 16, height: 16, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .webp({ quality: 75 })
    .toBuffer()
}

/** Resolves with `kinds` pictures and what stands for them until they come. */
export async function samplePictures() {
  const pictures = await Promise.all(Array.from({ length: kinds }, (_, at) => picture(at)))
  const blurs = await Promise.all(
    pictures.map(async (bytes) => {
      const small = await sharp(bytes).resize(16, 16, { fit: 'inside' }).webp({ quality: 20 })
      return `data:image/webp;base64,${(await small.toBuffer()).toString('base64')}`
    }),
  )
  return { pictures, blurs }
}

/** Puts the pictures in turn where a server looks for these files of works. */
export function storePictures(dataDir, fileIds, pictures) {
  const folder = join(dataDir, 'files/works')
  mkdirSync(folder, { recursive: true })
  const sources = pictures.map((bytes, at) => {
    const path = join(folder, `source-${at}`)
    writeFileSync(path, bytes)
    return path
  })
  const made = new Set()
  for (const [at, id] of fileIds.entries()) {
    const own = join(folder, id.slice(0, 2))
    if (!made.has(own)) mkdirSync(own, { recursive: true })
    made.add(own)
    for (const name of [id, `${id}-thumb`]) linkSync(sources[at % sources.length], join(own, name))
  }
  for (const path of sources) rmSync(path)
}
