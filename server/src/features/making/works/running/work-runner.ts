// A server's part in making works: it claims as many as it can look after, takes over those of dead servers, and lets go of its own when it
// ends.
import { randomBytes } from 'node:crypto'
import { kindOfType } from '@atelier/contract/work-terms'
import { passedMs } from '../../../../platform/clock.ts'
import { type ClockWatch, watchClock } from '../../../../platform/clock-watch.ts'
import * as queue from '../queue/queue.store.ts'
import { wakeWorkers } from '../telling/send-works.ts'
import { channels } from '../telling/work-signals.ts'
import type { WorkRow } from '../works.store.ts'
import type { WorkDependencies, WorkTimings } from '../works-dependencies.ts'
import type { Hold } from './held-work.ts'
import { runWork } from './run-work.ts'

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
const maxTries = 20

type Runner = RunnerDependencies & {
  workerId: string
  /** Works that this server looks after, by number. */
  inHand: Map<number, InHand>
  /** Whether the database's clock goes as it should. */
  databaseClock: ClockWatch
  /** How many more it can look after now. */
  free(): number
  /** Looks after a work until that has ended or is let go of. */
  take(work: WorkRow): void
}

export function createWorkRunner(dependencies: RunnerDependencies): WorkRunner {
  const { db, log, serverId, atOnce, timings, notifications } = dependencies
  const workerId = `${serverId}/${randomBytes(6).toString('hex')}`
  const inHand = new Map<number, InHand>()
  const unlisten: (() => unknown)[] = []
  let stopping = false
  const looking = oneAtATime(() => lookForWorks(runner), {
    isOver: () => stopping,
    onError: (error) => log.warn({ err: error }, 'looking for works failed'),
  })
  const runner: Runner = {
    ...dependencies,
    workerId,
    inHand,
    databaseClock: watchClock(),
    free: () => (stopping ? 0 : atOnce - inHand.size),
    take(work) {
      inHand.set(work.id, beginWork(work, runner, looking.wake))
    },
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
        notifications.listen(channels.waiting, looking.wake),
        notifications.listen(channels.stop, (id) => inHand.get(Number(id))?.stop.abort()),
        notifications.onRestored(looking.wake),
      )
      every(timings.sweepMs, looking.wake)
      every(timings.beatMs, () =>
        keepWorks(runner).catch((error: unknown) =>
          log.warn({ err: error }, 'works could not be kept'),
        ),
      )
      await adoptTickets(runner)
      await queue.releaseEarlier(db, { serverId, workerId })
      looking.wake()
    },
    async stop() {
      stopping = true
      for (const end of unlisten.splice(0)) end()
      await looking.settled()
      await letGo(runner)
    },
  }
}

/** What upstreams took from an earlier run of this server, and what was not written to the database any more. */
async function adoptTickets({ db, log, serverId, tickets }: Runner): Promise<void> {
  for (const kept of tickets.list()) {
    const { workId } = kept
    try {
      const isAdopted = await queue.adoptTicket(db, { ...kept, serverId })
      if (isAdopted) log.warn({ workId }, 'a work was found again by its ticket on disk')
      tickets.discard(workId)
    } catch (error) {
      log.error({ err: error, workId }, 'a ticket on disk was not taken up')
    }
  }
}

function beginWork(work: WorkRow, runner: Runner, wake: () => void): InHand {
  const { workerId, inHand } = runner
  const stop = new AbortController()
  const end = new AbortController()
  if (work.stopWanted) stop.abort()
  const { clock } = runner
  const hold: Hold = {
    id: work.id,
    workerId,
    stop: stop.signal,
    end: end.signal,
    takenAtMs: passedMs(clock),
    ageMs: Math.max(0, clock.now().getTime() - (work.startedAt ?? clock.now()).getTime()),
  }
  const over = runWork(work, hold, runner)
    .catch((error: unknown) =>
      runner.log.error({ err: error, workId: work.id }, 'a work was dropped'),
    )
    .finally(() => {
      inHand.delete(work.id)
      wake()
    })
  return { stop, end, over }
}

/** Takes over works of dead servers, then claims new ones, as many as there is room for. */
async function lookForWorks(runner: Runner): Promise<void> {
  const { db, workerId, timings, free, take } = runner
  if (free() <= 0) return
  const { leaseMs } = timings
  const silent = await queue.lookForSilent(db, leaseMs)
  // Where the clock that leases are held by was set, those who live get the time to renew theirs.
  const isSteady = runner.databaseClock.steadyForMs(silent.now) >= leaseMs
  if (silent.isAny && isSteady)
    for (const work of await queue.takeOver(db, { workerId, leaseMs, max: free() })) take(work)
  const limits = (await runner.listSites()).map(({ id, settings }) => ({
    siteId: id,
    members: settings.worksAtOnce,
    guests: settings.guestWorksAtOnce,
  }))
  let claimed = false
  for (let tries = 0; free() > 0 && tries < maxTries; ) {
    const at = runner.clock.now()
    const work = await queue.claimNext(db, { workerId, leaseMs, limits, at })
    if (!work) return
    if (work === 'passed') tries++
    else {
      claimed = true
      const waitedMs = at.getTime() - work.createdAt.getTime()
      runner.observe.workBegun({ kind: kindOfType(work.type), waitedMs: Math.max(0, waitedMs) })
      take(work)
    }
  }
  // Others passed over the owners whose rows were held here; there may be more for them.
  if (claimed) await wakeWorkers(db)
}

/** Renews the leases of what is in hand, and lets go of what is not this server's any more. */
async function keepWorks({ db, workerId, timings, inHand }: Runner): Promise<void> {
  if (inHand.size === 0) return
  const asked = [...inHand]
  const ids = [...inHand.keys()]
  const renewed = await queue.renewLeases(db, { workerId, leaseMs: timings.leaseMs, ids })
  const held = new Map(renewed.map((row) => [row.id, row.stopWanted]))
  for (const [id, each] of asked) {
    // It was taken over, or ended from elsewhere: what is under way here counts no more.
    if (!held.has(id)) each.end.abort()
    else if (held.get(id)) each.stop.abort()
  }
}

/** Gives requests under way a moment to come home, and the works to whoever is next. */
async function letGo({ db, log, workerId, timings, inHand }: Runner): Promise<void> {
  for (const { end } of inHand.values()) end.abort()
  const late = new Promise((resolve) => setTimeout(resolve, 1.5 * timings.graceMs).unref())
  await Promise.race([Promise.all([...inHand.values()].map(({ over }) => over)), late])
  await queue
    .releaseWorks(db, { workerId })
    .then(() => wakeWorkers(db))
    .catch((error: unknown) => log.warn({ err: error }, 'works could not be let go of'))
}

/** Does a task when it is woken, and once more when it was woken meanwhile; never twice at the same time. */
function oneAtATime(
  task: () => Promise<void>,
  { isOver, onError }: { isOver(): boolean; onError(error: unknown): void },
) {
  let underWay: Promise<void> | undefined
  let again = false
  function wake(): void {
    if (underWay) {
      again = true
      return
    }
    if (isOver()) return
    underWay = task()
      .catch(onError)
      .finally(() => {
        underWay = undefined
        if (!again) return
        again = false
        wake()
      })
  }
  return { wake, settled: async () => underWay }
}
