// Pictures in an answer of this dialect, in whichever field and shape a vendor puts them.
import type { ContentPieceWire, PictureWire } from './openai-compatible.wire.ts'

/** The address of a picture, of the web or `data:`; undefined where the piece is none. */
export function pictureIn(piece: PictureWire | ContentPieceWire): string | undefined {
  const named = [piece.image_url, piece.url, piece.image].map(addressIn).find(Boolean)
  if (named) return isAddress(named) ? named : undefined
  const isPicture = piece.b64_json !== undefined || piece.type?.includes('image')
  const data = piece.b64_json ?? piece.data
  if (!isPicture || typeof data !== 'string' || data === '') return undefined
  if (isAddress(data)) return data
  const mime = typeof piece.mime_type === 'string' ? piece.mime_type : 'image/png'
  return `data:${mime};base64,${data}`
}

const isAddress = (text: string): boolean => /^(?:data:image\/|https?:\/\/)/i.test(text)

/** An address alone, or in an object that has it. */
function addressIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('url' in value)) return undefined
  return typeof value.url === 'string' ? value.url : undefined
}
