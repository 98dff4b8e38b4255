import type { MarketSort, MarketState, PromptMedium } from '@atelier/contract/market-terms'
import { and, asc, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { marketMarks, marketPrompts } from './market.table.ts'

export type PromptRecord = Omit<typeof marketPrompts.$inferSelect, 'words'>
export type StoredPrompt = {
  prompt: PromptRecord
  author: { id: number; name: string; username: string | null }
}
export type PromptContents = Pick<
  PromptRecord,
  'title' | 'content' | 'description' | 'category' | 'medium' | 'tags'
>
export type Owner = { siteId: number; ownerId: number }

const columns = {
  id: marketPrompts.id,
  siteId: marketPrompts.siteId,
  ownerId: marketPrompts.ownerId,
  title: marketPrompts.title,
  content: marketPrompts.content,
  description: marketPrompts.description,
  category: marketPrompts.category,
  medium: marketPrompts.medium,
  tags: marketPrompts.tags,
  state: marketPrompts.state,
  message: marketPrompts.message,
  uses: marketPrompts.uses,
  publishedAt: marketPrompts.publishedAt,
  createdAt: marketPrompts.createdAt,
  updatedAt: marketPrompts.updatedAt,
}

const found = (db: Database) =>
  db
    .select({
      prompt: columns,
      author: { id: accounts.id, name: accounts.name, username: accounts.username },
    })
    .from(marketPrompts)
    .innerJoin(accounts, eq(accounts.id, marketPrompts.ownerId))

/** Those among the numbers that somebody may see: their own, and what is public; in no order. */
export async function listSeen(
  db: Database,
  ids: readonly number[],
  { siteId, ownerId }: Owner,
): Promise<StoredPrompt[]> {
  if (ids.length === 0) return []
  return found(db).where(
    and(
      inArray(marketPrompts.id, [...ids]),
      eq(marketPrompts.siteId, siteId),
      or(eq(marketPrompts.ownerId, ownerId), eq(marketPrompts.state, 'public')),
    ),
  )
}

export type MarketFilter = {
  of: 'all' | 'own' | 'collected'
  sort: MarketSort
  category?: string | undefined
  medium?: PromptMedium | undefined
  /** A tsquery. */
  words?: string | undefined
  /** Numbers of the prompts of the product that fit, in their order. */
  builtIn: readonly number[]
}

type Slice = { limit: number; offset: number }

const collectedBy = (accountId: number) => sql`(select prompt_id from ${marketMarks}
    where account_id = ${accountId} and kind = 'collect')`

const scopesOf = (ownerId: number) => {
  const p = marketPrompts
  return {
    all: sql`${p.state} = 'public'`,
    own: sql`${p.ownerId} = ${ownerId}`,
    collected: sql`(${p.state} = 'public' or ${p.ownerId} = ${ownerId}) and ${p.id} in ${collectedBy(ownerId)}`,
  }
}

/** Numbers of a page of prompts, those of the product and those that people make in one order. */
export async function pageIds(
  db: Database,
  { siteId, ownerId }: Owner,
  { of, sort, category, medium, words, builtIn }: MarketFilter,
  { limit, offset }: Slice,
): Promise<{ ids: number[]; count: number }> {
  const p = marketPrompts
  const collected = collectedBy(ownerId)
  const product = {
    all: sql`true`,
    own: sql`false`,
    collected: sql`id in ${collected}`,
  }[of]
  const wanted = and(
    eq(p.siteId, siteId),
    scopesOf(ownerId)[of],
    category === undefined ? undefined : eq(p.category, category as PromptRecord['category']),
    medium === undefined ? undefined : eq(p.medium, medium),
    words === undefined ? undefined : sql`${p.words} @@ ${words}::tsquery`,
  )
  const heat = sql`coalesce(likes, 0) * 3 + coalesce(collects, 0) * 3 + uses`
  const order = {
    popular: sql`${heat} desc, own, at desc nulls last, turn, id`,
    new: sql`at desc nulls last, turn, id`,
    liked: sql`coalesce(likes, 0) desc, ${heat} desc, own, at desc nulls last, turn, id`,
  }[of === 'own' ? 'new' : sort]
  const at = of === 'own' ? p.updatedAt : p.publishedAt
  const { rows } = await db.execute<{ id: number | null; total: number }>(sql`
    with candidates as (
      select ${p.id} as id, ${at} as at, ${p.uses} as uses, 1 as own, 0 as turn from ${p} where ${wanted}
      union all
      select id, null, 0, 0, turn
      from unnest(${sql.param([...builtIn])}::int[]) with ordinality as product (id, turn) where ${product}
    ), marks as (
      select prompt_id, count(*) filter (where kind = 'like') as likes,
        count(*) filter (where kind = 'collect') as collects
      from ${marketMarks} where site_id = ${siteId} group by prompt_id
    ), shown as (
      select id, row_number() over (order by ${order}) as place
      from candidates left join marks on prompt_id = id
      order by ${order} limit ${limit} offset ${offset}
    )
    select shown.id, total.count::int as total
    from (select count(*) from candidates) as total left join shown on true order by place`)
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    count: rows[0]?.total ?? 0,
  }
}

/** How many each category has of the prompts that people made; those of the product are not among them. */
export async function countByCategory(
  db: Database,
  { siteId, ownerId }: Owner,
  of: MarketFilter['of'],
): Promise<Map<string, number>> {
  const p = marketPrompts
  const rows = await db
    .select({ category: p.category, count: count() })
    .from(p)
    .where(and(eq(p.siteId, siteId), scopesOf(ownerId)[of]))
    .groupBy(p.category)
  return new Map(rows.map((row) => [row.category, row.count]))
}

