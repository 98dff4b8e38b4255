// What those who run a site do about a work, in place of its owner.
import { Failure } from '@atelier/contract/errors'
import { isUnderWay } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { retryWork } from '../../making/works/actions/retry-work.ts'
import { stopWork } from '../../making/works/actions/stop-works.ts'
import { sendWorks } from '../../making/works/telling/send-works.ts'
import { refund } from '../../money/ledger/ledger.usecases.ts'
import { getWork, type WorkAdminDependencies } from './work-admin.usecases.ts'

type Action = { id: number; reason: string }
type By = Pick<RequestContext<'operator'>, 'site' | 'caller'>

/** Stops it, waiting or running; what has ended stays as it is. Throws works.not_found. */
export async function stopForOwner(
  { id }: Action,
  { site }: By,
  dependencies: WorkAdminDependencies,
): Promise<void> {
  const { ownerId } = await getWork(id, site, dependencies)
  await stopWork(id, ownerId, dependencies)
}

/** Throws works.not_found, works.not_failed, works.owner_short, models.not_found. */
export async function retryForOwner(
  { id, reason }: Action,
  { site, caller }: By,
  dependencies: WorkAdminDependencies,
): Promise<void> {
  await getWork(id, site, dependencies)
  await retryWork(id, { site, about: { reason, by: caller.accountId } }, dependencies)
}

/** Gives back what it came to, once. Throws works.not_found, works.nothing_paid. */
export async function refundWork(
  { id, reason }: Action,
  { site, caller }: By,
  dependencies: WorkAdminDependencies,
): Promise<void> {
  const { db, clock } = dependencies
  await db.transaction(async (tx) => {
    const { ownerId, reservationId, state, modelLabel } = await getWork(id, site, { db: tx })
    const given =
      reservationId === null || isUnderWay(state)
        ? 0
        : await refund(tx, reservationId, {
            accountId: ownerId,
            about: { model: modelLabel, workId: id, reason, by: caller.accountId },
            at: clock.now(),
          })
    if (given === 0) throw new Failure('works.nothing_paid')
    await sendWorks(tx, { ownerId, kind: 'work', ids: [id] })
  })
}
