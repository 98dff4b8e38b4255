// What a tool of a server answered, as the model and its user are told of it.
import { z } from 'zod'
import type { ToolAnswer, ToolPart } from '../tools/chat-tools.ts'
import { structuredText } from './structured-text.ts'

/** Of the text that the model reads, in characters. */
const longestText = 50_000
const maxPictures = 8
const maxPieces = 1000

const resource = z.object({
  uri: z.string(),
  text: z.string().optional(),
  blob: z.string().optional(),
  mimeType: z.string().nullish(),
})
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image'), data: z.string() }),
  z.object({ type: z.literal('audio') }),
  z.object({ type: z.literal('resource_link'), uri: z.string(), name: z.string().nullish() }),
  z.object({ type: z.literal('resource'), resource }),
])

export const callResult = z.object({
  content: z.array(z.unknown()).default([]),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().nullish(),
})
export type CallResult = z.infer<typeof callResult>

/** Keeps a picture for its owner; undefined when it is none. */
export type KeepPicture = (bytes: Uint8Array) => Promise<ToolPart | undefined>

/** Throws with the tool's words when it says that it failed. */
export async function toToolAnswer(result: CallResult, keep: KeepPicture): Promise<ToolAnswer> {
  const words: string[] = []
  const texts: string[] = []
  const parts: ToolPart[] = []
  const show = async (data: string) => {
    const part = parts.length < maxPictures ? await keep(Buffer.from(data, 'base64')) : undefined
    if (part) parts.push(part)
    words.push(part ? '[A picture, which the user sees.]' : '[A picture that cannot be shown.]')
  }
  for (const given of result.content.slice(0, maxPieces)) {
    const read = block.safeParse(given)
    if (!read.success) continue
    const piece = read.data
    if (piece.type === 'text') {
      words.push(piece.text)
      texts.push(piece.text)
    } else if (piece.type === 'image') await show(piece.data)
    else if (piece.type === 'audio') words.push('[A sound, which is not shown.]')
    else if (piece.type === 'resource_link')
      words.push([piece.name, piece.uri].filter(Boolean).join(': '))
    else if (piece.resource.text !== undefined) words.push(piece.resource.text)
    else if (piece.resource.blob !== undefined && /^image\//.test(piece.resource.mimeType ?? ''))
      await show(piece.resource.blob)
    else words.push(piece.resource.uri)
  }
  const structured = structuredText(result.structuredContent, texts)
  if (structured) words.push(structured)
  const output = cut(words.join('\n\n').replaceAll('\u0000', '').trim())
  if (result.isError) throw new Error(output || 'The tool failed and does not say why.')
  return { output: output || 'Done. The tool says nothing.', parts }
}

const cut = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText)}\n\n(cut here)` : text
