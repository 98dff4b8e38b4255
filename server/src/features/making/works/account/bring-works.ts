// Works that were made elsewhere: they are done, cost nothing here, and are sent to whoever looks at their owner's works.
import { workStates } from '@atelier/contract/work-terms'
import type { Database } from '../../../../platform/db/database.ts'
import { newRequestKey } from '../queue/request-key.ts'
import { sendWorks } from '../telling/send-works.ts'
import * as store from '../works.store.ts'

/** No model here made it. */
const noModel = 0

export type BroughtWork = Pick<
  store.WorkRow,
  | 'siteId'
  | 'ownerId'
  | 'type'
  | 'task'
  | 'recipe'
  | 'modelLabel'
  | 'builtin'
  | 'parentId'
  | 'parentIndex'
  | 'batchId'
  | 'texts'
  | 'tiles'
  | 'seed'
  | 'createdAt'
  | 'startedAt'
> & { id: number; endedAt: Date }

/** A number for a work that is about to be brought. */
export async function reserveWorkId(db: Database): Promise<number> {
  const [id] = await store.newWorkIds(db, 1)
  if (id === undefined) throw new Error('a sequence gave no number')
  return id
}

export async function bringWork(tx: Database, work: BroughtWork): Promise<void> {
  await store.insertWorks(tx, [
    {
      ...work,
      state: workStates.done,
      progress: 100,
      modelId: noModel,
      next: [],
      rate: { perCall: 0, perResult: 0 },
      requestKey: newRequestKey(),
    },
  ])
  await sendWorks(tx, { ownerId: work.ownerId, kind: 'work', ids: [work.id] })
}
