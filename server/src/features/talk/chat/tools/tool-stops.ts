// Ends a single call of a tool. The word may come to any server of the site; the one that runs the call obeys.
import { z } from 'zod'
import type { Database } from '../../../../platform/db/database.ts'
import { type Notifications, notify } from '../../../../platform/db/notifications.ts'

type Call = { entryId: number; callId: string }

export type ToolStops = {
  /** A signal that is aborted when somebody stops the call; `end` when it is over. */
  begin(call: Call): { signal: AbortSignal; end(): void }
  /** False when it does not run here. */
  stop(call: Call): boolean
  /** Tells the server that runs it, whichever it is. */
  passOn(db: Database, call: Call): Promise<void>
}

const channel = 'chat_tool_stop'
const word = z.object({ entryId: z.number(), callId: z.string() })

export function createToolStops(notifications: Pick<Notifications, 'listen'>): ToolStops {
  const running = new Map<string, AbortController>()
  const keyOf = ({ entryId, callId }: Call) => `${entryId}/${callId}`
  const stop: ToolStops['stop'] = (call) => {
    const abort = running.get(keyOf(call))
    abort?.abort()
    return abort !== undefined
  }
  notifications.listen(channel, (payload) => {
    const told = word.safeParse(JSON.parse(payload))
    if (told.success) stop(told.data)
  })
  return {
    stop,
    begin(call) {
      const key = keyOf(call)
      const abort = new AbortController()
      running.set(key, abort)
      return {
        signal: abort.signal,
        end() {
          if (running.get(key) === abort) running.delete(key)
        },
      }
    },
    passOn: (db, { entryId, callId }) => notify(db, channel, JSON.stringify({ entryId, callId })),
  }
}
