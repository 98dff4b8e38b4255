// What is written of a work while it runs, and its end. Whoever runs it writes only as long as it is theirs.
import { type WorkState, workStates } from '@atelier/contract/work-terms'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { inMs } from '../queue/queue.store.ts'
import type { WorkRow } from '../works.store.ts'
import { works } from '../works.table.ts'

export type HeldWork = { id: number; workerId: string }

const held = ({ id, workerId }: HeldWork) =>
  and(eq(works.id, id), eq(works.state, workStates.running), eq(works.workerId, workerId))

/** False when the work is not this worker's any more. */
export async function updateHeld(
  db: Database,
  work: HeldWork,
  changes: Partial<
    Pick<WorkRow, 'phase' | 'modelId' | 'progress' | 'ticket' | 'preview' | 'checkAt' | 'attempts'>
  >,
): Promise<{ ownerId: number } | undefined> {
  const [row] = await db.update(works).set(changes).where(held(work)).returning({
    ownerId: works.ownerId,
  })
  return row
}

/** Puts a work that nobody took back into the queue, to wait so long by the database's clock, as the queue does. */
export async function sendBack(
  tx: Database,
  work: HeldWork,
  { attempts, againInMs }: { attempts: number; againInMs: number },
): Promise<{ ownerId: number; siteId: number; retryAt: Date | null } | undefined> {
  const [row] = await tx
    .update(works)
    .set({
      state: workStates.waiting,
      phase: 'queued',
      progress: 0,
      workerId: null,
      leaseUntil: null,
      attempts,
      retryAt: inMs(againInMs),
    })
    .where(and(held(work), eq(works.stopWanted, false)))
    .returning({ ownerId: works.ownerId, siteId: works.siteId, retryAt: works.retryAt })
  return row
}

/** A running work of this worker's, held until the transaction ends. */
export async function lockHeld(tx: Database, work: HeldWork): Promise<WorkRow | undefined> {
  const [row] = await tx.select().from(works).where(held(work)).for('update')
  return row
}

/** A work of an owner's, deleted or not, held until the transaction ends. */
export async function lockOwn(
  tx: Database,
  ownerId: number,
  id: number,
): Promise<WorkRow | undefined> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.ownerId, ownerId)))
    .for('update')
  return row
}

/** A work whoever owns it, held until the transaction ends; undefined for one that is deleted. */
export async function lockWork(tx: Database, id: number): Promise<WorkRow | undefined> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), isNull(works.deletedAt)))
    .for('update')
  return row
}

/** Puts a work that has ended back into the queue, as a request that its upstream has not heard of. */
export async function requeueWork(
  tx: Database,
  id: number,
  request: Pick<WorkRow, 'reservationId' | 'price' | 'requestKey'>,
): Promise<void> {
  await tx
    .update(works)
    .set({
      ...request,
      state: workStates.waiting,
      phase: 'queued',
      progress: 0,
      ticket: null,
      failure: null,
      attempts: 0,
      stopWanted: false,
      startedAt: null,
      endedAt: null,
    })
    .where(eq(works.id, id))
}

export type WorkEnd = {
  state: Extract<WorkState, 3 | 4 | 5>
  failure: WorkRow['failure']
  price: number
  at: Date
} & Partial<Pick<WorkRow, 'texts' | 'tiles' | 'next' | 'seed' | 'understood' | 'ticket'>>

/** Ends a work that is held; whoever calls has settled its price. */
export async function finishWork(tx: Database, id: number, { at, ...end }: WorkEnd): Promise<void> {
  await tx
    .update(works)
    .set({
      ...end,
      ...(end.state === workStates.done ? { progress: 100 } : {}),
      endedAt: at,
      preview: null,
      workerId: null,
      leaseUntil: null,
      checkAt: null,
      retryAt: null,
    })
    .where(eq(works.id, id))
}

export async function markStopWanted(tx: Database, id: number): Promise<void> {
  await tx.update(works).set({ stopWanted: true }).where(eq(works.id, id))
}
