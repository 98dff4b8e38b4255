// What it takes to show something to others, and who decides on it.
import { Failure } from '@atelier/contract/errors'
import { mayDo } from '@atelier/contract/staff-roles'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ShelfDecision } from '../../../platform/db/shelf-rows.ts'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { findRefusedWord } from '../../site/sites/refused-words.ts'

type Context = RequestContext<'caller'>
/** The features whose failures these are. */
type Shelf = 'apps' | 'market'

const reviewOf = { apps: 'appReview', market: 'marketReview' } as const

/** Whether what somebody publishes is shown at once. */
export const isTrusted = (shelf: Shelf, { site, caller }: Context): boolean =>
  mayDo(caller.staffRole, 'review') || !site.settings[reviewOf[shelf]]

/** Texts by the fields that they stand in. Throws `<shelf>.refused_words`, at each field that has one. */
export function expectFreeOfRefused(
  shelf: Shelf,
  texts: Record<string, readonly string[]>,
  { site, locale }: Pick<Context, 'site' | 'locale'>,
): void {
  const refused = Object.entries(texts).flatMap(([field, said]) => {
    const word = findRefusedWord(said, site.settings.galleryRefusedWords)
    return word === undefined ? [] : [{ field, word }]
  })
  const [first] = refused
  if (!first) return
  const code = `${shelf}.refused_words` as const
  throw new Failure(code, {
    values: { word: first.word },
    fields: refused.map(({ field, word }) => ({
      field,
      reason: failureText(code, locale, { word }),
    })),
  })
}

/** Decides on what waits, all of it or nothing. Throws `<shelf>.not_found`. */
export async function decideOn(
  shelf: Shelf,
  { ids, shows, message }: { ids: readonly number[]; shows: boolean; message: string },
  { site }: Pick<RequestContext<'operator'>, 'site'>,
  {
    db,
    clock,
    decide,
  }: {
    db: Database
    clock: Clock
    /** Resolves with how many of them there were. */
    decide(tx: Database, ids: readonly number[], decision: ShelfDecision): Promise<number>
  },
): Promise<void> {
  const wanted = [...new Set(ids)]
  await db.transaction(async (tx) => {
    const decided = await decide(tx, wanted, {
      siteId: site.id,
      state: shows ? 'public' : 'refused',
      message: shows ? '' : message,
      at: clock.now(),
    })
    if (decided < wanted.length) throw new Failure(`${shelf}.not_found`)
  })
}
