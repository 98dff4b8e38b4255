import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mailOutbox } from './mail-outbox.table.ts'

export type QueuedMail = typeof mailOutbox.$inferSelect

export async function insertMail(
  db: Database,
  mail: Pick<QueuedMail, 'sealed' | 'nextTryAt' | 'expiresAt'>,
): Promise<void> {
  await db.insert(mailOutbox).values(mail)
}

/** Takes one that is due, for nobody else until `takenUntil`; undefined when there is none. */
export async function takeDueMail(
  db: Database,
  { now, takenUntil }: { now: Date; takenUntil: Date },
): Promise<QueuedMail | undefined> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.nextTryAt, now), gt(mailOutbox.expiresAt, now)))
    .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(mailOutbox)
    .set({ nextTryAt: takenUntil, tries: sql`${mailOutbox.tries} + 1` })
    .where(eq(mailOutbox.id, sql`(${due})`))
    .returning()
  return row
}

export async function postponeMail(db: Database, id: number, nextTryAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ nextTryAt }).where(eq(mailOutbox.id, id))
}

export async function deleteMail(db: Database, id: number): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** Removes those that are of no use any more; how many there were. */
export async function deleteExpiredMails(db: Database, now: Date): Promise<number> {
  const rows = await db
    .delete(mailOutbox)
    .where(lte(mailOutbox.expiresAt, now))
    .returning({ id: mailOutbox.id })
  return rows.length
}
