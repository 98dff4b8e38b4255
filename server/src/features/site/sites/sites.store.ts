import { and, count, eq, inArray, sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { siteDomains, siteSettingValues, sites } from './sites.table.ts'

export type SiteRecord = {
  id: number
  code: string
  domains: string[]
  values: Record<string, unknown>
  /** Another one whenever what the site tells its people has changed. */
  contentStamp?: string
}

const selectSites = fixedStatement<Omit<SiteRecord, 'contentStamp'>, []>(`
  select id, code,
    array(select pattern from site_domains where site_id = sites.id order by pattern) as domains,
    coalesce((select jsonb_object_agg(key, value) from site_settings where site_id = sites.id), '{}') as values
  from sites order by id`)

/** Every site with its host patterns and its settings as stored. */
export const listSites = (db: Database): Promise<SiteRecord[]> => selectSites(db)

/** Adds a site and resolves with its number; one whose code is known stays as it is. */
export async function insertSite(
  db: Database,
  site: Omit<SiteRecord, 'id'>,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(sites)
      .values({ code: site.code })
      .onConflictDoNothing()
      .returning()
    if (!row) return undefined
    if (site.domains.length)
      await tx
        .insert(siteDomains)
        .values(site.domains.map((pattern) => ({ pattern, siteId: row.id })))
        .onConflictDoNothing()
    const values = Object.entries(site.values).map(([key, value]) => ({
      siteId: row.id,
      key,
      value,
    }))
    if (values.length) await tx.insert(siteSettingValues).values(values)
    return row.id
  })
}

/** Sets what a site has for a setting already. */
export async function replaceValue(
  db: Database,
  siteId: number,
  { key, value }: { key: string; value: unknown },
): Promise<void> {
  await db
    .update(siteSettingValues)
    .set({ value })
    .where(and(eq(siteSettingValues.siteId, siteId), eq(siteSettingValues.key, key)))
}

/** Puts a sealed secret in the place of the same one in plain words. */
export async function replaceSecret(
  db: Database,
  secret: { siteId: number; key: string; plain: unknown; value: { sealed: string } },
): Promise<void> {
  await db
    .update(siteSettingValues)
    .set({ value: secret.value })
    .where(
      and(
        eq(siteSettingValues.siteId, secret.siteId),
        eq(siteSettingValues.key, secret.key),
        sql`${siteSettingValues.value} = ${JSON.stringify(secret.plain)}::jsonb`,
      ),
    )
}

export async function countSites(db: Database): Promise<number> {
  return db.$count(sites)
}

/** When each site was made, by its number. */
export async function listSiteDates(db: Database): Promise<Map<number, Date>> {
  const rows = await db.select({ id: sites.id, createdAt: sites.createdAt }).from(sites)
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
}

/** The settings of a site as stored. */
export async function readValues(db: Database, siteId: number): Promise<Record<string, unknown>> {
  const rows = await db
    .select({ key: siteSettingValues.key, value: siteSettingValues.value })
    .from(siteSettingValues)
    .where(eq(siteSettingValues.siteId, siteId))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Whose account is there, of members or of guests. */
export async function listAccountIds(
  db: Database,
  siteId: number,
  kind: 'guest' | 'member',
): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.kind, kind)))
  return rows.map(({ id }) => id)
}

/** By the number of the site. */
export async function countMembers(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .select({ siteId: accounts.siteId, members: count() })
    .from(accounts)
    .where(eq(accounts.kind, 'member'))
    .groupBy(accounts.siteId)
  return new Map(rows.map(({ siteId, members }) => [siteId, members]))
}

/** The sites that patterns lead to. */
export async function findHostOwners(
  db: Database,
  patterns: readonly string[],
): Promise<{ pattern: string; siteId: number; code: string }[]> {
  if (patterns.length === 0) return []
  return db
    .select({ pattern: siteDomains.pattern, siteId: siteDomains.siteId, code: sites.code })
    .from(siteDomains)
    .innerJoin(sites, eq(sites.id, siteDomains.siteId))
    .where(inArray(siteDomains.pattern, [...patterns]))
}

/** False when one of them leads elsewhere by now; nothing has changed then. */
export async function replaceHosts(
  db: Database,
  siteId: number,
  patterns: readonly string[],
): Promise<boolean> {
  return db
    .transaction(async (tx) => {
      await tx.delete(siteDomains).where(eq(siteDomains.siteId, siteId))
      if (patterns.length === 0) return true
      const rows = await tx
        .insert(siteDomains)
        .values(patterns.map((pattern) => ({ pattern, siteId })))
        .onConflictDoNothing()
        .returning()
      if (rows.length < patterns.length) tx.rollback()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return false
      throw error
    })
}

/** In one transaction with whatever has to go with it; false when somebody has become a member there. */
export async function deleteSite(db: Database, siteId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(sites)
      .where(
        and(
          eq(sites.id, siteId),
          sql`not exists (select from accounts where accounts.site_id = ${siteId} and accounts.kind = 'member')`,
        ),
      )
      .returning({ id: sites.id })
    return rows.length > 0
  })
}
