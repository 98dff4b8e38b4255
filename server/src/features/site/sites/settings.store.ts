import { isDeepStrictEqual } from 'node:util'
import { type SiteSettingKey, siteSettings } from '@atelier/contract/site-settings'
import { and, desc, eq, gt, gte, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { endDecisionsBetween } from './gallery-consents.store.ts'
import { siteSettingChanges, siteSettingValues, sites } from './sites.table.ts'

type By = { accountId: number; at: Date }

/** A value that is absent is the default. */
const sameValue = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null)

const byDefault = (key: string): unknown => siteSettings[key as SiteSettingKey]?.fallback

/**
 * Stores settings and what they were; null as a value goes back to the default. One that stays the same is no change. Where one of them has
 * been changed after the change `seen`, nothing is done, and the names of those are told.
 */
export async function changeSettings(
  db: Database,
  siteId: number,
  { values, by, seen }: { values: readonly [string, unknown][]; by: By; seen?: number | undefined },
): Promise<{ done: true } | { others: string[] }> {
  if (values.length === 0) return { done: true }
  return db.transaction(async (tx) => {
    await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update')
    const keys = values.map(([key]) => key)
    if (seen !== undefined) {
      const others = await tx
        .selectDistinct({ key: siteSettingChanges.key })
        .from(siteSettingChanges)
        .where(
          and(
            eq(siteSettingChanges.siteId, siteId),
            inArray(siteSettingChanges.key, keys),
            gt(siteSettingChanges.id, seen),
          ),
        )
      if (others.length) return { others: others.map(({ key }) => key) }
    }
    const stored = await tx
      .select({ key: siteSettingValues.key, value: siteSettingValues.value })
      .from(siteSettingValues)
      .where(and(eq(siteSettingValues.siteId, siteId), inArray(siteSettingValues.key, keys)))
    const before = new Map(stored.map(({ key, value }) => [key, value]))
    const changed = values.filter(
      ([key, value]) =>
        !sameValue(before.get(key) ?? byDefault(key), value) && !sameValue(before.get(key), value),
    )
    if (changed.length === 0) return { done: true }
    await writeValues(tx, siteId, changed)
    const partners = changed.find(([key]) => key === 'galleryPartners')
    if (partners)
      await endDecisionsBetween(tx, siteId, differing(before.get('galleryPartners'), partners[1]))
    const [account] = await tx
      .select({ username: accounts.username, name: accounts.name })
      .from(accounts)
      .where(eq(accounts.id, by.accountId))
    await tx.insert(siteSettingChanges).values(
      changed.map(([key, after]) => ({
        siteId,
        key,
        at: by.at,
        accountId: by.accountId,
        actor: account?.username ?? account?.name ?? '',
        before: before.get(key) ?? null,
        after: after ?? null,
      })),
    )
    return { done: true }
  })
}

/** Codes that are in one of two lists alone. */
function differing(one: unknown, other: unknown): string[] {
  const codesOf = (list: unknown): string[] => (Array.isArray(list) ? list : [])
  const [before, after] = [codesOf(one), codesOf(other)]
  return [...before, ...after].filter((code) => !(before.includes(code) && after.includes(code)))
}

async function writeValues(
  tx: Database,
  siteId: number,
  values: readonly (readonly [string, unknown])[],
): Promise<void> {
  const rows = values.flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ siteId, key, value }],
  )
  const gone = values.flatMap(([key, value]) =>
    value === null || value === undefined ? [key] : [],
  )
  if (rows.length)
    await tx
      .insert(siteSettingValues)
      .values(rows)
      .onConflictDoUpdate({
        target: [siteSettingValues.siteId, siteSettingValues.key],
        set: { value: sql`excluded.value` },
      })
  if (gone.length)
    await tx
      .delete(siteSettingValues)
      .where(and(eq(siteSettingValues.siteId, siteId), inArray(siteSettingValues.key, gone)))
}

/** The number of the newest change of a site; 0 when there is none. */
export async function newestChange(db: Database, siteId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(siteSettingChanges.id) })
    .from(siteSettingChanges)
    .where(eq(siteSettingChanges.siteId, siteId))
  return row?.id ?? 0
}

/** Newest first, each with whether its setting is still as it left it. */
export async function listChanges(
  db: Database,
  siteId: number,
  { page, size }: { page: number; size: number },
) {
  const [rows, count] = await Promise.all([
    db
      .select({ change: siteSettingChanges, now: siteSettingValues.value })
      .from(siteSettingChanges)
      .leftJoin(
        siteSettingValues,
        and(
          eq(siteSettingValues.siteId, siteSettingChanges.siteId),
          eq(siteSettingValues.key, siteSettingChanges.key),
        ),
      )
      .where(eq(siteSettingChanges.siteId, siteId))
      .orderBy(desc(siteSettingChanges.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(siteSettingChanges, eq(siteSettingChanges.siteId, siteId)),
  ])
  return {
    rows: rows.map(({ change, now }) => ({ ...change, isStill: sameValue(now, change.after) })),
    count,
  }
}

export async function findChange(db: Database, siteId: number, id: number) {
  const [row] = await db
    .select()
    .from(siteSettingChanges)
    .where(and(eq(siteSettingChanges.siteId, siteId), eq(siteSettingChanges.id, id)))
  return row
}

/** Whether one of these settings was changed by or after the act that a change was part of. */
export async function isChangedSince(
  db: Database,
  { siteId, at }: Pick<typeof siteSettingChanges.$inferSelect, 'siteId' | 'at'>,
  keys: readonly string[],
): Promise<boolean> {
  const count = await db.$count(
    siteSettingChanges,
    and(
      eq(siteSettingChanges.siteId, siteId),
      inArray(siteSettingChanges.key, keys),
      gte(siteSettingChanges.at, at),
    ),
  )
  return count > 0
}

/** Sets a setting back to what it was before a change; false when it is not as that change left it any more. */
export async function undoChange(
  db: Database,
  { siteId, key, before, after }: typeof siteSettingChanges.$inferSelect,
  by: By,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update')
    const [stored] = await tx
      .select({ value: siteSettingValues.value })
      .from(siteSettingValues)
      .where(and(eq(siteSettingValues.siteId, siteId), eq(siteSettingValues.key, key)))
    if (!sameValue(stored?.value, after)) return false
    await changeSettings(tx, siteId, { values: [[key, before]], by })
    return true
  })
}
