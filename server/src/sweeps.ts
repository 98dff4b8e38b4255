// What is looked after again and again while the server runs: work of dead servers, payments that wait, what has run out.
import { setTimeout as pause } from 'node:timers/promises'
import { listSweeps } from './features/brought-parts.ts'
import type { Sweep } from './features/define-feature.ts'
import { passedMs } from './platform/clock.ts'
import { watchClock } from './platform/clock-watch.ts'
import { sweepLimits } from './platform/limits/limits.ts'
import type { Services } from './services.ts'

const sweepEveryMs = 30_000

/** A clock that was set goes on for so long before anything is taken for old by it: whoever set it wrongly may see it by then. */
const steadyEnoughMs = 60 * 60_000

/** What is the platform's, and no feature's. */
const ownSweeps: Readonly<Record<string, Sweep>> = { mails: ({ mail }) => mail.wake() }
const ownSweepsOfOld: Readonly<Record<string, Sweep>> = {
  limits: ({ accounts }) => sweepLimits(accounts),
}

/** One that takes longer goes on beside the next. */
const patienceMs = 1000

/**
 * Sweeps one after another: all at once they would open every connection to the database that there may be, for hardly anything to do. One
 * that fails, hangs or takes long is none of the others' business; one that is under way still is not begun again.
 */
export async function sweepInTurn(
  all: Readonly<Record<string, () => unknown>>,
  underWay: Set<string>,
  onFailure: (error: unknown, name: string) => void,
): Promise<void> {
  for (const [name, sweep] of Object.entries(all)) {
    if (underWay.has(name)) continue
    underWay.add(name)
    const work = Promise.resolve()
      .then(sweep)
      .catch((error: unknown) => onFailure(error, name))
      .finally(() => underWay.delete(name))
    const patience = new AbortController()
    const { signal } = patience
    await Promise.race([work, pause(patienceMs, undefined, { ref: false, signal })])
    patience.abort()
  }
}

export type Sweeper = {
  /** Sweeps everything once; one that fails is logged and hinders no other. Never throws. */
  sweep(): Promise<void>
}

export function createSweeper(services: Services): Sweeper {
  const { chat, log } = services
  const { clock } = chat
  const ownClock = watchClock(() => passedMs(clock))
  const databaseClock = watchClock()
  const underWay = new Set<string>()
  const always = { ...ownSweeps, ...listSweeps('always') }
  const ofOld = { ...ownSweepsOfOld, ...listSweeps('ofOld') }
  return {
    async sweep() {
      const steadyMs = ownClock.steadyForMs(clock.now())
      if (steadyMs === 0)
        log.warn('the clock of this machine was set; nothing is taken for old in the next hour')
      const due = steadyMs >= steadyEnoughMs ? { ...always, ...ofOld } : always
      const tasks = Object.fromEntries(
        Object.entries(due).map(([name, sweep]) => [
          name,
          () => sweep(services, { databaseClock }),
        ]),
      )
      await sweepInTurn(tasks, underWay, (error, name) =>
        log.warn({ err: error }, `sweeping ${name} failed`),
      )
    },
  }
}

/** Begins to sweep. Returns how to end it. */
export function startSweeps(services: Services): () => void {
  const sweeper = createSweeper(services)
  const timer = setInterval(() => void sweeper.sweep(), sweepEveryMs)
  return () => clearInterval(timer)
}
