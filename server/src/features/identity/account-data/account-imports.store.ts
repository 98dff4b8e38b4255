import type { ImportKind } from '@atelier/contract/features/identity/account-data'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accountImports, importRuns } from './account-data.table.ts'

export type TakenOf = { accountId: number; source: string; kind: ImportKind }
export type ImportRun = typeof importRuns.$inferSelect

/** What was taken of a kind from a source: names there and here. */
export async function listTaken(
  db: Database,
  { accountId, source, kind }: TakenOf,
): Promise<{ oldId: string; newId: string }[]> {
  return db
    .select({ oldId: accountImports.oldId, newId: accountImports.newId })
    .from(accountImports)
    .where(
      and(
        eq(accountImports.accountId, accountId),
        eq(accountImports.source, source),
        eq(accountImports.kind, kind),
      ),
    )
}

/** Notes what was taken in place of `before`; false when somebody else has taken it meanwhile. */
export async function noteTaken(
  tx: Database,
  { before, ...taken }: TakenOf & { oldId: string; newId: string; before: string | undefined },
): Promise<boolean> {
  const rows = await tx
    .insert(accountImports)
    .values(taken)
    .onConflictDoUpdate({
      target: [
        accountImports.accountId,
        accountImports.source,
        accountImports.kind,
        accountImports.oldId,
      ],
      set: { newId: taken.newId },
      setWhere: before === undefined ? sql`false` : eq(accountImports.newId, before),
    })
    .returning({ oldId: accountImports.oldId })
  return rows.length > 0
}

type NewRun = Pick<ImportRun, 'accountId' | 'fromSite' | 'exportedAt'>

/** Begins a run in place of the one before; false while that goes on, unless nobody was at it since `abandoned`. */
export async function beginRun(
  db: Database,
  run: NewRun,
  { now, abandoned }: { now: Date; abandoned: Date },
): Promise<boolean> {
  const fresh = {
    ...run,
    state: 'running' as const,
    beganAt: now,
    touchedAt: now,
    progress: 0,
    report: [],
    failure: null,
  }
  const { accountId: _, ...values } = fresh
  const rows = await db
    .insert(importRuns)
    .values(fresh)
    .onConflictDoUpdate({
      target: importRuns.accountId,
      set: values,
      setWhere: sql`${importRuns.state} <> 'running' or ${importRuns.touchedAt} < ${abandoned}`,
    })
    .returning({ accountId: importRuns.accountId })
  return rows.length > 0
}

export async function updateRun(
  db: Database,
  accountId: number,
  changes: Partial<Omit<ImportRun, 'accountId'>>,
): Promise<void> {
  await db.update(importRuns).set(changes).where(eq(importRuns.accountId, accountId))
}

export async function findRun(db: Database, accountId: number): Promise<ImportRun | undefined> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.accountId, accountId))
  return row
}
