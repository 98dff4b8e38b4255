// Exports of LibreChat: one conversation each, its messages as a list or as a tree within a tree.
import { finishConversation } from './finish-conversation.ts'
import {
  dateOf,
  type Fields,
  fieldsOf,
  type ImportReader,
  listOf,
  textOf,
} from './imported-conversation.ts'
import { librechatParts } from './librechat-message.ts'
import { growEntries } from './message-tree.ts'

const messagesOf = (value: Fields): unknown[] =>
  Array.isArray(value.messagesTree) ? value.messagesTree : listOf(value.messages)

export const isLibrechat = (value: Fields): boolean =>
  typeof value.conversationId === 'string' &&
  (Array.isArray(value.messages) || Array.isArray(value.messagesTree))

export const readLibrechat: ImportReader = (value, missing) => {
  const messages = flat(messagesOf(value))
  const nodes = [...messages].map(([id, { message, parent }]) => ({
    id,
    parent: textOf(message.parentMessageId) || parent,
    children: [],
  }))
  const { entries, places } = growEntries(nodes, (id) => {
    const message = messages.get(id)?.message ?? {}
    if (message.sender === 'System') {
      missing.note('instructions')
      return undefined
    }
    const isUser = message.isCreatedByUser === true || /^user$/i.test(textOf(message.sender))
    return {
      role: isUser ? 'user' : 'assistant',
      parts: librechatParts(message, missing),
      model: textOf(message.model) || textOf(message.sender) || null,
      createdAt: dateOf(message.createdAt),
    }
  })
  return finishConversation({
    source: 'librechat',
    id: textOf(value.conversationId),
    title: textOf(value.title),
    created: value.createdAt,
    // When it was exported is told, when it was last spoken in is not.
    updated: value.updatedAt,
    entries,
    shown: places.get([...messages.keys()].at(-1) ?? '') ?? entries.length - 1,
  })
}

type Held = { message: Fields; parent: string }

/** All messages by their names, also those that stand within others. */
function flat(list: readonly unknown[]): Map<string, Held> {
  const all = new Map<string, Held>()
  const waiting = list.map((value) => ({ value, parent: '' })).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const message = fieldsOf(next.value) ?? {}
    const id = textOf(message.messageId) || `nameless-${all.size}`
    if (all.has(id)) continue
    all.set(id, { message, parent: next.parent })
    for (const value of listOf(message.children).toReversed()) waiting.push({ value, parent: id })
  }
  return all
}
