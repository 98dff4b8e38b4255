import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { columnList, fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { chatGroups } from '../groups/groups.table.ts'
import { chatEntries } from './chatlog.table.ts'

export type EntryRecord = Omit<typeof chatEntries.$inferSelect, 'words'>

const columns = {
  id: chatEntries.id,
  groupId: chatEntries.groupId,
  parentId: chatEntries.parentId,
  role: chatEntries.role,
  state: chatEntries.state,
  parts: chatEntries.parts,
  modelId: chatEntries.modelId,
  modelName: chatEntries.modelName,
  engine: chatEntries.engine,
  usage: chatEntries.usage,
  price: chatEntries.price,
  errorCode: chatEntries.errorCode,
  errorValues: chatEntries.errorValues,
  createdAt: chatEntries.createdAt,
}

const selectOwnEntry = fixedStatement<EntryRecord, [id: number, ownerId: number]>(`
  select ${columnList(columns)} from chat_entries join chat_groups on chat_groups.id = chat_entries.group_id
  where chat_entries.id = $1 and chat_groups.owner_id = $2`)

// The entry is looked up by its number for each step of the path, however many entries there are and whatever is thought of the path.
const selectPath = fixedStatement<EntryRecord, [leafId: number, limit: number]>(`
  with recursive path as (
    select id, parent_id, 1 as depth from chat_entries where id = $1::int
    union all
    select entry.id, entry.parent_id, path.depth + 1
    from path join chat_entries entry on entry.id = path.parent_id
    where path.depth < $2::int
  )
  select ${columnList(columns)} from path
  cross join lateral (select * from chat_entries entry where entry.id = path.id offset 0) chat_entries
  order by path.depth desc`)

/** The entries from the beginning to `leafId`; the last `limit` of them. */
export const listPath = (db: Database, leafId: number, limit: number): Promise<EntryRecord[]> =>
  selectPath(db, leafId, limit)

/** An entry of one's own groups, with its group. */
export async function findOwnEntry(
  db: Database,
  ownerId: number,
  id: number,
): Promise<EntryRecord | undefined> {
  const [row] = await selectOwnEntry(db, id, ownerId)
  return row
}

/** Numbers of the entries from `leafId` up to the beginning, the leaf first; at most `limit`. */
export async function listPathIds(db: Database, leafId: number, limit: number): Promise<number[]> {
  const result = await db.execute<{ id: number }>(sql`
    with recursive path as (
      select id, parent_id, 1 as depth from chat_entries where id = ${leafId}
      union all
      select entry.id, entry.parent_id, path.depth + 1
      from path join chat_entries entry on entry.id = path.parent_id
      where path.depth < ${limit}
    )
    select id from path order by depth`)
  return result.rows.map((row) => row.id)
}

/** These entries, in the order of their numbers on the path given. */
export async function listEntries(db: Database, ids: readonly number[]): Promise<EntryRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(chatEntries)
    .where(inArray(chatEntries.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What these entries are found by. */
export async function listWords(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: chatEntries.id, words: chatEntries.words })
    .from(chatEntries)
    .where(inArray(chatEntries.id, [...ids]))
  return new Map(rows.map(({ id, words }) => [id, words]))
}

/** For each parent (null: the beginning of the group), the numbers of all that follow it, oldest first. */
export async function listVersions(
  db: Database,
  groupId: number,
  parentIds: readonly (number | null)[],
): Promise<Map<string, number[]>> {
  const known = parentIds.filter((id) => id !== null)
  const result = await db.execute<{ parentId: number | null; role: string; ids: number[] }>(sql`
    select parent_id as "parentId", role, array_agg(id order by id) as ids from chat_entries
    where group_id = ${groupId} and (parent_id = any(${sql.param(known)}::int[])
      ${parentIds.includes(null) ? sql`or parent_id is null` : sql``})
    group by parent_id, role`)
  return new Map(result.rows.map((row) => [`${row.parentId}/${row.role}`, row.ids]))
}

/** The youngest end of the branch that begins at an entry. */
export async function findYoungestLeaf(db: Database, id: number): Promise<number> {
  const result = await db.execute<{ id: number }>(sql`
    with recursive branch as (
      select id, 1 as depth from chat_entries where id = ${id}
      union all
      select child.id, branch.depth + 1 from branch
      cross join lateral (
        select id from chat_entries where parent_id = branch.id order by id desc limit 1
      ) child
    )
    select id from branch order by depth desc limit 1`)
  return result.rows[0]?.id ?? id
}

export type GroupToExport = Pick<
  typeof chatGroups.$inferSelect,
  'id' | 'kind' | 'appId' | 'title' | 'titledBy' | 'isSticky' | 'leafId' | 'createdAt' | 'updatedAt'
>

/** Groups of an owner by their numbers, those after one. */
export async function listGroupsAfter(
  db: Database,
  ownerId: number,
  after: { id: number; limit: number },
): Promise<GroupToExport[]> {
  return db
    .select({
      id: chatGroups.id,
      kind: chatGroups.kind,
      appId: chatGroups.appId,
      title: chatGroups.title,
      titledBy: chatGroups.titledBy,
      isSticky: chatGroups.isSticky,
      leafId: chatGroups.leafId,
      createdAt: chatGroups.createdAt,
      updatedAt: chatGroups.updatedAt,
    })
    .from(chatGroups)
    .where(and(eq(chatGroups.ownerId, ownerId), gt(chatGroups.id, after.id)))
    .orderBy(asc(chatGroups.id))
    .limit(after.limit)
}

/** Entries of a group by their numbers, those after one. */
export async function listEntriesAfter(
  db: Database,
  groupId: number,
  after: { id: number; limit: number },
): Promise<EntryRecord[]> {
  return db
    .select(columns)
    .from(chatEntries)
    .where(and(eq(chatEntries.groupId, groupId), gt(chatEntries.id, after.id)))
    .orderBy(asc(chatEntries.id))
    .limit(after.limit)
}

/** Takes one entry out; its followers and the group's end pass to its parent. */
export async function deleteEntry(db: Database, entry: EntryRecord): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(chatEntries)
      .set({ parentId: entry.parentId })
      .where(eq(chatEntries.parentId, entry.id))
    await tx
      .update(chatGroups)
      .set({ leafId: entry.parentId })
      .where(and(eq(chatGroups.id, entry.groupId), eq(chatGroups.leafId, entry.id)))
    await tx.delete(chatEntries).where(eq(chatEntries.id, entry.id))
  })
}

