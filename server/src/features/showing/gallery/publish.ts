import { Failure } from '@atelier/contract/errors'
import { mayDo } from '@atelier/contract/staff-roles'
import { workStates } from '@atelier/contract/work-terms'
import type { Database } from '../../../platform/db/database.ts'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { listWords } from '../../making/work-files/work-files.usecases.ts'
import { promptOf } from '../../making/works/recipe.ts'
import { findOwnWorks, type WorkRow } from '../../making/works/works.usecases.ts'
import { findRefusedWord } from '../../site/sites/refused-words.ts'
import { checkPublications } from './check-publications.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { noteRemakes } from './lineage.store.ts'
import { endApprovals } from './partner-reviews.store.ts'
import * as store from './publications.store.ts'
import { settlePublications } from './settle-publications.ts'
import { keepTags } from './tags.store.ts'
import { tidyTags } from './tags.ts'

type MemberContext = RequestContext<'member'>

/**
 * Publishes own works, or changes how they are published. Where the site wants to look first, or lets something judge, they wait for that:
 * new ones, and those whose words changed. Throws works.not_found, gallery.not_done, gallery.refused_words (at each field that
 * has one).
 */
export async function publishWorks(
  ids: readonly number[],
  asked: store.PublicationTerms,
  context: MemberContext,
  dependencies: Pick<GalleryDependencies, 'db' | 'clock' | 'judge'>,
): Promise<store.PublicationRow[]> {
  const { settings } = context.site
  const terms = { ...asked, title: asked.title.trim(), tags: tidyTags(asked.tags) }
  const isJudged = settings.galleryCheck !== 'none'
  const isTrusted =
    mayDo(context.caller.staffRole, 'review') || !(settings.galleryReview || isJudged)
  const stored = await storePublications(
    [...new Set(ids)],
    { terms, isTrusted },
    context,
    dependencies,
  )
  const rows = stored.map(({ row }) => row)
  if (isTrusted || !isJudged) return rows
  const waiting = stored.filter(({ isFresh }) => isFresh)
  const settled = await checkPublications(waiting, context, dependencies)
  const byId = new Map(settled.map((row) => [row.workId, row]))
  return rows.map((row) => byId.get(row.workId) ?? row)
}

async function storePublications(
  wanted: readonly number[],
  { terms, isTrusted }: { terms: store.PublicationTerms; isTrusted: boolean },
  context: MemberContext,
  { db, clock }: Pick<GalleryDependencies, 'db' | 'clock'>,
) {
  return db.transaction(async (tx) => {
    const works = await findOwnWorks(tx, context.caller.accountId, wanted)
    if (works.length < wanted.length) throw new Failure('works.not_found')
    const wordsOf = await sungWords(wanted, tx)
    for (const work of works) expectPublishable(work, { terms, words: wordsOf(work.id) }, context)
    const before = new Map(
      (await store.lockPublications(tx, wanted)).map((row) => [row.workId, row]),
    )
    const stored = []
    for (const work of works.sort((a, b) => a.id - b.id)) {
      const known = before.get(work.id)
      const state = nextState(known, terms, isTrusted)
      const words = wordsOf(work.id)
      const row = await store.savePublication(tx, work, { ...terms, words, state, at: clock.now() })
      // What somebody refused or many reported is for people to decide.
      const isFresh = state === 'waiting' && known?.state !== 'refused' && row.reports === 0
      stored.push({ row, isFresh, prompt: promptOf(work.recipe), words })
    }
    await endApprovals(
      tx,
      stored.flatMap(({ row }) => {
        const known = before.get(row.workId)
        return known && tellsOther(known, terms) ? row.workId : []
      }),
    )
    await keepTags(
      tx,
      stored.map(({ row }) => row),
    )
    await noteRemakes(tx, wanted)
    return stored
  })
}

/** What songs are called and what is sung in them, each once; everybody reads it with them. */
async function sungWords(workIds: readonly number[], tx: Database) {
  const found = await listWords(workIds, tx)
  return (workId: number): string[] => {
    const about = found.get(workId) ?? []
    return [...new Set(about.flatMap(({ title, lyrics }) => [title ?? '', lyrics ?? '']))].filter(
      Boolean,
    )
  }
}

function expectPublishable(
  work: WorkRow,
  { terms: { title, tags }, words }: { terms: store.PublicationTerms; words: readonly string[] },
  { site, locale }: Pick<MemberContext, 'site' | 'locale'>,
): void {
  if (work.state !== workStates.done) throw new Failure('gallery.not_done')
  const told = { title: [title], tags, prompt: [promptOf(work.recipe), ...words] }
  const found = Object.entries(told).flatMap(([field, texts]) => {
    const word = findRefusedWord(texts, site.settings.galleryRefusedWords)
    return word === undefined ? [] : [{ field, word }]
  })
  const [first] = found
  if (!first) return
  const fields = found.map(({ field, word }) => ({
    field,
    reason: failureText('gallery.refused_words', locale, { word }),
  }))
  throw new Failure('gallery.refused_words', { values: { word: first.word }, fields })
}

/** What somebody refused stays refused until somebody looks again. */
function nextState(
  before: store.PublicationRow | undefined,
  { title, tags }: store.PublicationTerms,
  isTrusted: boolean,
): 'public' | 'waiting' {
  if (before?.state === 'refused') return 'waiting'
  if (isTrusted)
    return before && before.state === 'waiting' && before.reports > 0 ? 'waiting' : 'public'
  const isSame = before !== undefined && hasSameWords(before, { title, tags })
  return before?.state === 'public' && isSame ? 'public' : 'waiting'
}

type Words = Pick<store.PublicationTerms, 'title' | 'tags'>

const hasSameWords = (before: Words, { title, tags }: Words): boolean =>
  before.title === title && before.tags.join('\n') === tags.join('\n')

/** Whether a work tells what those who looked at it at a partner site have not read; these do not read a prompt that is hidden. */
const tellsOther = (before: store.PublicationTerms, terms: store.PublicationTerms): boolean =>
  !hasSameWords(before, terms) || (before.hidesPrompt && !terms.hidesPrompt)

/** Takes own works back, whatever their state; those that were never published do not matter. Throws works.not_found. */
export async function withdrawWorks(
  ids: readonly number[],
  { caller }: MemberContext,
  { db, clock }: Pick<GalleryDependencies, 'db' | 'clock'>,
): Promise<void> {
  const wanted = [...new Set(ids)]
  await db.transaction(async (tx) => {
    const works = await findOwnWorks(tx, caller.accountId, wanted)
    if (works.length < wanted.length) throw new Failure('works.not_found')
    const locked = await store.lockPublications(tx, wanted)
    // Withdrawing something does not get it past those who refused it.
    const open = locked.flatMap(({ workId, state }) => (state === 'refused' ? [] : workId))
    if (open.length === 0) return
    await settlePublications(tx, open, { state: 'withdrawn', at: clock.now() })
  })
}
