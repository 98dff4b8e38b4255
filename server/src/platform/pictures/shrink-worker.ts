import { loadSharp } from './load-sharp.ts'
import type { Shrunk } from './shrink-picture.ts'

export async function run({
  bytes,
  requests,
}: {
  bytes: Uint8Array
  requests: readonly Shrunk[]
}): Promise<Uint8Array[]> {
  const sharp = await loadSharp()
  const made: Uint8Array[] = []
  for (const { side, quality } of requests) {
    const picture = sharp(bytes)
    if (side) picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    made.push(await picture.webp({ quality }).toBuffer())
  }
  return made
}
