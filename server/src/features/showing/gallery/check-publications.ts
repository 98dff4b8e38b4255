// Works whose words are judged before they are shown. They wait from the beginning, in the queue of those who decide: whatever becomes of
// the judge, or of this server meanwhile, none is lost and none is shown unseen.
import type { Locale } from '@atelier/contract/primitives'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import type { Verdict } from './judge-words.ts'
import { lockPublications, type PublicationRow } from './publications.store.ts'
import { settlePublications } from './settle-publications.ts'

/** `words` are those of its songs. */
export type Waiting = { row: PublicationRow; prompt: string; words: readonly string[] }

/** Has works judged; resolves with those that are shown or refused now, as they are then. */
export async function checkPublications(
  waiting: readonly Waiting[],
  context: RequestContext<'member'>,
  { db, clock, judge }: Pick<GalleryDependencies, 'db' | 'clock' | 'judge'>,
): Promise<PublicationRow[]> {
  if (waiting.length === 0) return []
  const texts = waiting.map(({ row: { title, tags }, prompt, words }) =>
    JSON.stringify({ title, tags, prompt, ...(words.length ? { words } : {}) }),
  )
  const verdicts = await judge(texts, context)
  const shows = !context.site.settings.galleryReview
  return db.transaction(async (tx) => {
    const locked = await lockPublications(
      tx,
      waiting.map(({ row }) => row.workId),
    )
    const rows: PublicationRow[] = []
    for (const now of locked) {
      const at = waiting.findIndex(({ row }) => row.workId === now.workId)
      const verdict = verdicts[at]
      const isSame = now.updatedAt.getTime() === waiting[at]?.row.updatedAt.getTime()
      // What was changed or decided meanwhile is no longer what was judged.
      if (!verdict || !isSame || now.state !== 'waiting' || now.reports > 0) continue
      if (!verdict.refuses && !shows) continue
      rows.push(
        ...(await settlePublications(tx, [now.workId], {
          state: verdict.refuses ? 'refused' : 'public',
          at: clock.now(),
          message: messageOf(verdict, context.locale),
        })),
      )
    }
    return rows
  })
}

const messageOf = (verdict: Verdict, locale: Locale): string =>
  verdict.refuses && verdict.reason
    ? failureText('gallery.refused_by_check', locale, { reason: verdict.reason })
    : ''
