// The one way a work ends: its price is settled, its files are noted and whoever follows it is notified, all in one transaction.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import { priceOfResults } from '@atelier/contract/work-price'
import { type UnderstoodWords, workStates } from '@atelier/contract/work-terms'
import type { Ticket } from '@atelier/engines/kinds/work'
import type { MakerOutcome } from '@atelier/engines/makers/maker'
import type { Database } from '../../../../platform/db/database.ts'
import { storableText } from '../../../../platform/storable-text.ts'
import { settle } from '../../../money/ledger/ledger.usecases.ts'
import { sendWorks, wakeWorkers } from '../telling/send-works.ts'
import type { PreparedFile } from '../work-files-port.ts'
import type { WorkRow } from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'
import * as running from './running-work.store.ts'

/** What a work came to: what was made of it, or why nothing was. */
export type Ending =
  | { files: readonly PreparedFile[]; outcome: MakerOutcome; ticket?: Ticket | undefined }
  | {
      failure: FailureCode
      words?: string
      /** What the failure's text names. */
      values?: FailureValues
      stopped?: boolean
      ticket?: Ticket | undefined
      /** Files of it that were stored in vain. */
      left?: readonly PreparedFile[]
    }

export const stoppedEnding: Ending = { failure: 'works.stopped', stopped: true }

type EndDependencies = Pick<WorkDependencies, 'clock' | 'files'>

/** What is charged: for what came, never more than was taken; nothing when nothing came. */
function usedBy({ price, rate }: WorkRow, ending: Ending): number {
  if ('failure' in ending) return 0
  return Math.min(price, priceOfResults(rate, ending.files.length))
}

/** Ends a work whose row is held in this transaction. */
export async function settleWork(
  tx: Database,
  { work, ending }: { work: WorkRow; ending: Ending },
  { clock, files }: EndDependencies,
): Promise<void> {
  const at = clock.now()
  const price =
    work.reservationId === null
      ? 0
      : await settle(tx, work.reservationId, { used: usedBy(work, ending), at })
  const ticket = ending.ticket ? { ticket: { ...ending.ticket } } : {}
  if ('failure' in ending) {
    const { failure, words = '', values, stopped } = ending
    await running.finishWork(tx, work.id, {
      ...ticket,
      state: stopped ? workStates.stopped : workStates.failed,
      failure: { code: failure, words: storableWords(words), ...(values ? { values } : {}) },
      price,
      at,
    })
  } else {
    const { outcome } = ending
    const { seed, understood } = outcome
    // A guest who became a member meanwhile owns the work by another number.
    const owned = ending.files.map((file) => ({ ...file, ownerId: work.ownerId }))
    await files.insertFiles(tx, work.id, owned)
    await running.finishWork(tx, work.id, {
      ...ticket,
      state: work.stopWanted ? workStates.stopped : workStates.done,
      failure: work.stopWanted ? { code: 'works.stopped', words: '' } : lossOf(ending),
      price,
      at,
      texts: outcome.texts.map(storableWords),
      tiles: outcome.tiles ?? 1,
      next: outcome.next ? [...outcome.next] : null,
      seed: seed !== undefined && Number.isSafeInteger(seed) ? seed : null,
      understood: understood ? storableUnderstood(understood) : null,
    })
  }
  await sendWorks(tx, { ownerId: work.ownerId, kind: 'work', ids: [work.id] })
  await wakeWorkers(tx)
}

/** What is said of a work of which not everything could be kept. */
function lossOf({ files, outcome }: Extract<Ending, { files: unknown }>) {
  const made = outcome.results.length
  if (files.length === made) return null
  const values = { kept: files.length, made }
  return { code: 'works.partly_kept', words: '', values } as const
}

/** Cut first: that may leave half of a pair, which the database does not take. */
const storableWords = (words: string): string => {
  const cut = words.slice(0, 4000)
  return storableText(/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut)
}

const storableUnderstood = ({ known, unknown, leftOut }: UnderstoodWords): UnderstoodWords => ({
  known: known.map(storableWords),
  unknown: unknown.map(storableWords),
  leftOut: leftOut.map(storableWords),
})

/** Ends a work as long as it is this worker's, and resolves with it; undefined when it is not any more, and nothing has changed. */
export async function endHeldWork(
  db: Database,
  { held, ending }: { held: running.HeldWork; ending: Ending },
  dependencies: EndDependencies,
): Promise<WorkRow | undefined> {
  return db.transaction(async (tx) => {
    const work = await running.lockHeld(tx, held)
    if (!work) return undefined
    await settleWork(tx, { work, ending }, dependencies)
    return work
  })
}
