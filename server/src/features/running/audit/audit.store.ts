import { and, desc, eq, ilike } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { auditedActs } from './audit.table.ts'

export type AuditedActRow = typeof auditedActs.$inferSelect
export type NewAct = Omit<typeof auditedActs.$inferInsert, 'id' | 'actor'>

/** The act with the name that its account has now. */
export async function insertAct(db: Database, act: NewAct): Promise<number> {
  const [account] = await db
    .select({ username: accounts.username, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, act.accountId))
  const actor = account?.username ?? account?.name ?? ''
  const [row] = await db
    .insert(auditedActs)
    .values({ ...act, actor })
    .returning({ id: auditedActs.id })
  if (!row) throw new Error('an act was not kept')
  return row.id
}

export async function updateOutcome(db: Database, id: number, outcome: string): Promise<void> {
  await db.update(auditedActs).set({ outcome }).where(eq(auditedActs.id, id))
}

/** Newest first; of one site, or of all. */
export async function listActs(
  db: Database,
  {
    siteId,
    actor,
    page,
    size,
  }: { siteId: number | null; actor: string; page: number; size: number },
): Promise<{ rows: AuditedActRow[]; count: number }> {
  const pattern = `%${actor.replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    siteId === null ? undefined : eq(auditedActs.siteId, siteId),
    actor ? ilike(auditedActs.actor, pattern) : undefined,
  )
  const rows = await db
    .select()
    .from(auditedActs)
    .where(where)
    .orderBy(desc(auditedActs.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, count: await db.$count(auditedActs, where) }
}
