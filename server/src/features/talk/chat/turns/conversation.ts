// What a model is sent of a conversation: the branch that leads to the prompt, cut to what fits.
import { estimateTokens, pictureTokens } from '@atelier/contract/estimate-tokens'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { ChatImage, ChatTurn } from '@atelier/engines/kinds/chat'
import { chartToolName } from '../tools/chart-tool.ts'

export type Told = { role: 'user' | 'assistant'; parts: readonly MessagePart[] }

export type ReadPicture = (
  address: string,
) => Promise<{ bytes: Uint8Array; mime: string } | undefined>

/** What a model is told of a file in the message that it came with. */
const documentNote = (title: string) => `(File: ${title})`

/** About how many tokens a message is. */
export function tokensOf(told: Told): number {
  let tokens = 4
  for (const part of told.parts) {
    if (part.type === 'text') tokens += estimateTokens(part.text)
    else if (part.type === 'image') tokens += pictureTokens
    else if (part.type === 'document') tokens += estimateTokens(documentNote(part.title))
    else if (part.type === 'tool-call') tokens += estimateTokens(part.input)
    else if (part.type === 'tool-result') tokens += estimateTokens(part.output)
  }
  return tokens
}

/** The end of a conversation that fits into so many tokens; the last is always kept, and a user speaks first. */
export function fitContext(conversation: readonly Told[], tokens: number): readonly Told[] {
  let left = tokens
  let from = conversation.length
  while (from > 0) {
    const told = conversation[from - 1]
    left -= told ? tokensOf(told) : 0
    if (left < 0 && from < conversation.length) break
    from--
  }
  while (from < conversation.length - 1 && conversation[from]?.role !== 'user') from++
  return conversation.slice(from)
}

type TellOptions = {
  vision: boolean
  /** Whether files that went with a message are named; so when absent. */
  namesFiles?: boolean
  readPicture: ReadPicture
}

/** The conversation as engines take it. Pictures go along when the model sees; thinking and sources never do. */
export async function toTurns(
  conversation: readonly Told[],
  options: TellOptions,
): Promise<ChatTurn[]> {
  const turns: ChatTurn[] = []
  // What the model has made itself: most take pictures from the user alone.
  let made: readonly MessagePart[] = []
  for (const told of conversation) {
    const isUser = told.role === 'user'
    const turn = isUser ? await userTurn(told, made, options) : assistantTurn(told)
    made = isUser ? [] : told.parts.filter(({ type }) => type === 'image')
    if (turn.parts.length) turns.push(turn)
  }
  return turns
}

async function userTurn(
  told: Told,
  made: readonly MessagePart[],
  { vision, namesFiles = true, readPicture }: TellOptions,
): Promise<Extract<ChatTurn, { role: 'user' }>> {
  const parts: ({ type: 'text'; text: string } | ChatImage)[] = []
  let unseen = false
  if (vision && made.length > 0 && namesFiles) {
    parts.push({ type: 'text', text: madeNote })
    parts.push(...(await readAll(made, readPicture)))
  }
  for (const part of told.parts) {
    if (part.type === 'text') parts.push({ type: 'text', text: part.text })
    if (part.type === 'document' && namesFiles)
      parts.push({ type: 'text', text: documentNote(part.title) })
    if (part.type !== 'image') continue
    const picture = vision ? await readPicture(part.url) : undefined
    if (picture) parts.push({ type: 'image', mime: picture.mime, data: picture.bytes })
    else unseen = true
  }
  if (unseen && namesFiles) parts.push({ type: 'text', text: unseenNote })
  return { role: 'user', parts }
}

const madeNote = '(This is what you made last:)'

async function readAll(
  pictures: readonly MessagePart[],
  readPicture: ReadPicture,
): Promise<ChatImage[]> {
  const images: ChatImage[] = []
  for (const part of pictures) {
    const read = part.type === 'image' ? await readPicture(part.url) : undefined
    if (read) images.push({ type: 'image', mime: read.mime, data: read.bytes })
  }
  return images
}

/** Without it a turn of pictures alone would be empty, and the answer to it would follow another answer. */
const unseenNote = '(A picture was sent here that you cannot see.)'

type AssistantParts = Extract<ChatTurn, { role: 'assistant' }>['parts']

/** What a model is told of a picture that was drawn by another one. */
const workNote = '(A picture was drawn here.)'

/** What stands in its place in the answer that made it. */
const pictureNote = '(You made a picture here.)'

/** What a model is told of a chart whose call it does not see. */
const chartNote = (title: string) => `(A chart was shown here: ${title})`

function assistantTurn(told: Told): Extract<ChatTurn, { role: 'assistant' }> {
  const answered = new Set(
    told.parts.flatMap((part) => (part.type === 'tool-result' ? [part.callId] : [])),
  )
  const isToldOfCharts = told.parts.some(
    (part) => part.type === 'tool-result' && part.name === chartToolName,
  )
  const parts: AssistantParts = []
  for (const part of told.parts) {
    if (part.type === 'text' && part.text) parts.push({ type: 'text', text: part.text })
    else if (part.type === 'image') parts.push({ type: 'text', text: pictureNote })
    // A picture that a tool asked for is told of by its result.
    else if (part.type === 'work' && answered.size === 0)
      parts.push({ type: 'text', text: workNote })
    // A call whose result never came would be refused by the upstream.
    else if (part.type === 'chart') {
      if (!isToldOfCharts) parts.push({ type: 'text', text: chartNote(part.chart.title) })
    } else if (part.type === 'tool-call' && answered.has(part.callId)) {
      const { consent: _, ...call } = part
      parts.push(call)
    } else if (part.type === 'tool-result') {
      const { durationMs: _, failed, ...result } = part
      parts.push({ ...result, ...(failed ? { failed } : {}) })
    }
  }
  return { role: 'assistant', parts }
}
