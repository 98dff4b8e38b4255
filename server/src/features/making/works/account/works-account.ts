// What becomes of works when a guest becomes a member, and when somebody leaves for good.
import { setTimeout as wait } from 'node:timers/promises'
import type { AdoptFromGuest } from '../../../identity/accounts/accounts.usecases.ts'
import type { OnAccountDeleted } from '../../../identity/accounts/leave-account.ts'
import { stopWork } from '../actions/stop-works.ts'
import * as queue from '../queue/queue.store.ts'
import { settleWork, stoppedEnding } from '../running/end-work.ts'
import * as running from '../running/running-work.store.ts'
import { sendWorks } from '../telling/send-works.ts'
import * as store from '../works.store.ts'
import type { WorkDependencies } from '../works-dependencies.ts'

/** A guest's works go along; what was taken for them moves with the balances. */
export const adoptWorks: AdoptFromGuest = async (tx, guestId, memberId, { site }) => {
  await store.moveWorks(tx, guestId, memberId)
  await queue.noteWaiting(tx, { ownerId: memberId, siteId: site.id })
  await sendWorks(tx, { ownerId: guestId, kind: 'over', ids: [] })
}

/** How long running works may take to be given up at their upstreams before they are cut off. */
const patienceMs = 3000
const lookEveryMs = 100

/**
 * Stops all works of somebody who leaves. What still runs then is settled in the transaction that deletes the account, and its rows go with
 * it.
 */
export const leaveWorks = (
  dependencies: Pick<WorkDependencies, 'db' | 'clock' | 'files'>,
): OnAccountDeleted => ({
  async stop(accountId) {
    const { db } = dependencies
    for (const id of await store.listUnderWay(db, accountId))
      await stopWork(id, accountId, dependencies)
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookEveryMs) {
      if ((await store.listUnderWay(db, accountId)).length === 0) return
      await wait(lookEveryMs)
    }
  },
  async leave(tx, { accountId }) {
    for (const id of await store.listUnderWay(tx, accountId)) {
      const work = await running.lockOwn(tx, accountId, id)
      if (work && work.state <= 2)
        await settleWork(tx, { work, ending: stoppedEnding }, dependencies)
    }
    await sendWorks(tx, { ownerId: accountId, kind: 'over', ids: [] })
    return undefined
  },
})
