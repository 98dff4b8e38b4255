import { Failure } from '@atelier/contract/errors'
import { workStates } from '@atelier/contract/work-terms'
import { failureText } from '../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { promptOf } from '../works/recipe.ts'
import { findOwnWorks, type WorkRow } from '../works/works.usecases.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { noteRemakes } from './lineage.store.ts'
import * as store from './publications.store.ts'
import { keepTags } from './tags.store.ts'
import { tidyTags } from './tags.ts'
import { findRefusedWord } from './word-list.ts'

type MemberContext = RequestContext<'member'>

/**
 * Publishes own works, or changes how they are published. Where the site wants to look first, they wait for that: new ones, and those whose
 * words changed. Throws works.not_found, gallery.not_done, gallery.refused_words (at each field that has one).
 */
export async function publishWorks(
  ids: readonly number[],
  asked: store.PublicationTerms,
  context: MemberContext,
  { db, clock }: Pick<GalleryDependencies, 'db' | 'clock'>,
): Promise<store.PublicationRow[]> {
  const { caller, site } = context
  const wanted = [...new Set(ids)]
  const terms = { ...asked, title: asked.title.trim(), tags: tidyTags(asked.tags) }
  return db.transaction(async (tx) => {
    const works = await findOwnWorks(tx, caller.accountId, wanted)
    if (works.length < wanted.length) throw new Failure('works.not_found')
    for (const work of works) expectPublishable(work, terms, context)
    const before = new Map(
      (await store.lockPublications(tx, wanted)).map((row) => [row.workId, row]),
    )
    const isTrusted = caller.isOperator || !site.settings.galleryReview
    const rows = []
    for (const work of works.sort((a, b) => a.id - b.id)) {
      const state = nextState(before.get(work.id), terms, isTrusted)
      rows.push(await store.savePublication(tx, work, { ...terms, state, at: clock.now() }))
    }
    await keepTags(tx, rows)
    await noteRemakes(tx, wanted)
    return rows
  })
}

function expectPublishable(
  work: WorkRow,
  { title, tags }: store.PublicationTerms,
  { site, locale }: Pick<MemberContext, 'site' | 'locale'>,
): void {
  if (work.state !== workStates.done) throw new Failure('gallery.not_done')
  const told = { title: [title], tags, prompt: [promptOf(work.recipe)] }
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
  const sameWords = before?.title === title && before.tags.join('\n') === tags.join('\n')
  return before?.state === 'public' && sameWords ? 'public' : 'waiting'
}

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
    const rows = await store.setState(tx, open, { state: 'withdrawn', at: clock.now() })
    await keepTags(tx, rows)
    await noteRemakes(tx, wanted)
  })
}
