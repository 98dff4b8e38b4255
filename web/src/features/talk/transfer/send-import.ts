// Hands what was read to the server.
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import type { ConversationImport } from './imported-conversation.ts'

const keysAtOnce = 2000

/** Which of these have been brought before. Rejects with CallFailure. */
export async function askKnown(keys: readonly string[], signal: AbortSignal): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const some = keys.slice(at, at + keysAtOnce)
    const reply = await call('transfer.known', { keys: some }, { shownInPlace: true, signal })
    for (const key of reply.known) known.add(key)
  }
  return known
}

export type Sent = { imported: { key: string; groupId: number }[]; known: string[] }

/** Sends one batch; when too much was sent lately it waits as long as the server wants. Rejects with CallFailure. */
export async function sendBatch(
  read: readonly ConversationImport[],
  signal: AbortSignal,
): Promise<Sent> {
  const conversations = read.map(({ leftOut: _, ...conversation }) => conversation)
  for (;;) {
    try {
      return await call('transfer.import', { conversations }, { shownInPlace: true, signal })
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== 429) throw error
      await pause((error.retryAfterS ?? 5) * 1000, signal)
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
