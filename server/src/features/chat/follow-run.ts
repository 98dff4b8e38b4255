// Sends the events of a run to one reader, from any number on, until the run ends or the reader leaves.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../platform/db/database.ts'
import { failureText, isFailureCode } from '../../platform/http/failure-texts.ts'
import * as store from './chat.store.ts'
import { eventLine } from './event-lines.ts'
import type { LiveRun } from './live-run.ts'
import { readStoredEvents } from './stored-events.ts'

/** Keeps proxies from taking a thinking model for a dead one. Readers pass over empty lines. */
const keepAliveMs = 15_000

/** Sends a run of this server. A reader that is slow gets what it missed in one piece. Resolves when all is sent or the reader has left. */
export function followLiveRun(run: LiveRun, after: number, out: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    let sent = after
    let isFull = false
    const beat = setInterval(() => {
      if (!isFull && !out.writableEnded) out.write('\n')
    }, keepAliveMs)
    const leave = () => {
      clearInterval(beat)
      unfollow()
      resolve()
    }
    const read = () => {
      // It may have been ended for the reader, who is told when they attach again.
      if (isFull || out.writableEnded) return
      const lines = run.linesAfter(sent)
      sent = run.lastSeq
      if (run.isOver) {
        out.end(lines)
        leave()
      } else if (lines && !out.write(lines)) {
        isFull = true
        out.once('drain', () => {
          isFull = false
          read()
        })
      }
    }
    const unfollow = run.follow(read)
    out.once('close', leave)
    read()
  })
}

/**
 * Sends a run that another server writes, or that has ended, out of the database. Readers take an event only next to the one before it: where
 * some cannot be read, empty ones stand in their places.
 */
export async function followStoredRun(
  entryId: number,
  after: number,
  out: ServerResponse,
  { db, locale, pollMs = 300 }: { db: Database; locale: Locale; pollMs?: number },
): Promise<void> {
  let sent = after
  const linesTo = (upTo: number): string => {
    let lines = ''
    for (; sent < upTo; sent++) lines += eventLine(lostEvent, sent + 1)
    return lines
  }
  while (!out.destroyed && !out.writableEnded) {
    // Asked first: what is stored after this answer is the whole of a run that has ended.
    const run = await store.findRun(db, entryId)
    for await (const { events, upTo } of readStoredEvents(db, entryId, sent)) {
      let lines = ''
      for (const event of events) {
        lines += linesTo(event.seq - 1) + eventLine(localise(event, locale), event.seq)
        sent = event.seq
      }
      if (!(await send(lines + linesTo(upTo), out))) return
    }
    if (!run || run.finishedAt) break
    await wait(pollMs)
  }
  out.end()
}

const lostEvent = { type: 'text-delta', text: '' } as const

/** Resolves when there is room for more; false when the reader has left. */
async function send(lines: string, out: ServerResponse): Promise<boolean> {
  if (out.destroyed || out.writableEnded) return false
  if (lines && !out.write(lines) && !out.destroyed) {
    const gone = new AbortController()
    const { signal } = gone
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })])
    gone.abort()
  }
  return !out.destroyed
}

/** The text of a stored failure, in the language of whoever reads it now. */
function localise(event: ChatEvent, locale: Locale): ChatEvent {
  if (event.type !== 'error' || !isFailureCode(event.code)) return event
  // One that was stored without what its text names keeps the text that it was stored with.
  if (
    !event.values &&
    failureText(event.code, locale, { detail: ' ' }) !== failureText(event.code, locale)
  )
    return event
  return { ...event, message: failureText(event.code, locale, event.values) }
}
