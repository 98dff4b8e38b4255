import { and, desc, eq, ilike } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { auditedActions } from './audit.table.ts'

export type AuditedActionRow = typeof auditedActions.$inferSelect
export type NewAction = Omit<typeof auditedActions.$inferInsert, 'id' | 'actor'>

/** The act with the name that its account has now. */
export async function insertAction(db: Database, action: NewAction): Promise<number> {
  const [account] = await db
    .select({ username: accounts.username, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, action.accountId))
  const actor = account?.username ?? account?.name ?? ''
  const [row] = await db
    .insert(auditedActions)
    .values({ ...action, actor })
    .returning({ id: auditedActions.id })
  if (!row) throw new Error('an act was not kept')
  return row.id
}

export async function updateOutcome(db: Database, id: number, outcome: string): Promise<void> {
  await db.update(auditedActions).set({ outcome }).where(eq(auditedActions.id, id))
}

/** Newest first; of one site, or of all. */
export async function listActions(
  db: Database,
  {
    siteId,
    actor,
    page,
    size,
  }: { siteId: number | null; actor: string; page: number; size: number },
): Promise<{ rows: AuditedActionRow[]; count: number }> {
  const pattern = `%${actor.replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    siteId === null ? undefined : eq(auditedActions.siteId, siteId),
    actor ? ilike(auditedActions.actor, pattern) : undefined,
  )
  const rows = await db
    .select()
    .from(auditedActions)
    .where(where)
    .orderBy(desc(auditedActions.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, count: await db.$count(auditedActions, where) }
}
