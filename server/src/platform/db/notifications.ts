// What servers on one database tell each other at once. A word may get lost while the line is down, so whoever listens also looks again by
// itself; a pooler that hands connections around may keep all of them back.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import { pauseAfter } from '../retry.ts'
import { type Database, keptAlive } from './database.ts'

export type Notifications = {
  /** Calls back with each payload of a channel until the returned function is called. */
  listen(channel: string, handler: (payload: string) => void): () => void
  /** Called when the line stands again: what was told meanwhile is lost. */
  onRestored(handler: () => void): () => void
  /** Resolves when the line stands for the first time, or is closed. */
  ready: Promise<void>
  close(): Promise<void>
}

const pauses = { pauseMs: 200, longestPauseMs: 10_000 }

/** Tells a channel, when the transaction commits. At most 8,000 bytes. */
export async function notify(db: Database, channel: string, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Opens one connection for listening, and opens it again whenever it breaks. */
export function openNotifications(connection: pg.ClientConfig, log: Logger): Notifications {
  const handlers = new Map<string, Set<(payload: string) => void>>()
  const restored = new Set<() => void>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let troubles = 0
  let closed = false
  let stoodBefore = false
  let settle = () => {}
  const ready = new Promise<void>((resolve) => {
    settle = resolve
  })

  const hear = ({ channel, payload = '' }: pg.Notification) => {
    for (const handler of handlers.get(channel) ?? [])
      try {
        handler(payload)
      } catch (error) {
        log.error({ err: error, channel }, 'a word of another server was not taken')
      }
  }
  const openAgain = (broken: pg.Client, reason: string) => {
    if (closed || client !== broken) return
    client = undefined
    broken.end().catch(() => undefined)
    log.warn({ reason }, 'the line to other servers broke, it is opened again')
    timer = setTimeout(open, pauseAfter(++troubles, pauses))
    timer.unref()
  }
  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionTimeoutMillis: 10_000,
      ...keptAlive,
      ...connection,
      application_name: 'atelier-listener',
    })
    client = opened
    opened.on('notification', hear)
    opened.on('error', (error) => openAgain(opened, error.message))
    opened.on('end', () => openAgain(opened, 'ended'))
    try {
      await opened.connect()
      for (const channel of handlers.keys())
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      return openAgain(opened, reasonOf(error))
    }
    troubles = 0
    if (stoodBefore) for (const handler of restored) handler()
    stoodBefore = true
    settle()
  }
  const opening = open()

  // One after the other: a connection takes one query at a time.
  let listening = Promise.resolve()
  const listenOn = (channel: string) => {
    listening = listening.then(async () => {
      const on = client
      try {
        await on?.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        if (on) openAgain(on, reasonOf(error))
      }
    })
  }
  return {
    ready,
    listen(channel, handler) {
      const known = handlers.get(channel)
      if (known) known.add(handler)
      else {
        handlers.set(channel, new Set([handler]))
        // While it is being opened, `open` does it.
        if (stoodBefore) listenOn(channel)
      }
      return () => handlers.get(channel)?.delete(handler)
    },
    onRestored(handler) {
      restored.add(handler)
      return () => restored.delete(handler)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      settle()
      await opening
      await client?.end().catch(() => undefined)
    },
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
