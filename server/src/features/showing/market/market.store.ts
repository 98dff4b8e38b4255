import type { MarketSort, PromptMedium } from '@atelier/contract/market-terms'
import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type ShelfOwner, shelfRows } from '../../../platform/db/shelf-rows.ts'
import { indexedWords } from '../../../platform/db/word-index.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { offeredUses } from '../../talk/shelf/offered-uses.table.ts'
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
export type Owner = ShelfOwner

const { words: _, ...columns } = getTableColumns(marketPrompts)

const shelf = shelfRows(marketPrompts)
export const { countOwn, countUse, countWaiting, listOwnIds, decide } = shelf

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
  reader: Owner,
): Promise<StoredPrompt[]> {
  if (ids.length === 0) return []
  return found(db).where(and(inArray(marketPrompts.id, [...ids]), shelf.isSeenBy(reader)))
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
  const u = offeredUses
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
      select id, null, coalesce((
        select ${u.uses} from ${u}
        where ${u.siteId} = ${siteId} and ${u.kind} = 'prompt' and ${u.itemId} = product.id
      ), 0), 0, turn
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

export async function insertPrompt(
  db: Database,
  prompt: PromptContents & Owner,
  { words, at }: { words: readonly string[]; at: Date },
): Promise<number> {
  const [row] = await db
    .insert(marketPrompts)
    .values({ ...prompt, words: indexedWords(words), createdAt: at, updatedAt: at })
    .returning({ id: marketPrompts.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** An own prompt of a site, locked until the transaction ends. */
export async function lockOwn(
  tx: Database,
  id: number,
  owner: Owner,
): Promise<PromptRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(marketPrompts)
    .where(shelf.isOwn(id, owner))
    .for('update')
  return row
}

export const updatePrompt = (
  tx: Database,
  id: number,
  changes: Partial<PromptContents & Pick<PromptRecord, 'state' | 'message' | 'publishedAt'>>,
  by: { words?: readonly string[]; at: Date },
): Promise<void> => shelf.update(tx, id, changes, by)

/** False when the owner has no such prompt. Nobody likes or collects it any more. */
export async function deletePrompt(tx: Database, id: number, owner: Owner): Promise<boolean> {
  const isGone = await shelf.remove(tx, id, owner)
  if (isGone) await tx.delete(marketMarks).where(eq(marketMarks.promptId, id))
  return isGone
}

/** Those of a site that wait, the longest waiting first. */
export async function pageWaiting(
  db: Database,
  siteId: number,
  { limit, offset }: Slice,
): Promise<{ rows: StoredPrompt[]; count: number }> {
  const wanted = shelf.waitsOn(siteId)
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

/** Hands all prompts, and what is liked and collected, from one account to another. */
export async function moveMarket(tx: Database, fromId: number, toId: number): Promise<void> {
  await shelf.give(tx, fromId, toId)
  await tx.execute(sql`
    insert into ${marketMarks} (account_id, prompt_id, kind, site_id, created_at)
    select ${toId}, prompt_id, kind, site_id, created_at from ${marketMarks} where account_id = ${fromId}
    on conflict do nothing`)
  await tx.delete(marketMarks).where(eq(marketMarks.accountId, fromId))
}
