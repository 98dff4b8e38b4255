// The backup of NextChat: a store with sessions.
import {
  dateOf,
  type Fields,
  fieldsOf,
  listOf,
  type PastConversation,
  type PastEntry,
  type PastPart,
  type PastWords,
  shortTitle,
  textOf,
  textPart,
} from './past-conversation.ts'

/** The sessions of such a backup; undefined when the file is none. */
export function nextchatSessions(file: Fields): Fields[] | undefined {
  const store = fieldsOf(file['chat-next-web-store']) ?? fieldsOf(file.state) ?? file
  if (!Array.isArray(store.sessions)) return undefined
  return store.sessions.map((session) => fieldsOf(session) ?? {})
}

/** Undefined when nobody said anything in it. */
export function readNextchat(session: Fields, words: PastWords): PastConversation | undefined {
  const mask = fieldsOf(session.mask) ?? {}
  const maskModel = textOf(fieldsOf(mask.modelConfig)?.model)
  const updatedAt = dateOf(session.lastUpdate) ?? new Date(0).toISOString()
  const entries: PastEntry[] = []
  for (const value of listOf(session.messages)) {
    const message = fieldsOf(value) ?? {}
    if (message.role === 'system' || message.isError === true) continue
    const parts = nextchatParts(message, words)
    if (parts.length === 0) continue
    const role = message.role === 'user' ? 'user' : 'assistant'
    entries.push({
      ...{ role, parts, parent: entries.length > 0 ? entries.length - 1 : null },
      model: role === 'user' ? null : (textOf(message.model) || maskModel).slice(0, 200) || null,
      // “3/5/2024, 10:00:00 AM”, as the browser wrote it.
      createdAt: dateOf(message.date) ?? entries.at(-1)?.createdAt ?? updatedAt,
    })
  }
  const [first] = entries
  if (!first) return undefined
  const createdAt = new Date(
    Math.min(Date.parse(first.createdAt), Date.parse(updatedAt)),
  ).toISOString()
  return {
    key: `nextchat:${typeof session.id === 'number' ? session.id : textOf(session.id) || createdAt}`,
    title: shortTitle(textOf(session.topic)),
    ...{ createdAt, updatedAt, entries },
    shown: entries.length - 1,
  }
}

function nextchatParts(message: Fields, words: PastWords): PastPart[] {
  if (typeof message.content === 'string') return textPart(message.content)
  return listOf(message.content).flatMap((value) => {
    const part = fieldsOf(value) ?? {}
    return part.type === 'image_url' ? textPart(words.picture('')) : textPart(textOf(part.text))
  })
}
