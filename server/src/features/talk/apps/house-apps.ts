// Apps and roles that a site offers in its own name. They stand among what it tells, and are found like those of the product.
import { firstSiteContentId, linesOf } from '@atelier/contract/content-terms'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import { pictureAddress } from '../../../platform/http/picture-address.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { hasWords } from '../../../platform/plain-words.ts'
import { listSiteApps as listEntries, textIn } from '../../site/content/content.usecases.ts'
import type { AppWords, OfferedApp } from './built-in/built-in-app.ts'
import { type AppRequest, textOf } from './built-in/built-in-library.ts'

export type SiteWithApps = Pick<Site, 'id' | 'settings'>
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

const wordsOf = (entry: Entry, locale: Locale): AppWords => ({
  name: textIn(entry.title, locale),
  description: textIn(entry.description, locale),
  opening: textIn(entry.opening, locale),
  questions: linesOf(textIn(entry.questions, locale)),
  systemMessage: textIn(entry.systemMessage, locale),
})

const toApp = (entry: Entry, author: string): OfferedApp => ({
  id: firstSiteContentId + entry.id,
  kind: entry.appKind,
  category: entry.category,
  icon: pictureAddress(entry.url) || entry.icon,
  author,
  'zh-CN': wordsOf(entry, 'zh-CN'),
  'zh-TW': wordsOf(entry, 'zh-TW'),
  'en-US': wordsOf(entry, 'en-US'),
})

const isHouse = (id: number): boolean => id > firstSiteContentId

/** Those of the house that fit, in its order. */
export async function listSiteApps(
  { kind, category, q = '' }: AppRequest,
  site: SiteWithApps,
  db: Database,
): Promise<OfferedApp[]> {
  const entries = await listEntries(site, db)
  return entries
    .filter((entry) => entry.appKind === kind)
    .filter((entry) => category === undefined || entry.category === category)
    .map((entry) => toApp(entry, site.settings.siteName))
    .filter((app) => hasWords(textOf(app), q))
}

/** Those among the numbers that are of the house. */
export async function findSiteApps(
  ids: readonly number[],
  site: SiteWithApps,
  db: Database,
): Promise<OfferedApp[]> {
  if (!ids.some(isHouse)) return []
  const entries = await listEntries(site, db)
  return entries
    .filter(({ id }) => ids.includes(firstSiteContentId + id))
    .map((entry) => toApp(entry, site.settings.siteName))
}
