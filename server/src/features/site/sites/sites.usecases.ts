import { createHash } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import { type FrontConfig, type SiteRow, sentSettings } from '@atelier/contract/features/site/sites'
import type { Locale } from '@atelier/contract/primitives'
import { type SiteSettings, siteSettings } from '@atelier/contract/site-settings'
import type { Site } from '../../../platform/http/request-context.ts'
import { isSecret, sealedText } from './secret-settings.ts'
import { shownName } from './shown-name.ts'
import { siteText } from './site-texts.ts'
import type { SiteRecord } from './sites.store.ts'

/** A stored site with every setting: what is absent or no longer fits takes its default. Secrets stay sealed. */
export function completeSite(record: SiteRecord): Site {
  const settings: Record<string, unknown> = {}
  for (const [key, { schema, fallback }] of Object.entries(siteSettings)) {
    const stored = record.values[key]
    const parsed = schema.safeParse(isSecret(key) ? sealedText(stored) : stored)
    settings[key] = parsed.success ? parsed.data : fallback
  }
  return {
    id: record.id,
    code: record.code,
    domains: record.domains,
    settings: settings as SiteSettings,
    revision: revisionOf([record.code, record.domains, settings, record.contentStamp]),
  }
}

/** It is public, so of a secret it only tells whether there is one. */
const revisionOf = (site: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(site, (key, value) => (isSecret(key) ? Boolean(value) : value)))
    .digest('base64url')
    .slice(0, 10)

/** The site that a host name leads to: its exact name, else the longest wildcard, else `*`. Throws sites.not_found. */
export function chooseSite(sites: readonly Site[], host: string): Site {
  const name = host.toLowerCase().replace(/\.$/, '')
  let best: { site: Site; length: number } | undefined
  for (const site of sites)
    for (const pattern of site.domains) {
      if (pattern === name) return site
      const fits =
        pattern === '*' ||
        (pattern.startsWith('*.') && name.endsWith(pattern.slice(1).toLowerCase()))
      if (fits && (!best || pattern.length > best.length)) best = { site, length: pattern.length }
    }
  if (!best) throw new Failure('sites.not_found')
  return best.site
}

/** Whether a site names this host, or a pattern for hosts like it; `*`, which fits any, does not count. */
export function isHostOf(sites: readonly Site[], host: string): boolean {
  const named = sites.map((site) => ({
    ...site,
    domains: site.domains.filter((pattern) => pattern !== '*'),
  }))
  try {
    return Boolean(chooseSite(named, host))
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Sites by what is stored of them. */
type CompletedSites = ReadonlyMap<string, Site>

/** A site that is stored as it was is the one that was completed: checking all of its settings takes longer than reading them. */
function completeSites(records: readonly SiteRecord[], before: CompletedSites): CompletedSites {
  const now = new Map<string, Site>()
  for (const record of records) {
    const stored = JSON.stringify(record)
    now.set(stored, before.get(stored) ?? completeSite(record))
  }
  return now
}

/** Sites in memory, read again after `freshMs`: a change shows without a restart. */
export function createSiteFinder(dependencies: {
  listSites(): Promise<SiteRecord[]>
  passedMs(): number
  freshMs: number
}): {
  findSite(host: string): Promise<Site>
  findSiteByCode(code: string): Promise<Site | undefined>
  listSites(): Promise<readonly Site[]>
  forget(): void
} {
  let known: { sites: Promise<Site[]>; at: number } | undefined
  let completed: CompletedSites = new Map()
  const load = () => {
    const sites = dependencies.listSites().then((records) => {
      completed = completeSites(records, completed)
      return [...completed.values()]
    })
    const entry = { sites, at: dependencies.passedMs() }
    sites.catch(() => {
      if (known === entry) known = undefined
    })
    known = entry
    return sites
  }
  const current = () => {
    const ageMs = known ? dependencies.passedMs() - known.at : 0
    const fresh = known && ageMs < dependencies.freshMs
    return fresh && known ? known.sites : load()
  }
  return {
    listSites: current,
    async findSite(host) {
      return chooseSite(await current(), host)
    },
    async findSiteByCode(code) {
      return (await current()).find((site) => site.code === code)
    },
    forget() {
      known = undefined
    },
  }
}

/** One row of the site list for each of the site's host patterns. */
export function siteRows(site: Site): SiteRow[] {
  const { settings } = site
  return site.domains.map((domain) => ({
    domain,
    siteName: settings.siteName,
    code: site.code,
    appName: shownName(settings),
    appLogo: settings.appLogo,
    appIco: settings.appIco,
    contents: settings.contents,
    pay: settings.pay,
    index_path: settings.indexPath,
    menu: settings.menu.length ? JSON.stringify(settings.menu) : '',
    top_banner: settings.topBanner,
    keywords: settings.keywords,
    description: settings.description,
    revision: site.revision,
  }))
}

/** What a browser needs to know of the site, in one language. */
export function frontConfig(
  site: Site,
  locale: Locale,
  { sendsMail }: { sendsMail: boolean },
): FrontConfig {
  const { settings } = site
  return {
    ...sentSettings.parse(settings),
    revision: site.revision,
    code: site.code,
    appName: shownName(settings),
    clientMenuList: settings.menu.length ? JSON.stringify(settings.menu) : '',
    clientFavoIconPath: settings.appIco,
    index_path: settings.indexPath,
    top_banner: siteText(settings, 'topBanner', locale),
    contact: siteText(settings, 'contact', locale),
    messagingLogin: Boolean(settings.messagingAppId && settings.messagingAppSecret),
    openidLogin:
      settings.openidIssuer && settings.openidClientId ? { label: settings.openidLabel } : null,
    sendsMail,
    checksIn: site.settings.checkInRewards.length > 0,
    tokensPerCredit: settings.twoPurses ? settings.tokensPerCredit : null,
    baiduCode: settings.analyticsScript,
    greeting: settings.greeting[locale] ?? '',
    ideas: settings.ideas[locale] ?? [],
  }
}
