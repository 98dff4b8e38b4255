// Pictures as text, in both directions.
import { EngineError } from './errors.ts'
import type { ImageInput } from './kinds/image.ts'

export const toBase64 = ({ data }: Pick<ImageInput, 'data'>): string =>
  Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')

export const toDataUrl = (picture: { mime: string; data: Uint8Array }): string =>
  `data:${picture.mime};base64,${toBase64(picture)}`

/** The bytes of base64, with or without the head of a data URL. Throws EngineError `cut` when there are none. */
export function fromBase64(text: string): Uint8Array {
  const data = Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64')
  if (data.length === 0)
    throw new EngineError('nothing', 'The upstream answered with a picture that holds nothing.')
  return data
}
