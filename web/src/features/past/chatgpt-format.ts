// The conversations.json of ChatGPT: each a tree of messages, of which one branch was shown last.
import { chatgptParts, isHiddenMessage } from './chatgpt-message.ts'
import {
  dateOf,
  type Fields,
  fieldsOf,
  listOf,
  type PastConversation,
  type PastEntry,
  type PastWords,
  shortTitle,
  textOf,
} from './past-conversation.ts'

export const isChatgpt = (value: Fields): boolean => fieldsOf(value.mapping) !== undefined

/** `size`: how many parts the entry had there; when it has more now, another branch went on with it. */
type Placed = { at: number; role: PastEntry['role']; size: number }

/** Undefined when nobody said anything in it. */
export function readChatgpt(value: Fields, words: PastWords): PastConversation | undefined {
  const mapping = fieldsOf(value.mapping) ?? {}
  const begun = dateOf(value.create_time) ?? new Date(0).toISOString()
  const entries: PastEntry[] = []
  /** The entry that each node became, or that it went into, or that it hangs below. */
  const places = new Map<string, Placed | null>()
  for (const id of inOrder(mapping)) {
    const node = fieldsOf(mapping[id]) ?? {}
    const above = places.get(textOf(node.parent)) ?? null
    places.set(id, place(fieldsOf(node.message), above, { entries, begun, words }))
  }
  const shown = places.get(textOf(value.current_node))?.at ?? entries.length - 1
  if (entries.length === 0) return undefined
  return {
    key: `chatgpt:${textOf(value.conversation_id) || textOf(value.id) || begun}`,
    title: shortTitle(textOf(value.title)),
    createdAt: begun,
    updatedAt: dateOf(value.update_time) ?? begun,
    entries,
    shown,
  }
}

/** Adds a message: what an assistant thinks, runs and says in a row becomes one entry. */
function place(
  message: Fields | undefined,
  above: Placed | null,
  { entries, begun, words }: { entries: PastEntry[]; begun: string; words: PastWords },
): Placed | null {
  if (!message || isHiddenMessage(message)) return above
  const parts = chatgptParts(message, words)
  if (parts.length === 0) return above
  const role = fieldsOf(message.author)?.role === 'user' ? 'user' : 'assistant'
  const model = textOf(fieldsOf(message.metadata)?.model_slug).slice(0, 200) || null
  const before = above && entries[above.at]
  const goesOn = above?.role === 'assistant' && above.size === before?.parts.length
  // Only the newest entry grows: something else may hang below an older one.
  if (before && role === 'assistant' && goesOn && above.at === entries.length - 1) {
    before.parts.push(...parts)
    before.model ??= model
    return { ...above, size: before.parts.length }
  }
  entries.push({
    ...{ role, parts, parent: above?.at ?? null },
    model: role === 'user' ? null : model,
    createdAt: dateOf(message.create_time) ?? before?.createdAt ?? begun,
  })
  return { at: entries.length - 1, role, size: parts.length }
}

/** All nodes, parents before their children, each branch through before the next. */
function inOrder(mapping: Fields): string[] {
  const children = new Map<string, string[]>()
  for (const [id, value] of Object.entries(mapping)) {
    const node = fieldsOf(value)
    for (const child of listOf(node?.children)) {
      if (typeof child !== 'string' || !(child in mapping)) continue
      children.set(id, [...(children.get(id) ?? []), child])
    }
  }
  const roots = Object.keys(mapping).filter((id) => {
    const parent = fieldsOf(mapping[id])?.parent
    return typeof parent !== 'string' || !(parent in mapping)
  })
  const seen = new Set<string>()
  const waiting = roots.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(children.get(id) ?? []).toReversed())
  }
  return [...seen]
}
