import { mayDo } from '@atelier/contract/staff-roles'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { lockPublications } from './publications.store.ts'
import { settlePublications } from './settle-publications.ts'

/** Where people look at works before they are shown, they look again at one that another picture stands for now. */
export const createCoverNote =
  (clock: Clock) =>
  async (
    tx: Database,
    workId: number,
    { site, caller }: RequestContext<'caller'>,
  ): Promise<void> => {
    if (!site.settings.galleryReview || mayDo(caller.staffRole, 'review')) return
    const [publication] = await lockPublications(tx, [workId])
    if (publication?.state !== 'public') return
    await settlePublications(tx, [workId], { state: 'waiting', at: clock.now() })
  }
