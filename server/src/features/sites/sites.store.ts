import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { siteDomains, siteSettingValues, sites } from './sites.table.ts'

export type SiteRecord = {
  id: number
  code: string
  domains: string[]
  values: Record<string, unknown>
  /** Another one whenever what the site tells its people has changed. */
  contentStamp?: string
}

/** Every site with its host patterns and its settings as stored. */
export async function listSites(db: Database): Promise<SiteRecord[]> {
  const [rows, domains, values] = await Promise.all([
    db.select().from(sites).orderBy(sites.id),
    db.select().from(siteDomains).orderBy(siteDomains.pattern),
    db.select().from(siteSettingValues),
  ])
  return rows.map(({ id, code }) => ({
    id,
    code,
    domains: domains.filter((domain) => domain.siteId === id).map((domain) => domain.pattern),
    values: Object.fromEntries(
      values.filter((value) => value.siteId === id).map(({ key, value }) => [key, value]),
    ),
  }))
}

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

export async function saveSettings(
  db: Database,
  values: readonly { siteId: number; key: string; value: unknown }[],
): Promise<void> {
  if (values.length === 0) return
  await db
    .insert(siteSettingValues)
    .values([...values])
    .onConflictDoUpdate({
      target: [siteSettingValues.siteId, siteSettingValues.key],
      set: { value: sql`excluded.value` },
    })
}
