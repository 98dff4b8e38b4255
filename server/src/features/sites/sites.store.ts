import type { Database } from '../../platform/db/database.ts'
import { siteDomains, siteSettingValues, sites } from './sites.table.ts'

export type SiteRecord = {
  id: number
  code: string
  domains: string[]
  values: Record<string, unknown>
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

export async function countSites(db: Database): Promise<number> {
  return db.$count(sites)
}
