// Prompts that a site offers in its own name. They stand among what it tells, and are found like those of the product.
import { firstSiteContentId, linesOf } from '@atelier/contract/content-terms'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import { pictureAddress } from '../../../platform/http/picture-address.ts'
import { hasWords } from '../../../platform/plain-words.ts'
import { listSitePrompts as listEntries, textIn } from '../../site/content/content.usecases.ts'
import type { BuiltInPrompt, BuiltInWords } from './built-in/built-in-prompt.ts'
import { type BuiltInFilter, textOf } from './built-in/built-in-prompts.ts'

/** `url` of a picture that was made with it; empty for none. */
export type SitePrompt = Omit<BuiltInPrompt, 'sample'> & { url: string }
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

const wordsOf = (entry: Entry, locale: Locale): BuiltInWords => ({
  title: textIn(entry.title, locale),
  description: textIn(entry.description, locale),
  content: textIn(entry.content, locale),
  tags: linesOf(textIn(entry.tags, locale)),
})

const toPrompt = (entry: Entry): SitePrompt => ({
  id: firstSiteContentId + entry.id,
  category: entry.category,
  medium: entry.medium,
  url: pictureAddress(entry.url),
  'zh-CN': wordsOf(entry, 'zh-CN'),
  'zh-TW': wordsOf(entry, 'zh-TW'),
  'en-US': wordsOf(entry, 'en-US'),
})

/** Those of the house that fit, in its order. */
export async function listSitePrompts(
  { category, medium, q = '' }: BuiltInFilter,
  site: { id: number },
  db: Database,
): Promise<SitePrompt[]> {
  const entries = await listEntries(site, db)
  return entries
    .filter((entry) => category === undefined || entry.category === category)
    .filter((entry) => medium === undefined || entry.medium === medium)
    .map(toPrompt)
    .filter((prompt) => hasWords(textOf(prompt), q))
}

/** Those among the numbers that are of the house. */
export async function findSitePrompts(
  ids: readonly number[],
  site: { id: number },
  db: Database,
): Promise<SitePrompt[]> {
  if (!ids.some((id) => id > firstSiteContentId)) return []
  const entries = await listEntries(site, db)
  return entries.filter(({ id }) => ids.includes(firstSiteContentId + id)).map(toPrompt)
}
