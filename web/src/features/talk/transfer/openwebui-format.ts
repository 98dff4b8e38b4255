// Exports of Open WebUI: chats with a history that is a tree of messages.
import { finishConversation } from './finish-conversation.ts'
import {
  dateOf,
  type Fields,
  fieldsOf,
  type ImportReader,
  listOf,
  textOf,
} from './imported-conversation.ts'
import { growEntries } from './message-tree.ts'
import { openwebuiParts } from './openwebui-message.ts'

/** The chat of a row as the server exports it, or that chat alone as older ones saved it. */
const chatOf = (value: Fields): Fields => fieldsOf(value.chat) ?? value

export const isOpenwebui = (value: Fields): boolean => {
  const chat = chatOf(value)
  return (
    fieldsOf(fieldsOf(chat.history)?.messages) !== undefined ||
    (value !== chat && Array.isArray(chat.messages))
  )
}

export const readOpenwebui: ImportReader = (value, missing) => {
  const chat = chatOf(value)
  const history = fieldsOf(chat.history) ?? {}
  const messages = fieldsOf(history.messages) ?? inARow(listOf(chat.messages))
  const nodes = Object.entries(messages).map(([id, message]) => {
    const { parentId, childrenIds } = fieldsOf(message) ?? {}
    return { id, parent: textOf(parentId), children: listOf(childrenIds).map(textOf) }
  })
  const { entries, places } = growEntries(nodes, (id) => {
    const message = fieldsOf(messages[id]) ?? {}
    if (message.role === 'system') {
      missing.note('instructions')
      return undefined
    }
    return {
      role: message.role === 'user' ? 'user' : 'assistant',
      parts: openwebuiParts(message, missing),
      model: textOf(message.modelName) || textOf(message.model) || null,
      createdAt: dateOf(message.timestamp),
    }
  })
  return finishConversation({
    source: 'openwebui',
    id: textOf(value.id) || textOf(chat.id),
    title: textOf(value.title) || textOf(chat.title),
    created: value.created_at ?? chat.timestamp,
    updated: value.updated_at ?? chat.timestamp,
    entries,
    shown: places.get(textOf(history.currentId)) ?? entries.length - 1,
  })
}

/** The oldest chats are a list in which each follows the one before. */
const inARow = (list: readonly unknown[]): Fields =>
  Object.fromEntries(
    list.map((message, at) => [
      `${at}`,
      { ...fieldsOf(message), parentId: at > 0 ? `${at - 1}` : null, childrenIds: [] },
    ]),
  )
