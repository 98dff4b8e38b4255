import { Failure } from '@atelier/contract/errors'
import { priceOfResults } from '@atelier/contract/work-price'
import { workStates } from '@atelier/contract/work-terms'
import type { Site } from '../../../../platform/http/request-context.ts'
import { balanceFor, reserve } from '../../../money/ledger/ledger.usecases.ts'
import * as queue from '../queue/queue.store.ts'
import { newRequestKey } from '../queue/request-key.ts'
import * as running from '../running/running-work.store.ts'
import { sendWorks, wakeWorkers } from '../telling/send-works.ts'
import * as store from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'

/** What another try takes: what it was asked for at, for all its results. Null unless it failed or was given up for being late. */
export function priceOfRetry({
  state,
  failure,
  rate,
  recipe,
}: Pick<store.WorkRow, 'state' | 'failure' | 'rate' | 'recipe'>): number | null {
  const isLate = state === workStates.stopped && failure?.code === 'works.timeout'
  return state === workStates.failed || isLate ? priceOfResults(rate, recipe.count) : null
}

/**
 * Queues a failed work once more: the same work, which its owner sees come to life. Its failure gave everything back, so its price is taken
 * again, in the transaction that queues it; whoever asks second finds it queued. Throws works.not_found, works.not_failed,
 * models.not_found, works.owner_short.
 */
export async function retryWork(
  id: number,
  { site, about }: { site: Site; about: { reason: string; by: number } },
  { db, clock, findModel }: Pick<WorkDependencies, 'db' | 'clock' | 'findModel'>,
): Promise<void> {
  const found = await store.findWork(db, id)
  if (found?.siteId !== site.id) throw new Failure('works.not_found')
  const model = await findModel(found.modelId)
  await db.transaction(async (tx) => {
    // As for every other request: nobody begins a work of theirs meanwhile.
    const { ownerId } = found
    await queue.lockTurn(tx, { ownerId, siteId: site.id })
    const work = await running.lockWork(tx, id)
    if (work?.ownerId !== ownerId) throw new Failure('works.not_found')
    const price = priceOfRetry(work)
    if (price === null) throw new Failure('works.not_failed')
    if (!model) throw new Failure('models.not_found')
    const reservationId =
      price > 0
        ? await reserve(tx, {
            accountId: ownerId,
            siteId: site.id,
            purse: balanceFor('work', site.settings),
            amount: price,
            subject: 'work',
            at: clock.now(),
            about: { model: work.modelLabel, workId: id, ...about },
          }).catch(asShortOfOwner)
        : null
    await running.requeueWork(tx, id, { reservationId, price, requestKey: newRequestKey() })
    await queue.noteWaiting(tx, { ownerId, siteId: site.id })
    await sendWorks(tx, { ownerId, kind: 'work', ids: [id] })
    await wakeWorkers(tx)
  })
}

/** It is not the caller who has too little. */
function asShortOfOwner(error: unknown): never {
  if (error instanceof Failure && error.code === 'credits.short')
    throw new Failure('works.owner_short', { cause: error, values: error.values })
  throw error
}
