// Who may use what: what comes with the product, what is of the house, what is public on the site, and one's own there.
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { listOfferedUses } from '../shelf/offered-uses.ts'
import * as store from './apps.store.ts'
import type { OfferedApp } from './built-in/built-in-app.ts'
import { findBuiltIn } from './built-in/built-in-library.ts'
import { findSiteApps } from './house-apps.ts'
import { type KnownApp, knownOffered, knownStored } from './known-app.ts'

export type AppReader = {
  site: Pick<Site, 'id' | 'settings'>
  caller: Pick<Caller, 'accountId'>
  locale: Locale
}

/** What a site offers by itself as the reader's language tells it, with how often it was used there. */
export async function knowOffered(
  offered: readonly OfferedApp[],
  { site, locale }: Pick<AppReader, 'site' | 'locale'>,
  db: Database,
): Promise<KnownApp[]> {
  const ids = offered.map(({ id }) => id)
  const uses = await listOfferedUses(db, { siteId: site.id, kind: 'app' }, ids)
  return offered.map((app) => knownOffered(app, { locale, uses }))
}

/** Those among the numbers that the reader may use, by number. */
export async function findApps(
  ids: readonly number[],
  { site, caller, locale }: AppReader,
  db: Database,
): Promise<Map<number, KnownApp>> {
  const known = new Map<number, KnownApp>()
  const offered: OfferedApp[] = []
  const others: number[] = []
  for (const id of new Set(ids)) {
    const builtIn = findBuiltIn(id)
    if (builtIn) offered.push(builtIn)
    else others.push(id)
  }
  offered.push(...(await findSiteApps(others, site, db)))
  for (const app of await knowOffered(offered, { site, locale }, db)) known.set(app.id, app)
  const reader = { siteId: site.id, ownerId: caller.accountId }
  for (const row of await store.listSeen(db, others, reader))
    known.set(row.app.id, knownStored(row))
  return known
}

export const findApp = async (
  id: number,
  reader: AppReader,
  db: Database,
): Promise<KnownApp | undefined> => (await findApps([id], reader, db)).get(id)

/** Throws apps.not_found, also for what others keep to themselves and what is of another site. */
export async function getApp(id: number, reader: AppReader, db: Database): Promise<KnownApp> {
  const found = await findApp(id, reader, db)
  if (!found) throw new Failure('apps.not_found')
  return found
}
