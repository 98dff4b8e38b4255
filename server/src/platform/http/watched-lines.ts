// Lines that stay open for a caller who may be shut out meanwhile: logged out, blocked, or with a new password. They end then, without a
// word of their own: whoever attaches again learns it by the answer to that call.
import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Notifications } from '../db/notifications.ts'
import type { Caller } from './request-context.ts'

/** However a shut-out was told, it may have been lost: behind a pooler, or while the connection was down. */
const lookEveryMs = 15_000

export type WatchedLines = {
  /** Ends a line once the session of its caller is; a guest has none. */
  watch(caller: Caller, line: ServerResponse): void
  close(): void
}

type Line = { accountId: number; sessionId: number; isLook: boolean; out: ServerResponse }

export function createWatchedLines({
  notifications,
  channel,
  listEnded,
  log,
}: {
  notifications: Notifications
  /** Where the number of an account is sent that may have been shut out. */
  channel: string
  /** The sessions by which nobody is let in any more. */
  listEnded(sessionIds: readonly number[]): Promise<Set<number>>
  log: Logger
}): WatchedLines {
  const lines = new Set<Line>()
  let timer: NodeJS.Timeout | undefined
  const end = async (looked: readonly Line[]) => {
    if (looked.length === 0) return
    try {
      const ended = await listEnded(looked.map(({ sessionId }) => sessionId))
      // One that is not begun yet is looked at again.
      for (const { sessionId, out } of looked)
        if (ended.has(sessionId) && out.headersSent) out.end()
    } catch (error) {
      log.debug({ err: error }, 'open lines could not be looked at')
    }
  }
  const lookAgain = () => void end([...lines])
  const unlisten = notifications.listen(channel, (accountId) => {
    // Who looks through the eyes of another may be shut out by what becomes of themselves.
    void end([...lines].filter((line) => line.isLook || line.accountId === Number(accountId)))
  })
  const unrestored = notifications.onRestored(lookAgain)
  return {
    watch({ accountId, sessionId, isLook }, out) {
      if (sessionId === null) return
      const line = { accountId, sessionId, isLook, out }
      lines.add(line)
      timer ??= setInterval(lookAgain, lookEveryMs).unref()
      out.once('close', () => {
        lines.delete(line)
        if (lines.size > 0) return
        clearInterval(timer)
        timer = undefined
      })
    },
    close() {
      unlisten()
      unrestored()
      clearInterval(timer)
    },
  }
}
