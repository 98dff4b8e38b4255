// A drawing that the server has not taken yet, as messages of the conversation that asked for it.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { LogItem } from '../compose-log.ts'

export const pendingKeys = (askedAt: number) =>
  [`drawing-${askedAt}-prompt`, `drawing-${askedAt}-answer`] as const

export function pendingItems(parts: readonly MessagePart[], askedAt: number): LogItem[] {
  const prompt: Entry = {
    id: -1,
    role: 'user',
    text: plainText(parts),
    parts: [...parts],
    seq: 0,
    model: null,
    state: 'done',
    usage: null,
    price: 0,
    createdAt: new Date(askedAt).toISOString(),
    parentId: null,
    versions: [],
    error: null,
  }
  const answer: Entry = {
    ...prompt,
    id: -2,
    role: 'assistant',
    text: '',
    parts: [],
    state: 'running',
  }
  const [promptKey, answerKey] = pendingKeys(askedAt)
  return [
    { key: promptKey, entry: prompt, turnKey: null },
    { key: answerKey, entry: answer, turnKey: null },
  ]
}
