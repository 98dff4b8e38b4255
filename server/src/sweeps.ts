// What is looked after again and again while the server runs: work of dead servers, payments that wait, what has run out.
import { forgetIdleGuests } from './features/accounts/idle-guests.ts'
import { sweepRuns } from './features/chat/recover-runs.ts'
import { prepareWordsAgain } from './features/chatlog/prepare-words.store.ts'
import { forgetEndedTries } from './features/codes/code-tries.ts'
import { forgetExpiredDownloads } from './features/downloads/downloads.usecases.ts'
import { keepFigures } from './features/figures/keep-figures.ts'
import { forgetOldViews } from './features/gallery/own-publications.ts'
import { forgetSilentGroups } from './features/groups/forget-silent.ts'
import { forgetOldGifts } from './features/ledger/gifts.ts'
import { watchLedger } from './features/operations/watch-ledger.ts'
import { sweepPayments } from './features/payments/sweep-payments.ts'
import { sweepHiddenUploads } from './features/uploads/own-uploads.ts'
import { sweepVoices } from './features/voice/keep-voices.ts'
import { sweepWorks } from './features/works/delete-works.ts'
import { sweepLimits } from './platform/limits/limits.ts'
import type { Services } from './services.ts'

const sweepEveryMs = 30_000

const sweeps: Record<string, (services: Services) => unknown> = {
  runs: ({ chat }) => sweepRuns(chat),
  payments: ({ payments }) => sweepPayments(payments),
  'deleted works': ({ works }) => sweepWorks(works),
  documents: ({ knowledge }) => knowledge.desk.wake(),
  mails: ({ mail }) => mail.wake(),
  limits: ({ accounts }) => sweepLimits(accounts),
  'words of older entries': ({ chat }) => prepareWordsAgain(chat),
  'tries of codes': ({ codes }) => forgetEndedTries(codes),
  views: ({ gallery }) => forgetOldViews(gallery),
  downloads: ({ downloads }) => forgetExpiredDownloads(downloads),
  'hidden uploads': ({ uploads, log }) => sweepHiddenUploads({ ...uploads, log }),
  'figures of days that are over': ({ figures, log }) => keepFigures({ ...figures, log }),
  ledger: ({ ledgerWatch }) => watchLedger(ledgerWatch),
  'conversations of long ago': ({ sites, groups, log }) =>
    forgetSilentGroups({ ...groups, log, listSites: sites.listSites }),
  'what was made by voice': ({ voice, log }) => sweepVoices({ ...voice, log }),
  'idle guests': ({ accountData }) => forgetIdleGuests(accountData),
  'gifts of days gone by': ({ accounts }) => forgetOldGifts(accounts),
}

/** Begins to sweep; one that fails or takes long is none of the others' business. Returns how to end it. */
export function startSweeps(services: Services): () => void {
  const underWay = new Set<string>()
  const timer = setInterval(() => {
    for (const [name, sweep] of Object.entries(sweeps)) {
      if (underWay.has(name)) continue
      underWay.add(name)
      void Promise.resolve()
        .then(() => sweep(services))
        .catch((error: unknown) => services.log.warn({ err: error }, `sweeping ${name} failed`))
        .finally(() => underWay.delete(name))
    }
  }, sweepEveryMs)
  return () => clearInterval(timer)
}
