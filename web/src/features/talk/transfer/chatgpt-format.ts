// The conversations.json of ChatGPT: each a tree of messages, of which one branch was shown last.
import { type Canvas, canvasAfter, isCanvasCall } from './chatgpt-canvas.ts'
import { chatgptParts, isHiddenMessage } from './chatgpt-message.ts'
import { finishConversation, type ReadEntry } from './finish-conversation.ts'
import {
  dateOf,
  type Fields,
  fieldsOf,
  type ImportedPart,
  type ImportReader,
  listOf,
  type Missing,
  textOf,
  textPart,
} from './imported-conversation.ts'
import { inOrder } from './message-tree.ts'

export const isChatgpt = (value: Fields): boolean => fieldsOf(value.mapping) !== undefined

/** Where a node of the tree stands among the entries. */
type Placed = {
  /** The entry that it became or hangs below; -1 for none. */
  at: number
  /** How many parts the entry had there; when it has more now, another branch went on with it. */
  size: number
  /** The document beside the conversation as it was there. */
  canvas: Canvas | undefined
}

const nowhere: Placed = { at: -1, size: 0, canvas: undefined }

export const readChatgpt: ImportReader = (value, missing) => {
  const mapping = fieldsOf(value.mapping) ?? {}
  const nodes = Object.entries(mapping).map(([id, node]) => {
    const { parent, children } = fieldsOf(node) ?? {}
    return { id, parent: textOf(parent), children: listOf(children).map(textOf) }
  })
  const entries: ReadEntry[] = []
  const places = new Map<string, Placed>()
  for (const { id, parent } of inOrder(nodes)) {
    const above = (parent !== undefined && places.get(parent)) || nowhere
    const message = fieldsOf(fieldsOf(mapping[id])?.message)
    places.set(id, message ? place(message, above, { entries, missing }) : above)
  }
  return finishConversation({
    source: 'chatgpt',
    id: textOf(value.conversation_id) || textOf(value.id),
    title: textOf(value.title),
    created: value.create_time,
    updated: value.update_time,
    entries,
    shown: places.get(textOf(value.current_node))?.at ?? entries.length - 1,
  })
}

type Means = { entries: ReadEntry[]; missing: Missing }

/** Adds a message: what an assistant thinks, runs and says in a row becomes one entry. */
function place(message: Fields, above: Placed, { entries, missing }: Means): Placed {
  if (isHiddenMessage(message)) {
    if (saysSomething(message)) missing.note('instructions')
    return above
  }
  const role = fieldsOf(message.author)?.role === 'user' ? 'user' : 'assistant'
  const before = entries[above.at]
  // Only the newest entry grows: something else may hang below an older one.
  const goesOn =
    role === 'assistant' &&
    before?.role === 'assistant' &&
    above.at === entries.length - 1 &&
    above.size === before.parts.length
  const drawn = isCanvasCall(textOf(message.recipient))
    ? canvasAfter(message, above.canvas)
    : undefined
  const canvas = drawn?.canvas ?? above.canvas
  const known: readonly ImportedPart[] = goesOn ? before.parts : []
  const parts = drawn ? textPart(drawn.wrote) : chatgptParts(message, known, missing)
  if (parts.length === 0) return { ...above, canvas }
  const model = textOf(fieldsOf(message.metadata)?.model_slug) || null
  if (goesOn) {
    before.parts.push(...parts)
    before.model ??= model
    return { at: above.at, size: before.parts.length, canvas }
  }
  entries.push({
    role,
    parts,
    model,
    parent: above.at < 0 ? null : above.at,
    createdAt: dateOf(message.create_time),
  })
  return { at: entries.length - 1, size: parts.length, canvas }
}

const saysSomething = ({ content }: Fields): boolean => {
  const { parts, text, content_type: type } = fieldsOf(content) ?? {}
  return Boolean(textOf(text)) || listOf(parts).some(Boolean) || /context$/.test(textOf(type))
}
