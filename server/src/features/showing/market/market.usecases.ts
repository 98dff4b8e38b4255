// Browsing the prompt market, and what readers do with what they find.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { MarketPage, MarketPrompt, market } from '@atelier/contract/features/showing/market'
import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { firstOwnMarketId, marketCategories } from '@atelier/contract/market-terms'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { wordsToQuery } from '../../../platform/search-words.ts'
import { asShown } from '../../site/sites/as-shown.ts'
import { addPrompt } from '../../talk/prompts/prompts.usecases.ts'
import { countOfferedUse } from '../../talk/shelf/offered-uses.ts'
import { type BuiltInFilter, findBuiltIn, listBuiltIn } from './built-in/built-in-prompts.ts'
import { categoryNames } from './categories.ts'
import { findSitePrompts, listSitePrompts } from './house-prompts.ts'
import * as store from './market.store.ts'
import type { MarketDependencies } from './market-dependencies.ts'
import * as marks from './marks.store.ts'
import { describePages, type Known, type Reader, rowOf } from './tell-prompts.ts'

type Context = RequestContext<'caller'>

const readerOf = ({ site, caller, locale }: Context, language?: Locale | undefined): Reader => ({
  siteId: site.id,
  accountId: caller.accountId,
  locale: language ?? locale,
  siteName: site.settings.siteName,
})

/** Whoever looks for words that say nothing finds nothing. */
const unfindable = "'\\u0001'"

export async function listMarket(
  { language, q, page, size, ...filter }: ParsedInputOf<typeof market.list>,
  context: Context,
  dependencies: MarketDependencies,
): Promise<{ rows: MarketPrompt[]; count: number }> {
  const { db } = dependencies
  const reader = readerOf(context, language)
  const words = q ? (wordsToQuery(q) ?? unfindable) : undefined
  const offered = await offeredOn(context.site, { ...filter, q }, db)
  const builtIn = offered.map(({ id }) => id)
  const { ids, count } = await store.pageIds(
    db,
    { siteId: reader.siteId, ownerId: reader.accountId },
    { ...filter, words, builtIn },
    { limit: size, offset: (page - 1) * size },
  )
  const known = await findKnown(ids, reader, db)
  return { rows: (await describePages(known, reader, dependencies)).map(rowOf), count }
}

/** Those of the house, then those that come with the product, as the site shows them. */
const offeredOn = async (site: Site, request: BuiltInFilter, db: Database) => [
  ...(await listSitePrompts(request, site, db)),
  ...asShown('marketPrompts', listBuiltIn(request), site),
]

/** Those that the reader may see, in the order given. */
async function findKnown(ids: readonly number[], reader: Reader, db: Database): Promise<Known[]> {
  const others = ids.filter((id) => id >= firstOwnMarketId)
  const { siteId, accountId, siteName } = reader
  const [stored, ofHouse] = await Promise.all([
    store.listSeen(db, others, { siteId, ownerId: accountId }),
    findSitePrompts(others, { id: siteId }, db),
  ])
  const byId = new Map(stored.map((row) => [row.prompt.id, row]))
  return ids.flatMap((id): Known[] => {
    const builtIn = findBuiltIn(id)
    if (builtIn) return [{ id, offered: builtIn }]
    const house = ofHouse.find((prompt) => prompt.id === id)
    if (house) return [{ id, offered: house, house: { name: siteName, url: house.url } }]
    const row = byId.get(id)
    return row ? [{ id, stored: row }] : []
  })
}

/** Throws market.not_found, also for what others keep to themselves and what is of another site. */
async function getKnown(id: number, reader: Reader, db: Database): Promise<Known> {
  const [known] = await findKnown([id], reader, db)
  if (!known) throw new Failure('market.not_found')
  return known
}

export async function listCategories(
  { of, language }: ParsedInputOf<typeof market.categories>,
  context: Context,
  { db }: Pick<MarketDependencies, 'db'>,
): Promise<ReplyOf<typeof market.categories>> {
  const { siteId, accountId, locale } = readerOf(context, language)
  const made = await store.countByCategory(db, { siteId, ownerId: accountId }, of)
  const offered = await offeredOn(context.site, {}, db)
  const collected = of === 'collected' ? await marks.listCollected(db, accountId) : new Set()
  const counts = { all: () => true, own: () => false, collected: (id: number) => collected.has(id) }
  return marketCategories.map((category) => ({
    id: category,
    name: categoryNames[category][locale],
    count:
      (made.get(category) ?? 0) +
      offered.filter((prompt) => prompt.category === category && counts[of](prompt.id)).length,
  }))
}

/** Throws market.not_found. */
export async function readMarketPage(
  { id, language }: { id: number; language?: Locale | undefined },
  context: Context,
  dependencies: MarketDependencies,
): Promise<MarketPage> {
  const reader = readerOf(context, language)
  const known = await getKnown(id, reader, dependencies.db)
  const [page] = await describePages([known], reader, dependencies)
  if (!page) throw new Failure('market.not_found')
  return page
}

/** Likes or collects, or no longer; to let go of what is gone is no failure. Throws market.not_found. */
export async function markPrompt(
  { id, on, kind }: { id: number; on: boolean; kind: marks.MarkKind },
  context: Context,
  { db, clock }: Pick<MarketDependencies, 'db' | 'clock'>,
): Promise<void> {
  const { siteId, accountId } = readerOf(context)
  if (!on) return marks.deleteMark(db, { accountId, promptId: id, kind })
  await getKnown(id, readerOf(context), db)
  await marks.insertMark(db, { accountId, promptId: id, kind, siteId, createdAt: clock.now() })
}

/** Its author's own tries say nothing about it. Throws market.not_found. */
export async function tryPrompt(
  id: number,
  context: Context,
  { db }: Pick<MarketDependencies, 'db'>,
): Promise<void> {
  const reader = readerOf(context)
  const known = await getKnown(id, reader, db)
  if ('offered' in known)
    await countOfferedUse(db, { siteId: reader.siteId, kind: 'prompt', itemId: id })
  else if (known.stored.prompt.ownerId !== reader.accountId) await store.countUse(db, id)
}

/** Throws market.not_found, and what keeping a prompt throws. */
export async function keepPrompt(
  { id, language }: { id: number; language?: Locale | undefined },
  context: Context,
  { db, clock }: Pick<MarketDependencies, 'db' | 'clock'>,
): Promise<KeptPrompt> {
  const reader = readerOf(context, language)
  const known = await getKnown(id, reader, db)
  const words = 'offered' in known ? known.offered[reader.locale] : known.stored.prompt
  const { title, content, tags } = words
  return addPrompt({ title, content, tags: [...tags] }, reader.accountId, { db, clock })
}
