// All answers that this server is writing: saves what they hold twice a second, many in one write, and ends them when asked from elsewhere.
import type { MessagePart } from '@atelier/contract/message-parts'
import type { Logger } from 'pino'
import { type Database, isDatabaseAway } from '../../../../platform/db/database.ts'
import { eachApart } from '../../../../platform/each-apart.ts'
import * as store from '../chat.store.ts'
import type { RunJournal } from '../journal/run-journal.ts'
import { readStoredLines } from '../journal/stored-events.ts'
import { LiveRun, type StopCause } from './live-run.ts'

const saveEveryMs = 500
const aliveEveryMs = 10_000
/** How long an ended run can still be attached to from memory. */
const keepEndedMs = 30_000

export type RunRegistry = {
  start(answer: { entryId: number; groupId: number; parts: readonly MessagePart[] }): LiveRun
  find(entryId: number): LiveRun | undefined
  /** Ends these runs and waits until each is stored. */
  stopWhere(fits: (run: LiveRun) => boolean, cause: StopCause): Promise<void>
  /** The number of answers under way. */
  readonly size: number
  /** Resolves when no answer is under way, or after `limitMs`. */
  idle(limitMs: number): Promise<void>
  /** Stores what is waiting, then stops saving. */
  close(): Promise<void>
}

/** Starts saving and the signs of life of this server. */
export function createRunRegistry(dependencies: {
  db: Database
  journal: RunJournal
  serverId: string
  log: Logger
}): RunRegistry {
  const { db, journal, serverId, log } = dependencies
  const runs = new Map<number, LiveRun>()
  const open = () => [...runs.values()].filter((run) => !run.isOver)

  const save = async () => {
    const waiting = open().filter((run) => run.savedSeq < run.lastSeq)
    if (waiting.length === 0) return
    const chunks = waiting.map((run) => ({
      entryId: run.entryId,
      fromSeq: run.savedSeq + 1,
      toSeq: run.lastSeq,
      lines: run.linesAfter(run.savedSeq),
    }))
    await insertAll(chunks)
  }

  /** All in one write; where that cannot be, each alone: a piece that does not fit is not its neighbours' trouble. */
  const insertAll = async (chunks: readonly store.RunChunk[]) => {
    const insert = async (some: readonly store.RunChunk[]) => {
      await store.insertChunks(db, some)
      for (const { entryId, toSeq } of some) runs.get(entryId)?.noteSaved(toSeq)
    }
    await insert(chunks).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error
      return eachApart(
        chunks,
        (chunk) => insert([chunk]),
        (reason, { entryId }) =>
          log.error({ err: reason, entryId }, 'a piece of an answer could not be saved'),
      )
    })
  }

  const obeyOthers = async () => {
    if (open().length === 0) return
    for (const entryId of await store.listStopRequests(db, serverId))
      runs.get(entryId)?.stop('stopped')
  }

  const stopSaving = repeat(
    saveEveryMs,
    async () => {
      await save()
      await obeyOthers()
    },
    log,
  )
  const stopBeating = repeat(aliveEveryMs, () => store.noteAlive(db, serverId), log)

  return {
    start({ entryId, groupId, parts }) {
      const run = new LiveRun({
        entryId,
        groupId,
        parts,
        journal: journal.open(entryId),
        readStored: (after) => readStoredLines(db, entryId, after),
        onJournalFault: (error) =>
          log.error({ err: error, entryId }, 'a journal cannot be written'),
      })
      runs.set(entryId, run)
      void run.ended.then(() => {
        setTimeout(() => {
          if (runs.get(entryId) === run) runs.delete(entryId)
        }, keepEndedMs).unref()
      })
      return run
    },
    find: (entryId) => runs.get(entryId),
    async stopWhere(fits, cause) {
      const chosen = open().filter(fits)
      for (const run of chosen) run.stop(cause)
      await Promise.all(chosen.map((run) => run.ended))
    },
    get size() {
      return open().length
    },
    async idle(limitMs) {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref())
      await Promise.race([Promise.all(open().map((run) => run.ended)), limit])
    },
    async close() {
      await stopSaving()
      await stopBeating()
      await save().catch((error: unknown) => log.error({ err: error }, 'runs could not be saved'))
    },
  }
}

/** Does a task again and again, each time after the one before has ended; returns how to stop and wait for the last. */
function repeat(everyMs: number, task: () => Promise<void>, log: Logger): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout
  let current: Promise<void> = Promise.resolve()
  const plan = () => {
    timer = setTimeout(() => {
      current = task()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'saving runs failed, it is tried again'),
        )
        .finally(() => {
          if (!stopped) plan()
        })
    }, everyMs)
    timer.unref()
  }
  plan()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await current
  }
}
