// What ComfyUI tells on its line: JSON as text, and previews as bytes.
import { z } from 'zod'

export type News = {
  type: string
  promptId?: string | undefined
  step?: { node: string; value: number; max: number }
  /** The node that begins; null when there is none left. */
  node?: string | null | undefined
}

const news = z.object({
  type: z.string(),
  data: z
    .object({
      prompt_id: z.string().nullish().catch(undefined),
      node: z.string().nullable().optional().catch(undefined),
      value: z.number().nonnegative().optional().catch(undefined),
      max: z.number().positive().optional().catch(undefined),
    })
    .catch({}),
})

/** Undefined for what is no news. */
export function readNews(text: string): News | undefined {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // Somebody else's words on the line.
    return undefined
  }
  const read = news.safeParse(json)
  if (!read.success) return undefined
  const { type, data } = read.data
  const { prompt_id: promptId, node, value, max } = data
  const about = { type, promptId: promptId ?? undefined, node }
  if (type !== 'progress' || value === undefined || max === undefined) return about
  return { ...about, step: { node: node ?? '', value, max } }
}

const lastWords = ['execution_success', 'execution_error', 'execution_interrupted']

export const isOver = ({ type, node }: News): boolean =>
  lastWords.includes(type) || (type === 'executing' && node === null)

const previewEvent = 1
const pictureFormats = [1, 2]

/** The picture as far as it is, JPEG or PNG; undefined for other bytes. */
export function previewIn(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.byteLength <= 8) return undefined
  const head = new DataView(bytes.buffer, bytes.byteOffset, 8)
  const isPreview = head.getUint32(0) === previewEvent && pictureFormats.includes(head.getUint32(4))
  return isPreview ? bytes.slice(8) : undefined
}
