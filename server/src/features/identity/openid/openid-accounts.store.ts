import { and, desc, eq, getTableName } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { openidAccounts, openidLogins } from './openid.table.ts'

export const loginsTable = getTableName(openidLogins)

export type OpenidAccountRow = typeof openidAccounts.$inferSelect

type Subject = { issuer: string; subject: string }

const isOf = (siteId: number, { issuer, subject }: Subject) =>
  and(
    eq(openidAccounts.siteId, siteId),
    eq(openidAccounts.issuer, issuer),
    eq(openidAccounts.subject, subject),
  )

export async function findOpenidAccount(
  db: Database,
  siteId: number,
  subject: Subject,
): Promise<OpenidAccountRow | undefined> {
  const [row] = await db.select().from(openidAccounts).where(isOf(siteId, subject))
  return row
}

export async function listOpenidAccounts(
  db: Database,
  accountId: number,
): Promise<OpenidAccountRow[]> {
  return db
    .select()
    .from(openidAccounts)
    .where(eq(openidAccounts.accountId, accountId))
    .orderBy(desc(openidAccounts.id))
}

/** Throws on openid_accounts_subject and openid_accounts_provider. */
export async function insertOpenidAccount(
  db: Database,
  row: typeof openidAccounts.$inferInsert,
): Promise<void> {
  await db.insert(openidAccounts).values(row)
}

/** Notes that somebody has logged in by it, and as whom it is known by now, where that is told. */
export async function touchOpenidAccount(
  db: Database,
  siteId: number,
  { name, ...subject }: Subject & { name: string },
  at: Date,
): Promise<void> {
  const news = { lastUsedAt: at, ...(name ? { name } : {}) }
  await db.update(openidAccounts).set(news).where(isOf(siteId, subject))
}

/** Removes one of an account's; false when there is none. */
export async function deleteOpenidAccount(
  db: Database,
  accountId: number,
  id: number,
): Promise<boolean> {
  const rows = await db
    .delete(openidAccounts)
    .where(and(eq(openidAccounts.id, id), eq(openidAccounts.accountId, accountId)))
    .returning({ id: openidAccounts.id })
  return rows.length > 0
}
