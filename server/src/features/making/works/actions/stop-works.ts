import { Failure } from '@atelier/contract/errors'
import { workStates } from '@atelier/contract/work-terms'
import type { Database } from '../../../../platform/db/database.ts'
import { notify } from '../../../../platform/db/notifications.ts'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { settleWork, stoppedEnding } from '../running/end-work.ts'
import * as running from '../running/running-work.store.ts'
import { channels } from '../telling/work-signals.ts'
import * as store from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'

type StopDependencies = Pick<WorkDependencies, 'db' | 'clock' | 'files'>

/** Own works by number, in the order asked for, each once. Throws works.not_found when one is not there. */
export async function getOwnWorks(
  ids: readonly number[],
  caller: Caller,
  db: Database,
): Promise<store.WorkRow[]> {
  const found = new Map(
    (await store.listOwnWorks(db, caller.accountId, ids)).map((row) => [row.id, row]),
  )
  return [...new Set(ids)].map((id) => {
    const row = found.get(id)
    if (!row) throw new Failure('works.not_found')
    return row
  })
}

/** Stops own works: those that wait at once, those that run as soon as their server hears of it. Throws works.not_found. */
export async function stopWorks(
  ids: readonly number[],
  caller: Caller,
  dependencies: StopDependencies,
): Promise<void> {
  for (const { id } of await getOwnWorks(ids, caller, dependencies.db))
    await stopWork(id, caller.accountId, dependencies)
}

/** Stops one work, if it is under way. */
export async function stopWork(
  id: number,
  ownerId: number,
  dependencies: StopDependencies,
): Promise<void> {
  await dependencies.db.transaction(async (tx) => {
    const work = await running.lockOwn(tx, ownerId, id)
    if (work?.state === workStates.waiting)
      await settleWork(tx, { work, ending: stoppedEnding }, dependencies)
    if (work?.state === workStates.running) {
      await running.markStopWanted(tx, id)
      await notify(tx, channels.stop, String(id))
    }
  })
}