/** Lets nobody else count and add the prompts of an account until the transaction ends. */
export async function lockOwner(tx: Database, ownerId: number): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, ownerId))
    .for('no key update')
}

export const countOwn = (db: Database, ownerId: number): Promise<number> =>
  db.$count(marketPrompts, eq(marketPrompts.ownerId, ownerId))

const indexed = (words: readonly string[]) =>
  sql<string>`array_to_tsvector(${sql.param(words)}::text[])`

export async function insertPrompt(
  db: Database,
  prompt: PromptContents & Owner,
  { words, at }: { words: readonly string[]; at: Date },
): Promise<number> {
  const [row] = await db
    .insert(marketPrompts)
    .values({ ...prompt, words: indexed(words), createdAt: at, updatedAt: at })
    .returning({ id: marketPrompts.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

const ownIn = (id: number, { siteId, ownerId }: Owner) =>
  and(
    eq(marketPrompts.id, id),
    eq(marketPrompts.ownerId, ownerId),
    eq(marketPrompts.siteId, siteId),
  )

/** An own prompt of a site, locked until the transaction ends. */
export async function lockOwn(
  tx: Database,
  id: number,
  owner: Owner,
): Promise<PromptRecord | undefined> {
  const [row] = await tx.select(columns).from(marketPrompts).where(ownIn(id, owner)).for('update')
  return row
}

export async function updatePrompt(
  tx: Database,
  id: number,
  changes: Partial<PromptContents & Pick<PromptRecord, 'state' | 'message' | 'publishedAt'>>,
  { words, at }: { words?: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(marketPrompts)
    .set({ ...changes, ...(words ? { words: indexed(words) } : {}), updatedAt: at })
    .where(eq(marketPrompts.id, id))
}

/** False when the owner has no such prompt. Nobody likes or collects it any more. */
export async function deletePrompt(tx: Database, id: number, owner: Owner): Promise<boolean> {
  const rows = await tx
    .delete(marketPrompts)
    .where(ownIn(id, owner))
    .returning({ id: marketPrompts.id })
  if (rows.length) await tx.delete(marketMarks).where(eq(marketMarks.promptId, id))
  return rows.length > 0
}

/** It was tried once more. */
export async function countUse(db: Database, id: number): Promise<void> {
  await db
    .update(marketPrompts)
    .set({ uses: sql`${marketPrompts.uses} + 1` })
    .where(eq(marketPrompts.id, id))
}

/** Those of a site that wait, the longest waiting first. */
export async function pageWaiting(
  db: Database,
  siteId: number,
  { limit, offset }: Slice,
): Promise<{ rows: StoredPrompt[]; count: number }> {
  const wanted = and(eq(marketPrompts.siteId, siteId), eq(marketPrompts.state, 'waiting'))
  const [rows, total] = await Promise.all([
    found(db)
      .where(wanted)
      .orderBy(asc(marketPrompts.updatedAt), asc(marketPrompts.id))
      .limit(limit)
      .offset(offset),
    db.$count(marketPrompts, wanted),
  ])
  return { rows, count: total }
}

export const countWaiting = (db: Database, siteId: number): Promise<number> =>
  db.$count(
    marketPrompts,
    and(eq(marketPrompts.siteId, siteId), eq(marketPrompts.state, 'waiting')),
  )

/** Shows or refuses; those that their authors keep to themselves stay so. Resolves with how many of them there were. */
export async function decidePrompts(
  tx: Database,
  ids: readonly number[],
  { siteId, state, message, at }: { siteId: number; state: MarketState; message: string; at: Date },
): Promise<number> {
  const rows = await tx
    .update(marketPrompts)
    .set({ state, message, updatedAt: at, ...(state === 'public' ? { publishedAt: at } : {}) })
    .where(
      and(
        inArray(marketPrompts.id, [...ids]),
        eq(marketPrompts.siteId, siteId),
        ne(marketPrompts.state, 'private'),
      ),
    )
    .returning({ id: marketPrompts.id })
  return rows.length
}

/** All prompts of somebody by their numbers, those after one. */
export const listPromptsAfter = (
  db: Database,
  ownerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<PromptRecord[]> =>
  db
    .select(columns)
    .from(marketPrompts)
    .where(and(eq(marketPrompts.ownerId, ownerId), gt(marketPrompts.id, after)))
    .orderBy(marketPrompts.id)
    .limit(limit)

/** Those of an owner among the numbers. */
export async function listOwnIds(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: marketPrompts.id })
    .from(marketPrompts)
    .where(and(eq(marketPrompts.ownerId, ownerId), inArray(marketPrompts.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Hands all prompts, and what is liked and collected, from one account to another. */
export async function moveMarket(tx: Database, fromId: number, toId: number): Promise<void> {
  await tx.update(marketPrompts).set({ ownerId: toId }).where(eq(marketPrompts.ownerId, fromId))
  await tx.execute(sql`
    insert into ${marketMarks} (account_id, prompt_id, kind, site_id, created_at)
    select ${toId}, prompt_id, kind, site_id, created_at from ${marketMarks} where account_id = ${fromId}
    on conflict do nothing`)
  await tx.delete(marketMarks).where(eq(marketMarks.accountId, fromId))
}
