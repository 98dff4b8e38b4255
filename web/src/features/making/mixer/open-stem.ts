// Stems out of files on a server: decoded as they are read, by range; where the browser cannot do that, whole at once.
import { openWholeStem } from './open-whole-stem.ts'
import type { OpenStem } from './stem-source.ts'

/** Rejects when the file cannot be had, or has no sound that the browser can decode. */
export async function openStem(url: string): Promise<OpenStem> {
  if (typeof AudioDecoder === 'undefined') return openWholeStem(url)
  const { decodeStem } = await import('./decode-stem.ts')
  return (await decodeStem(url)) ?? openWholeStem(url)
}
