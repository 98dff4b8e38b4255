// What is looked after again and again while the server runs: work of dead servers, payments that wait, what has run out.
import { setTimeout as pause } from 'node:timers/promises'
import { forgetIdleGuests } from './features/identity/accounts/idle-guests.ts'
import { sweepHiddenUploads } from './features/identity/uploads/own-uploads.ts'
import { forgetExpiredDownloads } from './features/making/downloads/downloads.usecases.ts'
import { sweepWorks } from './features/making/works/actions/delete-works.ts'
import { forgetEndedTries } from './features/money/codes/code-tries.ts'
import { forgetOldGifts } from './features/money/ledger/gifts.ts'
import { sweepPayments } from './features/money/payments/sweep-payments.ts'
import { keepFigures } from './features/running/figures/keep-figures.ts'
import { watchLedger } from './features/running/operations/watch-ledger.ts'
import { forgetOldViews } from './features/showing/gallery/own-publications.ts'
import { sweepLostRuns, sweepOldRuns } from './features/talk/chat/recovery/recover-runs.ts'
import { prepareWordsAgain } from './features/talk/chatlog/prepare-words.store.ts'
import { forgetSilentGroups } from './features/talk/groups/forget-silent.ts'
import { sweepVoices } from './features/talk/voice/keep-voices.ts'
import { passedMs } from './platform/clock.ts'
import { watchClock } from './platform/clock-watch.ts'
import { sweepLimits } from './platform/limits/limits.ts'
import type { Services } from './services.ts'

const sweepEveryMs = 30_000

/** A clock that was set goes on for so long before anything is taken for old by it: whoever set it wrongly may see it by then. */
const steadyEnoughMs = 60 * 60_000

type Sweep = (services: Services) => unknown

const sweeps: Record<string, Sweep> = {
  payments: ({ payments }) => sweepPayments(payments),
  documents: ({ knowledge }) => knowledge.desk.wake(),
  mails: ({ mail }) => mail.wake(),
  'words of older entries': ({ chat }) => prepareWordsAgain(chat),
  ledger: ({ ledgerWatch }) => watchLedger(ledgerWatch),
}

/** What is removed, or summed up for good, once it is old enough by the clock. */
const sweepsOfOld: Record<string, Sweep> = {
  'runs of long ago': ({ chat }) => sweepOldRuns(chat),
  'deleted works': ({ works }) => sweepWorks(works),
  limits: ({ accounts }) => sweepLimits(accounts),
  'tries of codes': ({ codes }) => forgetEndedTries(codes),
  views: ({ gallery }) => forgetOldViews(gallery),
  downloads: ({ downloads }) => forgetExpiredDownloads(downloads),
  'hidden uploads': ({ uploads, log }) => sweepHiddenUploads({ ...uploads, log }),
  'figures of days that are over': ({ figures, log }) => keepFigures({ ...figures, log }),
  'conversations of long ago': ({ sites, groups, log }) =>
    forgetSilentGroups({ ...groups, log, listSites: sites.listSites }),
  'what was made by voice': ({ voice, log }) => sweepVoices({ ...voice, log }),
  'idle guests': ({ accountData }) => forgetIdleGuests(accountData),
  'gifts of days gone by': ({ accounts }) => forgetOldGifts(accounts),
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
  const all: Record<string, Sweep> = {
    runs: () => sweepLostRuns({ ...chat, databaseClock }),
    ...sweeps,
    ...sweepsOfOld,
  }
  return {
    async sweep() {
      const steadyMs = ownClock.steadyForMs(clock.now())
      if (steadyMs === 0)
        log.warn('the clock of this machine was set; nothing is taken for old in the next hour')
      const due = Object.entries(all).filter(
        ([name]) => steadyMs >= steadyEnoughMs || !(name in sweepsOfOld),
      )
      const tasks = Object.fromEntries(due.map(([name, sweep]) => [name, () => sweep(services)]))
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
