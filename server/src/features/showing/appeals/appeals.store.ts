import type { AppealKind } from '@atelier/contract/features/showing/appeals'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { apps } from '../../talk/apps/apps.table.ts'
import { appeals } from '../gallery/appeals.table.ts'
import { publications } from '../gallery/publications.table.ts'
import { marketPrompts } from '../market/market.table.ts'

export type AppealRow = typeof appeals.$inferSelect
type Subject = { kind: AppealKind; subjectId: number }
export type SubjectRow = {
  siteId: number
  ownerId: number
  state: string
  title: string
  message: string
}

/** What an appeal is about; undefined when it is gone. */
export async function findSubject(
  db: Database,
  { kind, subjectId }: Subject,
): Promise<SubjectRow | undefined> {
  const [row] = await selectSubject(db, kind, subjectId)
  return row
}

function selectSubject(db: Database, kind: AppealKind, id: number) {
  if (kind === 'work') {
    const { siteId, ownerId, state, title, message, workId } = publications
    return db
      .select({ siteId, ownerId, state, title, message })
      .from(publications)
      .where(eq(workId, id))
  }
  if (kind === 'app') {
    const { siteId, ownerId, state, name, message } = apps
    return db
      .select({ siteId, ownerId, state, title: name, message })
      .from(apps)
      .where(eq(apps.id, id))
  }
  const { siteId, ownerId, state, title, message } = marketPrompts
  return db
    .select({ siteId, ownerId, state, title, message })
    .from(marketPrompts)
    .where(eq(marketPrompts.id, id))
}

/** The one that an author made about a thing, the last of them. */
export async function findOwnAppeal(
  db: Database,
  { accountId, kind, subjectId }: Subject & { accountId: number },
): Promise<AppealRow | undefined> {
  const [row] = await db
    .select()
    .from(appeals)
    .where(
      and(
        eq(appeals.accountId, accountId),
        eq(appeals.kind, kind),
        eq(appeals.subjectId, subjectId),
      ),
    )
    .orderBy(desc(appeals.id))
    .limit(1)
  return row
}

/** Undefined when somebody was quicker with the same. */
export async function insertAppeal(
  db: Database,
  appeal: Pick<AppealRow, 'siteId' | 'accountId' | 'kind' | 'subjectId' | 'text' | 'createdAt'>,
): Promise<AppealRow | undefined> {
  const [row] = await db.insert(appeals).values(appeal).onConflictDoNothing().returning()
  return row
}

/** One of this site that waits, held until the transaction ends. */
export async function lockWaiting(
  tx: Database,
  { id, siteId }: { id: number; siteId: number },
): Promise<AppealRow | undefined> {
  const [row] = await tx
    .select()
    .from(appeals)
    .where(and(eq(appeals.id, id), eq(appeals.siteId, siteId), eq(appeals.state, 'waiting')))
    .for('update')
  return row
}

export async function settleAppeal(
  tx: Database,
  id: number,
  settled: Pick<AppealRow, 'state' | 'answer' | 'settledAt'>,
): Promise<void> {
  await tx.update(appeals).set(settled).where(eq(appeals.id, id))
}

/** Those that wait, the longest first, then the others, the newest first. */
export async function pageAppeals(
  db: Database,
  siteId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: { appeal: AppealRow; author: string }[]; count: number }> {
  const wanted = eq(appeals.siteId, siteId)
  const [rows, count] = await Promise.all([
    db
      .select({
        appeal: appeals,
        author: sql<string>`coalesce(nullif(${accounts.name}, ''), ${accounts.username}, '')`,
      })
      .from(appeals)
      .innerJoin(accounts, eq(accounts.id, appeals.accountId))
      .where(wanted)
      .orderBy(
        sql`${appeals.state} <> 'waiting'`,
        sql`case when ${appeals.state} = 'waiting' then ${appeals.id} else - ${appeals.id} end`,
      )
      .limit(limit)
      .offset(offset),
    db.$count(appeals, wanted),
  ])
  return { rows, count }
}

export const countWaiting = (db: Database, siteId: number): Promise<number> =>
  db.$count(appeals, and(eq(appeals.siteId, siteId), eq(appeals.state, 'waiting')))
