// Sends the events of a run to one reader, from any number on, until the run ends or the reader leaves.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../../platform/db/database.ts'
import { failureText, isFailureCode } from '../../../../platform/http/failure-texts.ts'
import * as store from '../chat.store.ts'
import { eventLine } from '../journal/event-lines.ts'
import { readStoredEvents } from '../journal/stored-events.ts'
import type { LiveRun } from './live-run.ts'

/** Keeps proxies from taking a thinking model for a dead one. Readers pass over empty lines. */
const keepAliveMs = 15_000

/** A reader holds no more than about this of what it was sent and has not taken, in letters. */
const maxAtOnce = 64 * 1024

/** A line that takes nothing for so long is cut; whoever is behind it attaches again where it left off. */
const longestStallMs = 2 * 60_000

/**
 * Sends a run of this server, as fast as the reader takes it. Resolves when all is sent or the reader has left; a reader that has left
 * before is left alone.
 */
export function followLiveRun(
  run: LiveRun,
  after: number,
  out: ServerResponse,
  { stallMs = longestStallMs }: { stallMs?: number } = {},
): Promise<void> {
  if (out.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let sent = after
    /** While older lines are read, or the reader is slow. */
    let isBusy = false
    let stalled: NodeJS.Timeout | undefined
    const beat = setInterval(() => {
      if (!isBusy && !out.writableEnded) out.write('\n')
    }, keepAliveMs)
    const leave = () => {
      clearInterval(beat)
      clearTimeout(stalled)
      unfollow()
      resolve()
    }
    const goOn = () => {
      clearTimeout(stalled)
      isBusy = false
      read()
    }
    const waitForRoom = () => {
      isBusy = true
      stalled = setTimeout(() => out.destroy(), stallMs)
      out.once('drain', goOn)
    }
    /** What is in the database alone by now. */
    const sendOlder = async () => {
      isBusy = true
      for await (const { lines, upTo } of run.readStored(sent)) {
        if (!(await send(lines, out, stallMs))) return
        sent = upTo
        if (sent >= run.droppedSeq) break
      }
      // It is not there any more, and neither is the answer.
      if (sent < run.droppedSeq) out.destroy()
      else goOn()
    }
    const read = () => {
      // It may have been ended for the reader, who is told when they attach again.
      if (isBusy || out.writableEnded) return
      if (sent < run.droppedSeq) return void sendOlder().catch(() => out.destroy())
      while (sent < run.lastSeq) {
        const { lines, upTo } = run.pieceAfter(sent, maxAtOnce)
        sent = upTo
        if (out.write(lines)) continue
        waitForRoom()
        return
      }
      if (!run.isOver) return
      out.end()
      leave()
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

/** Resolves when there is room for more; false when the reader has left, or takes nothing. */
async function send(
  lines: string,
  out: ServerResponse,
  stallMs = longestStallMs,
): Promise<boolean> {
  if (out.destroyed || out.writableEnded) return false
  if (lines && !out.write(lines) && !out.destroyed) {
    const late = setTimeout(() => out.destroy(), stallMs)
    const gone = new AbortController()
    const { signal } = gone
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })])
    gone.abort()
    clearTimeout(late)
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
