// The queue as it is described to those who wait in it: read at most once a second, however many ask.
import type { Database } from '../../../../platform/db/database.ts'
import { fairOrder } from './fair-order.ts'
import * as store from './queue.store.ts'

export type QueueSnapshot = {
  /** How many works wait. */
  count: number
  /** How many run. */
  running: number
  /** How many begin before a waiting work; 0 for others. */
  placeOf(workId: number): number
}

export type QueueView = {
  read(): Promise<QueueSnapshot>
  /** Seconds that a work of a model usually takes; undefined when there was none yet. */
  typicalSeconds(modelIds: readonly number[]): Promise<Map<number, number>>
}

const mediansFreshMs = 30_000
/** A long queue is read the less often, so that this takes no more than one part in so many of the time. */
const maxShare = 10

export function createQueueView({
  db,
  freshMs = 1000,
}: {
  db: Database
  freshMs?: number
}): QueueView {
  let known: { until: number; snapshot: Promise<QueueSnapshot> } | undefined
  const medians = new Map<number, { readAt: number; seconds: number | null }>()
  return {
    read() {
      const now = performance.now()
      if (known && now < known.until) return known.snapshot
      const reading = { until: Number.POSITIVE_INFINITY, snapshot: readNow(db) }
      known = reading
      reading.snapshot.then(
        () => {
          const tookMs = performance.now() - now
          reading.until = freshMs && now + Math.max(freshMs, maxShare * tookMs)
        },
        () => {
          if (known === reading) known = undefined
        },
      )
      return reading.snapshot
    },
    async typicalSeconds(modelIds) {
      const now = performance.now()
      const isOld = (id: number) =>
        now - (medians.get(id)?.readAt ?? Number.NEGATIVE_INFINITY) >=
        Math.min(mediansFreshMs, freshMs * 30)
      const old = [...new Set(modelIds)].filter(isOld)
      const read = old.length ? await store.listMedians(db, old) : []
      for (const { modelId, seconds } of read) medians.set(modelId, { readAt: now, seconds })
      const typical = new Map<number, number>()
      for (const id of modelIds) {
        const seconds = medians.get(id)?.seconds
        if (seconds !== null && seconds !== undefined) typical.set(id, seconds)
      }
      return typical
    },
  }
}

async function readNow(db: Database): Promise<QueueSnapshot> {
  const { waiting, running, turns: lines } = await store.readQueue(db)
  const runningOf = new Map(running.map(({ ownerId, number }) => [ownerId, number]))
  const servedOf = new Map(lines.map(({ ownerId, servedAt }) => [ownerId, servedAt?.getTime()]))
  const bySite = Map.groupBy(waiting, ({ siteId }) => siteId)
  const turnsOf = Map.groupBy(lines, ({ siteId }) => siteId)
  const order = fairOrder(
    [...bySite].map(([siteId, rows]) => ({
      running: sum(running.filter((each) => each.siteId === siteId)),
      servedAt: latest(turnsOf.get(siteId) ?? []),
      items: fairOrder(
        [...Map.groupBy(rows, ({ ownerId }) => ownerId)].map(([ownerId, items]) => ({
          running: runningOf.get(ownerId) ?? 0,
          servedAt: servedOf.get(ownerId) ?? null,
          items,
        })),
      ),
    })),
  )
  const places = new Map(order.map(({ id }, place) => [id, place]))
  return {
    count: waiting.length,
    running: sum(running),
    placeOf: (workId) => places.get(workId) ?? 0,
  }
}

const sum = (rows: readonly { number: number }[]) =>
  rows.reduce((total, { number }) => total + number, 0)

const latest = (lines: readonly { servedAt: Date | null }[]): number | null => {
  const times = lines.flatMap(({ servedAt }) => (servedAt ? [servedAt.getTime()] : []))
  return times.length ? times.reduce((a, b) => Math.max(a, b)) : null
}

/** Seconds until a work with this model would be done if it were asked for now; null when nobody knows. */
export async function estimateWait(modelId: number, queue: QueueView): Promise<number | null> {
  const [{ count, running }, typical] = await Promise.all([
    queue.read(),
    queue.typicalSeconds([modelId]),
  ])
  const seconds = typical.get(modelId)
  return seconds === undefined ? null : Math.ceil(seconds * (1 + count / Math.max(1, running)))
}
