import { and, asc, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { prompts, promptVersions } from './prompts.table.ts'

export type PromptRow = typeof prompts.$inferSelect
export type WordingRow = typeof promptVersions.$inferSelect
type Words = Pick<PromptRow, 'title' | 'content' | 'tags'>

const owned = (ownerId: number, id: number) => and(eq(prompts.id, id), eq(prompts.ownerId, ownerId))

/** Equal words are found by the index over their digests. */
const sameContent = (content: string) =>
  and(eq(sql`md5(${prompts.content})`, sql`md5(${content})`), eq(prompts.content, content))

const anywhere = (query: string) => `%${query.replace(/[\\%_]/g, '\\$&')}%`
const fits = (query: string): SQL | undefined => {
  const pattern = anywhere(query)
  return or(
    sql`${prompts.title} ilike ${pattern}`,
    sql`${prompts.content} ilike ${pattern}`,
    sql`array_to_string(${prompts.tags}, ' ') ilike ${pattern}`,
  )
}

/** Where a search found it: at the beginning of a title, within one, in a tag, in the words. */
const rank = (query: string): SQL => {
  const pattern = anywhere(query)
  return sql`case when ${prompts.title} ilike ${pattern.slice(1)} then 0
    when ${prompts.title} ilike ${pattern} then 1
    when array_to_string(${prompts.tags}, ' ') ilike ${pattern} then 2 else 3 end`
}

export async function listPrompts(
  db: Database,
  ownerId: number,
  request: { query: string; tag: string | undefined; page: number; size: number },
): Promise<{ rows: PromptRow[]; count: number }> {
  const where = and(
    eq(prompts.ownerId, ownerId),
    request.query ? fits(request.query) : undefined,
    request.tag === undefined ? undefined : sql`${request.tag} = any(${prompts.tags})`,
  )
  const rows = await db
    .select()
    .from(prompts)
    .where(where)
    .orderBy(
      ...(request.query ? [asc(rank(request.query))] : []),
      desc(prompts.updatedAt),
      desc(prompts.id),
    )
    .limit(request.size)
    .offset((request.page - 1) * request.size)
  return { rows, count: await db.$count(prompts, where) }
}

export async function listPromptsAfter(
  db: Database,
  ownerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<PromptRow[]> {
  return db
    .select()
    .from(prompts)
    .where(and(eq(prompts.ownerId, ownerId), gt(prompts.id, after)))
    .orderBy(asc(prompts.id))
    .limit(limit)
}

/** When somebody's prompts were changed last; undefined without any. */
export async function lastChangeOf(db: Database, ownerId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: prompts.updatedAt })
    .from(prompts)
    .where(eq(prompts.ownerId, ownerId))
    .orderBy(desc(prompts.updatedAt))
    .limit(1)
  return row?.at
}

export const countPrompts = (db: Database, ownerId: number): Promise<number> =>
  db.$count(prompts, eq(prompts.ownerId, ownerId))

/** The most used first. */
export async function listTags(
  db: Database,
  ownerId: number,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select tag as name, count(*)::int as count from ${prompts}, unnest(${prompts.tags}) as tag
      where ${prompts.ownerId} = ${ownerId} group by tag order by count(*) desc, tag limit 500`,
  )
  return rows
}

export async function findPrompt(
  db: Database,
  ownerId: number,
  id: number,
): Promise<PromptRow | undefined> {
  const [row] = await db.select().from(prompts).where(owned(ownerId, id))
  return row
}

export async function findByTitle(
  db: Database,
  ownerId: number,
  title: string,
): Promise<PromptRow | undefined> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(and(eq(prompts.ownerId, ownerId), eq(prompts.title, title)))
  return row
}

export async function findByContent(
  db: Database,
  ownerId: number,
  content: string,
): Promise<PromptRow | undefined> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(and(eq(prompts.ownerId, ownerId), sameContent(content)))
  return row
}

export async function insertPrompt(
  tx: Database,
  prompt: Words & { ownerId: number; at: Date },
): Promise<PromptRow> {
  const { at, ...words } = prompt
  const [row] = await tx
    .insert(prompts)
    .values({ ...words, createdAt: at, updatedAt: at })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Those of an owner among the numbers. */
export async function listOwnIds(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: prompts.id })
    .from(prompts)
    .where(and(eq(prompts.ownerId, ownerId), inArray(prompts.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** A prompt with what it was before, as another installation kept it. */
export async function insertWithWordings(
  tx: Database,
  prompt: Omit<PromptRow, 'id'>,
  wordings: readonly Omit<WordingRow, 'promptId'>[],
): Promise<number> {
  const [row] = await tx.insert(prompts).values(prompt).returning({ id: prompts.id })
  if (!row) throw new Error('an insert returned no row')
  if (wordings.length)
    await tx.insert(promptVersions).values(wordings.map((each) => ({ ...each, promptId: row.id })))
  return row.id
}

/** Wordings of a prompt that are kept, beside the one it has. */
const maxWordings = 1000

/** Keeps the wording of `row` and gives it another; the oldest of very many goes. */
export async function rewritePrompt(
  tx: Database,
  row: PromptRow,
  words: Words & { at: Date },
): Promise<PromptRow> {
  const { title, content, tags, version, updatedAt } = row
  await tx
    .insert(promptVersions)
    .values({ promptId: row.id, version, title, content, tags, createdAt: updatedAt })
  await tx
    .delete(promptVersions)
    .where(
      and(eq(promptVersions.promptId, row.id), lte(promptVersions.version, version - maxWordings)),
    )
  const { at, ...next } = words
  const [changed] = await tx
    .update(prompts)
    .set({ ...next, version: version + 1, updatedAt: at })
    .where(eq(prompts.id, row.id))
    .returning()
  if (!changed) throw new Error('a locked prompt is gone')
  return changed
}

export async function deletePrompts(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  await db.delete(prompts).where(and(eq(prompts.ownerId, ownerId), inArray(prompts.id, [...ids])))
}

/** Newest first. */
export async function listWordings(
  db: Database,
  promptIds: readonly number[],
): Promise<WordingRow[]> {
  return db
    .select()
    .from(promptVersions)
    .where(inArray(promptVersions.promptId, [...promptIds]))
    .orderBy(asc(promptVersions.promptId), desc(promptVersions.version))
}

/** Gives a prompt to another owner, under another title where it needs one. */
export async function givePrompt(
  tx: Database,
  id: number,
  to: { ownerId: number; title: string },
): Promise<void> {
  await tx.update(prompts).set(to).where(eq(prompts.id, id))
}
