// Deleting with a way back: works are hidden at once, and go with their files when nobody has wanted them back for a while.
import { Failure } from '@atelier/contract/errors'
import { isUnderWay } from '@atelier/contract/work-terms'
import { eachOfPages } from '../../../../platform/each-apart.ts'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { sendWorks } from '../telling/send-works.ts'
import * as store from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'
import { getOwnWorks } from './stop-works.ts'

/** For how long deleted works can be taken back. */
const keptMs = 30_000
/** What is swept has been out of reach for a while, whatever the clocks of the servers say. */
const sweptAfterMs = 2 * keptMs
/** How many are swept at once. */
const maxSwept = 200

type DeleteDependencies = Pick<WorkDependencies, 'db' | 'clock' | 'files' | 'keepPublications'>

/** Hides own works that have ended; resolves with when they go for good. Throws works.not_found, works.under_way. */
export async function removeWorks(
  ids: readonly number[],
  caller: Caller,
  { db, clock, keepPublications }: DeleteDependencies,
): Promise<Date> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    const own = await getOwnWorks(ids, caller, tx)
    if (own.some(({ state }) => isUnderWay(state))) throw new Failure('works.under_way')
    const hidden = await store.hideWorks(tx, caller.accountId, { ids, at })
    await keepPublications(tx, hidden)
    await sendWorks(tx, { ownerId: caller.accountId, kind: 'gone', ids: hidden })
  })
  return new Date(at.getTime() + keptMs)
}

/** Takes back own works that were deleted a moment ago. Throws works.not_found, and then takes back none. */
export async function restoreWorks(
  ids: readonly number[],
  caller: Caller,
  { db, clock, keepPublications }: DeleteDependencies,
): Promise<void> {
  const since = new Date(clock.now().getTime() - keptMs)
  await db.transaction(async (tx) => {
    const back = await store.showWorks(tx, caller.accountId, { ids, since })
    if (back.length < new Set(ids).size) throw new Failure('works.not_found')
    await keepPublications(tx, back)
    await sendWorks(tx, { ownerId: caller.accountId, kind: 'back', ids: back })
  })
}

/**
 * Removes for good what was deleted and not taken back: files first, so that no file is left without a row that names it. A work whose
 * files cannot be removed waits for the next sweep.
 */
export async function sweepWorks({
  db,
  clock,
  files,
  log,
}: DeleteDependencies & Pick<WorkDependencies, 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - sweptAfterMs)
  await eachOfPages(
    (page) => store.listDeleted(db, { ...page, before }),
    async (id) => {
      await files.deleteFiles([id])
      await store.deleteWorks(db, [id], before)
    },
    {
      max: maxSwept,
      onFault: (error, workId) =>
        log.warn({ err: error, workId }, 'a deleted work could not be removed'),
    },
  )
}
