// Sites come, go and change their hosts while the installation runs.

import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { SiteOverview, siteAdmin } from '@atelier/contract/features/running/site-admin'
import type { Locale } from '@atelier/contract/primitives'
import { seesAllSites } from '@atelier/contract/staff-roles'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { readHosts } from './host-patterns.ts'
import { isSecret } from './secret-settings.ts'
import { shownName } from './shown-name.ts'
import * as store from './sites.store.ts'
import { chooseSite } from './sites.usecases.ts'

export type SiteManagement = {
  db: Database
  /** Read anew where it counts. */
  listSites(): Promise<readonly Site[]>
  /** Has sites read anew. */
  forgetSites(): void
  /** Gives a new site what a fresh one has to look at. */
  seedSite(site: { id: number; language: Locale }, tx: Database): Promise<void>
  /** Gives a new site what another has to look at. */
  copySite(from: number, to: number, tx: Database): Promise<void>
  /** Has a guest go for good, with all that is theirs. */
  removeGuest(guest: { accountId: number; siteId: number }): Promise<void>
}

type By = Pick<RequestContext<'operator'>, 'site' | 'caller' | 'host' | 'locale'>

export async function listOwnSites(
  { site, caller, host }: By,
  { db, listSites }: SiteManagement,
): Promise<SiteOverview[]> {
  const all = await listSites()
  const sees = caller.staffRole !== null && seesAllSites(caller.staffRole)
  const [members, since] = await Promise.all([store.countMembers(db), store.listSiteDates(db)])
  const home = chooseSite(all, host)
  return (sees ? all : all.filter(({ id }) => id === site.id)).map(
    ({ id, code, domains, settings }) => ({
      code,
      name: shownName(settings),
      logo: settings.appLogo,
      hosts: domains,
      members: members.get(id) ?? 0,
      pay: settings.pay,
      language: settings.language,
      createdAt: (since.get(id) ?? new Date(0)).toISOString(),
      isHome: id === home.id,
    }),
  )
}

/** Throws sites.code_taken, sites.host_taken, and sites.not_found where there is nothing to copy. */
export async function addSite(
  { code, name, hosts, copyOf, ...request }: ParsedInputOf<typeof siteAdmin.add>,
  { locale }: By,
  { db, listSites, forgetSites, seedSite, copySite }: SiteManagement,
): Promise<void> {
  const patterns = readHosts(hosts, locale)
  const model = copyOf ? (await listSites()).find((site) => site.code === copyOf) : undefined
  if (copyOf && !model) throw new Failure('sites.not_found')
  const language = request.language ?? model?.settings.language ?? 'zh-CN'
  await refuseTakenHosts(patterns, undefined, db)
  await db.transaction(async (tx) => {
    const values = {
      ...(model ? await store.readValues(tx, model.id) : {}),
      siteName: name,
      appName: name,
      language,
    }
    const id = await store.insertSite(tx, {
      code,
      domains: patterns,
      values: Object.fromEntries(Object.entries(values).filter(([key]) => !isSecret(key))),
    })
    if (id === undefined) throw new Failure('sites.code_taken')
    // Somebody else may have taken one since.
    await refuseTakenHosts(patterns, id, tx)
    await (model ? copySite(model.id, id, tx) : seedSite({ id, language }, tx))
  })
  forgetSites()
}

/** Throws sites.not_found, sites.in_use and sites.has_members. */
export async function removeSite(
  code: string,
  { host }: By,
  { db, listSites, forgetSites, removeGuest }: SiteManagement,
): Promise<void> {
  const all = await listSites()
  const site = all.find((one) => one.code === code)
  if (!site) throw new Failure('sites.not_found')
  if (chooseSite(all, host).id === site.id || all.length === 1) throw new Failure('sites.in_use')
  const refuse = async () => {
    const count = (await store.listAccountIds(db, site.id, 'member')).length
    if (count) throw new Failure('sites.has_members', { values: { count } })
  }
  await refuse()
  for (const accountId of await store.listAccountIds(db, site.id, 'guest'))
    await removeGuest({ accountId, siteId: site.id })
  if (!(await store.deleteSite(db, site.id))) await refuse()
  forgetSites()
}

/** Throws sites.host_taken, and sites.locks_out where the caller's own host would lead elsewhere. */
export async function saveHosts(
  hosts: readonly string[],
  { site, host, locale }: By,
  { db, listSites, forgetSites }: SiteManagement,
): Promise<string[]> {
  const patterns = readHosts(hosts, locale)
  await refuseTakenHosts(patterns, site.id, db)
  const all = await listSites()
  const next = all.map((one) => (one.id === site.id ? { ...one, domains: patterns } : one))
  if (leadsTo(all, host) !== leadsTo(next, host))
    throw new Failure('sites.locks_out', { values: { host } })
  if (!(await store.replaceHosts(db, site.id, patterns))) {
    await refuseTakenHosts(patterns, site.id, db)
    throw new Error('hosts of a site were not kept')
  }
  forgetSites()
  return patterns
}

function leadsTo(sites: readonly Site[], host: string): number | undefined {
  try {
    return chooseSite(sites, host).id
  } catch {
    return undefined
  }
}

async function refuseTakenHosts(
  patterns: readonly string[],
  siteId: number | undefined,
  db: Database,
): Promise<void> {
  const owners = await store.findHostOwners(db, patterns)
  const other = owners.find((owner) => owner.siteId !== siteId)
  if (other)
    throw new Failure('sites.host_taken', { values: { host: other.pattern, site: other.code } })
}
