// A drawing that the server has not taken yet, as messages of the conversation that asked for it.
import type { Entry } from '@atelier/contract/features/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { LogItem } from '../compose-log.ts'

export type PendingDrawing = {
  /** The page that asked for it, and the conversation; 0 as long as there is none. */
  page: string
  groupId: number
  parts: readonly MessagePart[]
  askedAt: number
}

export const isPendingAt = (
  { page, groupId }: PendingDrawing,
  at: { page: string; groupId: number },
): boolean => groupId === at.groupId && (groupId > 0 || page === at.page)

export function pendingItems({ parts, askedAt }: PendingDrawing): LogItem[] {
  const entry: Entry = {
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
    ...entry,
    id: -2,
    role: 'assistant',
    text: '',
    parts: [],
    state: 'running',
  }
  return [entry, answer].map((each) => ({
    key: `drawing-${askedAt}-${each.role}`,
    entry: each,
    turnKey: null,
  }))
}
