// The backup of NextChat: a store with sessions.
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

/** The sessions of such a backup; undefined when the file is none. */
export function nextchatSessions(file: Fields): Fields[] | undefined {
  const store = fieldsOf(file['chat-next-web-store']) ?? fieldsOf(file.state) ?? file
  if (!Array.isArray(store.sessions)) return undefined
  return store.sessions.map((session) => fieldsOf(session) ?? {})
}

export const readNextchat: ImportReader = (session, missing) => {
  const mask = fieldsOf(session.mask) ?? {}
  const maskModel = textOf(fieldsOf(mask.modelConfig)?.model)
  missing.note('instructions', listOf(mask.context).length)
  const entries: ReadEntry[] = []
  for (const value of listOf(session.messages)) {
    const message = fieldsOf(value) ?? {}
    if (message.role === 'system') missing.note('instructions')
    else if (message.isError === true) missing.note('failed')
    if (message.role === 'system' || message.isError === true) continue
    missing.note('tool-steps', listOf(message.tools).length)
    const parts = nextchatParts(message, missing)
    if (parts.length === 0) continue
    entries.push({
      role: message.role === 'user' ? 'user' : 'assistant',
      parts,
      parent: entries.length > 0 ? entries.length - 1 : null,
      model: textOf(message.model) || maskModel || null,
      // “3/5/2024, 10:00:00 AM”, as the browser wrote it.
      createdAt: dateOf(message.date),
    })
  }
  return finishConversation({
    source: 'nextchat',
    id: typeof session.id === 'number' ? `${session.id}` : textOf(session.id),
    title: textOf(session.topic),
    created: undefined,
    updated: session.lastUpdate,
    entries,
    shown: entries.length - 1,
  })
}

function nextchatParts(message: Fields, missing: Missing): ImportedPart[] {
  if (typeof message.content === 'string') return textPart(message.content)
  return listOf(message.content).flatMap((value) => {
    const part = fieldsOf(value) ?? {}
    return part.type === 'image_url' ? textPart(missing.picture('')) : textPart(textOf(part.text))
  })
}
