// Making, changing, publishing and deleting one's own prompts of the market.

import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { MarketPage, market } from '@atelier/contract/features/showing/market'
import { marketLimits } from '@atelier/contract/market-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { wordsToIndex } from '../../../platform/search-words.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { nextState } from '../../talk/shelf/next-state.ts'
import { expectFreeOfRefused, isTrusted } from '../../talk/shelf/publish.ts'
import * as store from './market.store.ts'
import { readMarketPage } from './market.usecases.ts'
import type { MarketDependencies } from './market-dependencies.ts'
import * as samplesStore from './samples.store.ts'
import { takeSamples } from './take-samples.ts'

type Context = RequestContext<'caller'>

const ownerIn = ({ site, caller }: Context): store.Owner => ({
  siteId: site.id,
  ownerId: caller.accountId,
})

/** Throws market.not_found, market.too_many, market.sample_not_found, market.refused_words where others see it. */
export async function savePrompt(
  { id, samples: requests, ...contents }: ParsedInputOf<typeof market.save>,
  context: Context,
  dependencies: MarketDependencies,
): Promise<MarketPage> {
  const { db, clock } = dependencies
  const owner = ownerIn(context)
  const { title, description, content, tags } = contents
  const words = wordsToIndex([title, description, ...tags, content].join('\n'))
  const at = clock.now()
  const savedId = await db.transaction(async (tx) => {
    await lockAccount(tx, owner.ownerId)
    const before = id === undefined ? undefined : await store.lockOwn(tx, id, owner)
    if (id !== undefined && !before) throw new Failure('market.not_found')
    const source = { caller: context.caller, siteId: owner.siteId, promptId: before?.id }
    const samples = await takeSamples(requests, source, tx)
    if (!before) {
      if ((await store.countOwn(tx, owner.ownerId)) >= marketLimits.own)
        throw new Failure('market.too_many', { values: { most: marketLimits.own } })
      const newId = await store.insertPrompt(tx, { ...contents, ...owner }, { words, at })
      await samplesStore.replaceSamples(tx, newId, samples, at)
      return newId
    }
    const held = await samplesStore.listSamples(tx, [before.id])
    const changesWords = !saysTheSame(before, contents) || shownBy(held) !== shownBy(samples)
    const state = nextState(
      before.state,
      { is: 'edit', changesWords },
      isTrusted('market', context),
    )
    if (state === 'public' || state === 'waiting')
      expectFreeOfRefused('market', shownTexts(contents, samples), context)
    await store.updatePrompt(tx, before.id, { ...contents, state }, { words, at })
    await samplesStore.replaceSamples(tx, before.id, samples, at)
    return before.id
  })
  return readMarketPage({ id: savedId }, context, dependencies)
}

type Texts = Pick<store.PromptContents, 'title' | 'content' | 'description' | 'tags'>

const textsOf = ({ title, content, description, tags }: Texts) => ({
  title: [title],
  content: [content],
  description: [description],
  tags,
})

const saysTheSame = (before: Texts, after: Texts): boolean =>
  JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(after))

const shownBy = (samples: readonly samplesStore.NewSample[]): string =>
  JSON.stringify(samples.map(({ workId, question, answer }) => [workId, question, answer]))

/** All that others would read. */
const shownTexts = (prompt: Texts, samples: readonly samplesStore.NewSample[]) => ({
  ...textsOf(prompt),
  samples: samples.flatMap(({ question, answer }) => [question ?? '', answer ?? '']),
})

/** Throws market.not_found, market.refused_words. */
export async function changeState(
  id: number,
  is: 'publish' | 'withdraw',
  context: Context,
  dependencies: MarketDependencies,
): Promise<MarketPage> {
  const { db, clock } = dependencies
  await db.transaction(async (tx) => {
    const before = await store.lockOwn(tx, id, ownerIn(context))
    if (!before) throw new Failure('market.not_found')
    if (is === 'publish') {
      const samples = await samplesStore.listSamples(tx, [id])
      expectFreeOfRefused('market', shownTexts(before, samples), context)
    }
    const state = nextState(before.state, { is }, isTrusted('market', context))
    if (state === before.state) return
    const at = clock.now()
    const published = state === 'public' ? { publishedAt: at } : {}
    await store.updatePrompt(tx, id, { state, ...published }, { at })
  })
  return readMarketPage({ id }, context, dependencies)
}

/** Throws market.not_found. */
export async function deletePrompt(
  id: number,
  context: Context,
  { db }: Pick<MarketDependencies, 'db'>,
): Promise<void> {
  const isGone = await db.transaction((tx) => store.deletePrompt(tx, id, ownerIn(context)))
  if (!isGone) throw new Failure('market.not_found')
}
