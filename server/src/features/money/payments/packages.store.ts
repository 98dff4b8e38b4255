import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { packages } from './packages.table.ts'

export type PackageRecord = typeof packages.$inferSelect
export type PackageValues = Omit<PackageRecord, 'id' | 'siteId' | 'position' | 'updatedAt'>

const onSale = (siteId: number, now: Date) =>
  and(
    eq(packages.siteId, siteId),
    packages.isShown,
    or(isNull(packages.validFrom), lte(packages.validFrom, now)),
    or(isNull(packages.validUntil), gt(packages.validUntil, now)),
  )

/** What a site sells at a time, in its order. */
export const listOnSale = (db: Database, siteId: number, now: Date): Promise<PackageRecord[]> =>
  db
    .select()
    .from(packages)
    .where(onSale(siteId, now))
    .orderBy(asc(packages.position), asc(packages.id))

export async function findOnSale(
  db: Database,
  { siteId, id, now }: { siteId: number; id: number; now: Date },
): Promise<PackageRecord | undefined> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(onSale(siteId, now), eq(packages.id, id)))
  return row
}

export const listPackages = (db: Database, siteId: number): Promise<PackageRecord[]> =>
  db
    .select()
    .from(packages)
    .where(eq(packages.siteId, siteId))
    .orderBy(asc(packages.position), asc(packages.id))

/** Adds a package behind the site's others. */
export async function insertPackage(
  db: Database,
  siteId: number,
  values: PackageValues,
): Promise<number> {
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from packages where site_id = ${siteId})`
  const [row] = await db
    .insert(packages)
    .values({ ...values, siteId, position: last })
    .returning({ id: packages.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** False when the site has no such package. */
export async function updatePackage(
  db: Database,
  { siteId, id }: { siteId: number; id: number },
  values: PackageValues,
): Promise<boolean> {
  const rows = await db
    .update(packages)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(packages.siteId, siteId), eq(packages.id, id)))
    .returning({ id: packages.id })
  return rows.length > 0
}

export async function deletePackage(
  db: Database,
  { siteId, id }: { siteId: number; id: number },
): Promise<boolean> {
  const rows = await db
    .delete(packages)
    .where(and(eq(packages.siteId, siteId), eq(packages.id, id)))
    .returning({ id: packages.id })
  return rows.length > 0
}

/** Those named come first, in this order; the others keep theirs behind them. */
export async function arrangePackages(
  db: Database,
  siteId: number,
  ids: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = (await listPackages(tx, siteId)).map(({ id }) => id)
    const first = ids.filter((id) => known.includes(id))
    const order = [...new Set([...first, ...known])]
    for (const [position, id] of order.entries())
      await tx.update(packages).set({ position }).where(eq(packages.id, id))
  })
}

/** Gives a site what another one sells. */
export async function copyPackages(db: Database, from: number, to: number): Promise<void> {
  const rows = await listPackages(db, from)
  if (rows.length === 0) return
  await db.insert(packages).values(rows.map(({ id: _, ...row }) => ({ ...row, siteId: to })))
}
