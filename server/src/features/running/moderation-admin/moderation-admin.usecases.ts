// How a site looks after what people publish: what waits, its list of words, and who judges words from outside.
import type { ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { moderationAdmin } from '@atelier/contract/features/running/moderation-admin'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { countAppeals } from '../../showing/appeals/appeals.usecases.ts'
import type { JudgeWords } from '../../showing/gallery/judge-words.ts'
import { countModerated } from '../../showing/gallery/moderation.ts'
import { countWaitingPrompts } from '../../showing/market/review-market.ts'
import { findRefusedWord } from '../../site/sites/refused-words.ts'
import { type SettingsDependencies, saveSiteSettings } from '../../site/sites/save-settings.ts'
import { countWaitingApps } from '../../talk/apps/review-apps.ts'

export type ModerationDependencies = SettingsDependencies & {
  db: Database
  clock: Clock
  judge: JudgeWords
  listSites(): Promise<readonly Site[]>
}

type By = Pick<RequestContext<'operator'>, 'site' | 'caller' | 'locale'>

const maxWords = 5000

export async function countWaiting(
  site: Site,
  { db, listSites }: Pick<ModerationDependencies, 'db' | 'listSites'>,
): Promise<ReplyOf<typeof moderationAdmin.counts>> {
  const [gallery, apps, prompts, appeals] = await Promise.all([
    countModerated({ site }, { db, listSites }),
    countWaitingApps(site.id, db),
    countWaitingPrompts(site.id, db),
    countAppeals(site.id, { db }),
  ])
  return { ...gallery, apps, prompts, appeals }
}

/** Throws moderation.too_many_words; nothing is changed then. */
export async function changeWords(
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  by: By,
  dependencies: ModerationDependencies,
): Promise<string[]> {
  const { settings } = by.site
  const gone = new Set(remove)
  const words = [...new Set([...settings.galleryRefusedWords, ...add])].filter(
    (word) => !gone.has(word),
  )
  if (words.length > maxWords)
    throw new Failure('moderation.too_many_words', { values: { most: maxWords } })
  await saveSiteSettings({ galleryRefusedWords: words }, by, dependencies)
  return words
}

export const tryWords = (text: string, { settings }: Site): string | null =>
  findRefusedWord([text], settings.galleryRefusedWords) ?? null

/** Asks as it would be asked before something is shown. */
export async function tryCheck(
  text: string,
  { site, locale }: Pick<RequestContext, 'site' | 'locale'>,
  { judge, clock }: ModerationDependencies,
): Promise<ReplyOf<typeof moderationAdmin.tryCheck>> {
  if (site.settings.galleryCheck === 'none') return { verdict: 'off', reason: '', tookMs: 0 }
  const since = clock.now().getTime()
  let failure = ''
  const [verdict] = await judge([text], { site, locale }, (error) => {
    failure = error instanceof Error ? error.message : String(error)
  })
  const tookMs = Math.max(0, Math.round(clock.now().getTime() - since))
  if (!verdict) return { verdict: 'unknown', reason: failure.slice(0, 500), tookMs }
  return verdict.refuses
    ? { verdict: 'refused', reason: verdict.reason, tookMs }
    : { verdict: 'allowed', reason: '', tookMs }
}
