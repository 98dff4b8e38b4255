// The upstream's word that it has taken a work is written down here, on this server's disk, in the moment in which it comes: a server that
// is killed before the database has it finds it again at its next start, and the work is followed to its end.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ticket } from '@atelier/engines/kinds/work'
import type { Logger } from 'pino'
import { z } from 'zod'

const keptTicket = z.object({
  /** Names the request that was handed over: a work that is made again has another one. */
  requestKey: z.string(),
  phase: z.enum(['asked', 'fetching']),
  ticket: z.record(z.string(), z.unknown()),
})

export type KeptTicket = { workId: number } & z.infer<typeof keptTicket>

export type TicketKeeper = {
  /** On the disk when this returns. What cannot be written is logged: the database is written next. */
  keep(kept: Omit<KeptTicket, 'ticket'> & { ticket: Ticket }): void
  /** What an earlier run of this server left. Files that cannot be read are logged and left out. */
  list(): KeptTicket[]
  /** The database has it, or has no use for it. Never throws. */
  discard(workId: number): void
}

/** No ticket is so large. */
const maxBytes = 1_000_000

/** Tickets in a folder, one file a work. */
export function createTicketKeeper(folder: string, log: Logger): TicketKeeper {
  const place = (workId: number) => join(folder, `${workId}.json`)
  const attempt = <T>(workId: number, task: () => T): T | undefined => {
    try {
      return task()
    } catch (error) {
      log.warn({ err: error, workId }, 'the ticket of a work is not kept on disk')
      return undefined
    }
  }
  return {
    keep({ workId, ...kept }) {
      attempt(workId, () => {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writeFileSync(place(workId), JSON.stringify(kept), { mode: 0o600 })
      })
    },
    list: () =>
      workIds(folder).flatMap((workId) => {
        const kept = attempt(workId, () => {
          const { size } = statSync(place(workId))
          if (size > maxBytes) throw new Error(`${size} bytes are no ticket`)
          return keptTicket.parse(JSON.parse(readFileSync(place(workId), 'utf8')))
        })
        return kept ? [{ workId, ...kept }] : []
      }),
    discard(workId) {
      attempt(workId, () => rmSync(place(workId), { force: true, recursive: true }))
    },
  }
}

function workIds(folder: string): number[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const match = /^(\d{1,9})\.json$/.exec(name)
      return match ? [Number(match[1])] : []
    })
  } catch {
    // Nothing was ever kept.
    return []
  }
}
