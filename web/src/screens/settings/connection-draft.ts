// What somebody types as their connection, kept in the memory of the page: another tab of the dialog, or closing it, loses nothing.
import { ownTimeoutMs } from '@atelier/contract/features/talk/own-connection-rules'
import type { InputAt, ReplyAt } from '../../api/endpoint-types.ts'

export type ConnectionState = ReplyAt<'ownConnections.read'>
export type OwnConnection = NonNullable<ConnectionState['connection']>

export type ConnectionDraft = {
  api: string
  /** Empty: the one that is kept. */
  apiKey: string
  reverseProxy: string
  /** As typed. */
  seconds: string
  socksProxy: string
  httpsProxy: string
}

const drafts = new Map<number, ConnectionDraft>()

/** What was typed and not saved, else what is kept, else what to begin with. */
export function openDraft(accountId: number, state: ConnectionState): ConnectionDraft {
  return drafts.get(accountId) ?? draftOf(state)
}

/** Null: nothing is typed that is not saved. */
export function keepDraft(accountId: number, draft: ConnectionDraft | null): void {
  if (draft) drafts.set(accountId, draft)
  else drafts.delete(accountId)
}

export function draftOf({ connection, apis }: ConnectionState): ConnectionDraft {
  return {
    api: connection?.api ?? apis[0]?.id ?? '',
    apiKey: '',
    reverseProxy: connection?.reverseProxy ?? '',
    seconds: String((connection?.timeoutMs ?? ownTimeoutMs.default) / 1000),
    socksProxy: connection?.socksProxy ?? '',
    httpsProxy: connection?.httpsProxy ?? '',
  }
}

export const longestSeconds = ownTimeoutMs.max / 1000

/** What the call takes; undefined when the time-out is no number of seconds that fits. */
export function toInput(draft: ConnectionDraft): InputAt<'ownConnections.save'> | undefined {
  const { apiKey, seconds, ...rest } = draft
  const typed = seconds.trim()
  const number = Number(typed)
  if (!/^\d+$/.test(typed) || number < 1 || number > longestSeconds) return undefined
  const key = apiKey.trim()
  return { ...rest, timeoutMs: number * 1000, ...(key ? { apiKey: key } : {}) }
}