/** Empties a group. */
export async function deleteEntries(db: Database, groupId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(chatEntries).where(eq(chatEntries.groupId, groupId))
    await tx.update(chatGroups).set({ leafId: null }).where(eq(chatGroups.id, groupId))
  })
}

export type SearchHit = {
  entryId: number
  groupId: number
  groupTitle: string
  role: 'user' | 'assistant'
  parts: EntryRecord['parts']
  createdAt: Date
}

/** Entries of one's own conversations that hold all words of a tsquery, the best and newest first, and how many there are. */
export async function searchEntries(
  db: Database,
  ownerId: number,
  query: string,
  page: { offset: number; limit: number },
): Promise<{ hits: SearchHit[]; count: number }> {
  const matches = and(
    eq(chatGroups.ownerId, ownerId),
    eq(chatGroups.kind, 'chat'),
    sql`${chatEntries.words} @@ ${query}::tsquery`,
  )
  const from = db
    .select({
      entryId: chatEntries.id,
      groupId: chatEntries.groupId,
      groupTitle: chatGroups.title,
      role: chatEntries.role,
      parts: chatEntries.parts,
      createdAt: chatEntries.createdAt,
    })
    .from(chatEntries)
    .innerJoin(chatGroups, eq(chatGroups.id, chatEntries.groupId))
    .where(matches)
  const hits = await from
    .orderBy(sql`ts_rank(${chatEntries.words}, ${query}::tsquery) desc, ${chatEntries.id} desc`)
    .limit(page.limit)
    .offset(page.offset)
  const [total] = await db
    .select({ count: sql<number>`count(*)` })
    .from(chatEntries)
    .innerJoin(chatGroups, eq(chatGroups.id, chatEntries.groupId))
    .where(matches)
  return { hits, count: total?.count ?? 0 }
}

export type UsageByDay = {
  day: string
  model: string
  answers: number
  inputTokens: number
  outputTokens: number
  cachedTokens: number
  credits: number
}

/** What the answers to one owner took, by the days of a time zone and by model; the last day first. */
export async function sumUsage(
  db: Database,
  ownerId: number,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<UsageByDay[]> {
  const begin = sql`${from}::date::timestamp at time zone ${timeZone}`
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`
  const tokens = (name: string) => sql`sum(coalesce((entry.usage->>${name})::bigint, 0))::bigint`
  // An answer touches its group: groups that were not used since need not be looked into.
  const result = await db.execute<UsageByDay>(sql`
    select to_char(entry.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, entry.model_name as model,
      count(*)::int as answers, ${tokens('inputTokens')} as "inputTokens", ${tokens('outputTokens')} as "outputTokens",
      ${tokens('cachedTokens')} as "cachedTokens", sum(entry.price)::bigint as credits
    from chat_groups own join chat_entries entry on entry.group_id = own.id
    where own.owner_id = ${ownerId} and own.updated_at >= ${begin}
      and entry.usage is not null and entry.model_name is not null
      and (entry.engine is distinct from 'builtin' or entry.price > 0)
      and entry.created_at >= ${begin} and entry.created_at < ${end}
    group by 1, 2 order by 1 desc, credits desc, 2`)
  return result.rows
}
