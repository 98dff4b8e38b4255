// A server's part in making works: it claims as many as it can look after, takes over those of dead servers, and lets go of its own when it ends.
import { randomBytes } from 'node:crypto'
import type { Hold, RunDependencies } from './held-work.ts'
import * as queue from './queue.store.ts'
import { runWork } from './run-work.ts'
import { wakeWorkers } from './tell-works.ts'
import { channels } from './work-signals.ts'
import type { WorkRow } from './works.store.ts'
import type { WorkDependencies, WorkTimings } from './works-dependencies.ts'

export type WorkRunner = {
  /** Begins to make works. */
  start(): Promise<void>
  /** How many works are in its hands. */
  readonly size: number
  /** Takes no more, lets requests under way come home for a moment, and gives the others up for the next server. */
  stop(): Promise<void>
}

type RunnerDependencies = WorkDependencies & {
  /** Names the server among those that share a database; the same after a restart. */
  serverId: string
  /** How many works it looks after at once. */
  atOnce: number
  timings: WorkTimings
}

type InHand = { stop: AbortController; end: AbortController; over: Promise<void> }

/** How often in a row a claim may find that somebody else was quicker. */
const mostTries = 20

export function createWorkRunner(dependencies: RunnerDependencies): WorkRunner {
  const { db, clock, log, serverId, atOnce, timings, notifications } = dependencies
  const workerId = `${serverId}/${randomBytes(6).toString('hex')}`
  const inHand = new Map<number, InHand>()
  const unlisten: (() => unknown)[] = []
  let stopping = false
  let looking: Promise<void> | undefined
  let lookAgain = false

  const take = (work: WorkRow) => {
    const stop = new AbortController()
    const end = new AbortController()
    if (work.stopWanted) stop.abort()
    const hold: Hold = { id: work.id, workerId, stop: stop.signal, end: end.signal }
    const run: RunDependencies = dependencies
    const over = runWork(work, hold, run).finally(() => {
      inHand.delete(work.id)
      wake()
    })
    inHand.set(work.id, { stop, end, over })
  }

  const look = async () => {
    const free = () => (stopping ? 0 : atOnce - inHand.size)
    if (free() <= 0) return
    const { leaseMs } = timings
    for (const work of await queue.takeOver(db, { workerId, leaseMs, most: free() })) take(work)
    const limits = (await dependencies.listSites()).map(({ id, settings }) => ({
      siteId: id,
      members: settings.worksAtOnce,
      guests: settings.guestWorksAtOnce,
    }))
    let claimed = false
    for (let tries = 0; free() > 0 && tries < mostTries; ) {
      const work = await queue.claimNext(db, { workerId, leaseMs, limits, at: clock.now() })
      if (!work) return
      if (work === 'passed') tries++
      else {
        claimed = true
        take(work)
      }
    }
    // Others passed over the owners whose rows were held here; there may be more for them.
    if (claimed) await wakeWorkers(db)
  }

  /** Looks for works now, and once more when it was asked meanwhile. */
  function wake(): void {
    if (looking) {
      lookAgain = true
      return
    }
    if (stopping) return
    looking = look()
      .catch((error: unknown) => log.warn({ err: error }, 'looking for works failed'))
      .finally(() => {
        looking = undefined
        if (!lookAgain) return
        lookAgain = false
        wake()
      })
  }

  const beat = async () => {
    if (inHand.size === 0) return
    const asked = [...inHand]
    const { leaseMs } = timings
    const held = new Map(
      (await queue.renewLeases(db, { workerId, leaseMs })).map((row) => [row.id, row.stopWanted]),
    )
    for (const [id, each] of asked) {
      // It was taken over, or ended from elsewhere: what is under way here counts no more.
      if (!held.has(id)) each.end.abort()
      else if (held.get(id)) each.stop.abort()
    }
  }
  const every = (ms: number, task: () => unknown) => {
    const timer = setInterval(task, ms)
    timer.unref()
    unlisten.push(() => clearInterval(timer))
  }

  return {
    get size() {
      return inHand.size
    },
    async start() {
      unlisten.push(
        notifications.listen(channels.waiting, wake),
        notifications.listen(channels.stop, (id) => inHand.get(Number(id))?.stop.abort()),
        notifications.onRestored(wake),
      )
      every(timings.sweepMs, wake)
      every(timings.beatMs, () =>
        beat().catch((error: unknown) => log.warn({ err: error }, 'works could not be kept')),
      )
      await queue.releaseEarlier(db, { serverId, workerId })
      wake()
    },
    async stop() {
      stopping = true
      for (const end of unlisten.splice(0)) end()
      await looking
      for (const { end } of inHand.values()) end.abort()
      const late = new Promise((resolve) => setTimeout(resolve, 1.5 * timings.graceMs).unref())
      await Promise.race([Promise.all([...inHand.values()].map(({ over }) => over)), late])
      await queue
        .releaseWorks(db, { workerId })
        .then(() => wakeWorkers(db))
        .catch((error: unknown) => log.warn({ err: error }, 'works could not be let go of'))
    },
  }
}
