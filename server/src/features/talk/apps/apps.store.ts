import type { AppKind, AppState } from '@atelier/contract/app-terms'
import { and, asc, count, desc, eq, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { appPins, apps } from './apps.table.ts'

export type AppRecord = Omit<typeof apps.$inferSelect, 'words'>
export type StoredApp = {
  app: AppRecord
  author: { id: number; name: string; username: string | null }
}
export type AppContents = Pick<
  AppRecord,
  | 'name'
  | 'description'
  | 'icon'
  | 'category'
  | 'systemMessage'
  | 'modelId'
  | 'opening'
  | 'questions'
  | 'tools'
>

const { words: _, ...columns } = {
  id: apps.id,
  siteId: apps.siteId,
  ownerId: apps.ownerId,
  kind: apps.kind,
  name: apps.name,
  description: apps.description,
  icon: apps.icon,
  words: apps.words,
  category: apps.category,
  systemMessage: apps.systemMessage,
  modelId: apps.modelId,
  opening: apps.opening,
  questions: apps.questions,
  tools: apps.tools,
  uses: apps.uses,
  state: apps.state,
  message: apps.message,
  publishedAt: apps.publishedAt,
  createdAt: apps.createdAt,
  updatedAt: apps.updatedAt,
}

const found = (db: Database) =>
  db
    .select({
      app: columns,
      author: { id: accounts.id, name: accounts.name, username: accounts.username },
    })
    .from(apps)
    .innerJoin(accounts, eq(accounts.id, apps.ownerId))

/** What the owner may see of a site: their own, and what is public. */
const seenBy = (siteId: number, ownerId: number) =>
  and(eq(apps.siteId, siteId), or(eq(apps.ownerId, ownerId), eq(apps.state, 'public')))

export type AppFilter = {
  kind: AppKind
  category?: string | undefined
  /** A tsquery. */
  words?: string | undefined
}

const fits = ({ kind, category, words }: AppFilter) =>
  and(
    eq(apps.kind, kind),
    category === undefined ? undefined : eq(apps.category, category),
    words === undefined ? undefined : sql`${apps.words} @@ ${words}::tsquery`,
  )

/** Those among the numbers that somebody may see, in no order. */
export async function listSeen(
  db: Database,
  ids: readonly number[],
  { siteId, ownerId }: { siteId: number; ownerId: number },
  filter?: AppFilter,
): Promise<StoredApp[]> {
  if (ids.length === 0) return []
  return found(db).where(
    and(inArray(apps.id, [...ids]), seenBy(siteId, ownerId), filter && fits(filter)),
  )
}

type Slice = { limit: number; offset: number }

/** Public ones of a site without those of some numbers. */
export async function pagePublic(
  db: Database,
  siteId: number,
  filter: AppFilter & { sort: 'popular' | 'new'; without: readonly number[] },
  { limit, offset }: Slice,
): Promise<{ rows: StoredApp[]; count: number }> {
  const { sort, without } = filter
  const wanted = and(
    eq(apps.siteId, siteId),
    eq(apps.state, 'public'),
    fits(filter),
    without.length ? notInArray(apps.id, [...without]) : undefined,
  )
  const first = sort === 'popular' ? desc(apps.uses) : desc(apps.publishedAt)
  const [rows, total] = await Promise.all([
    limit > 0
      ? found(db).where(wanted).orderBy(first, desc(apps.id)).limit(limit).offset(offset)
      : [],
    db.$count(apps, wanted),
  ])
  return { rows, count: total }
}

/** Somebody's own, the last changed first. */
export async function pageOwn(
  db: Database,
  { siteId, ownerId }: { siteId: number; ownerId: number },
  filter: AppFilter,
  { limit, offset }: Slice,
): Promise<{ rows: StoredApp[]; count: number }> {
  const wanted = and(eq(apps.ownerId, ownerId), eq(apps.siteId, siteId), fits(filter))
  const [rows, total] = await Promise.all([
    found(db)
      .where(wanted)
      .orderBy(desc(apps.updatedAt), desc(apps.id))
      .limit(limit)
      .offset(offset),
    db.$count(apps, wanted),
  ])
  return { rows, count: total }
}

/** How many public ones of a site each category has. */
export async function countByCategory(
  db: Database,
  siteId: number,
  kind: AppKind,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: apps.category, count: count() })
    .from(apps)
    .where(and(eq(apps.siteId, siteId), eq(apps.kind, kind), eq(apps.state, 'public')))
    .groupBy(apps.category)
  return new Map(rows.map((row) => [row.category, row.count]))
}

export const countOwn = (db: Database, ownerId: number): Promise<number> =>
  db.$count(apps, eq(apps.ownerId, ownerId))

const indexed = (words: readonly string[]) =>
  sql<string>`array_to_tsvector(${sql.param(words)}::text[])`

export async function insertApp(
  db: Database,
  app: AppContents & { siteId: number; ownerId: number; kind: AppKind },
  { words, at }: { words: readonly string[]; at: Date },
): Promise<number> {
  const [row] = await db
    .insert(apps)
    .values({ ...app, words: indexed(words), createdAt: at, updatedAt: at })
    .returning({ id: apps.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** An own app of a site, locked until the transaction ends. */
export async function lockOwn(
  tx: Database,
  id: number,
  { siteId, ownerId }: { siteId: number; ownerId: number },
): Promise<AppRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(apps)
    .where(and(eq(apps.id, id), eq(apps.ownerId, ownerId), eq(apps.siteId, siteId)))
    .for('update')
  return row
}

export async function updateApp(
  tx: Database,
  id: number,
  changes: Partial<AppContents & Pick<AppRecord, 'state' | 'message' | 'publishedAt'>>,
  { words, at }: { words?: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(apps)
    .set({ ...changes, ...(words ? { words: indexed(words) } : {}), updatedAt: at })
    .where(eq(apps.id, id))
}

/** False when the owner has no such app. Nobody keeps it at hand any more. */
export async function deleteApp(
  tx: Database,
  id: number,
  { siteId, ownerId }: { siteId: number; ownerId: number },
): Promise<boolean> {
  const rows = await tx
    .delete(apps)
    .where(and(eq(apps.id, id), eq(apps.ownerId, ownerId), eq(apps.siteId, siteId)))
    .returning({ id: apps.id })
  if (rows.length) await tx.delete(appPins).where(eq(appPins.appId, id))
  return rows.length > 0
}

/** One more conversation was begun with it. */
export async function countUse(db: Database, id: number): Promise<void> {
  await db
    .update(apps)
    .set({ uses: sql`${apps.uses} + 1` })
    .where(eq(apps.id, id))
}

/** Numbers of what somebody keeps at hand, the last one first. */
export async function listPins(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ appId: appPins.appId })
    .from(appPins)
    .where(eq(appPins.accountId, accountId))
    .orderBy(desc(appPins.createdAt), desc(appPins.appId))
  return rows.map(({ appId }) => appId)
}

export async function insertPin(
  tx: Database,
  pin: { accountId: number; appId: number; createdAt: Date },
): Promise<void> {
  await tx.insert(appPins).values(pin).onConflictDoNothing()
}

export async function deletePin(db: Database, accountId: number, appId: number): Promise<void> {
  await db.delete(appPins).where(and(eq(appPins.accountId, accountId), eq(appPins.appId, appId)))
}

/** Those of a site that wait, the longest waiting first. */
export async function pageWaiting(
  db: Database,
  siteId: number,
  { limit, offset }: Slice,
): Promise<{ rows: StoredApp[]; count: number }> {
  const wanted = and(eq(apps.siteId, siteId), eq(apps.state, 'waiting'))
  const [rows, total] = await Promise.all([
    found(db).where(wanted).orderBy(asc(apps.updatedAt), asc(apps.id)).limit(limit).offset(offset),
    db.$count(apps, wanted),
  ])
  return { rows, count: total }
}

export const countWaiting = (db: Database, siteId: number): Promise<number> =>
  db.$count(apps, and(eq(apps.siteId, siteId), eq(apps.state, 'waiting')))

/** Shows or refuses; those that their authors keep to themselves stay so. Resolves with how many of them there were. */
export async function decideApps(
  tx: Database,
  ids: readonly number[],
  { siteId, state, message, at }: { siteId: number; state: AppState; message: string; at: Date },
): Promise<number> {
  const rows = await tx
    .update(apps)
    .set({ state, message, updatedAt: at, ...(state === 'public' ? { publishedAt: at } : {}) })
    .where(and(inArray(apps.id, [...ids]), eq(apps.siteId, siteId), ne(apps.state, 'private')))
    .returning({ id: apps.id })
  return rows.length
}

/** All apps of somebody by their numbers, those after one. */
export async function listAppsAfter(
  db: Database,
  ownerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<AppRecord[]> {
  return db
    .select(columns)
    .from(apps)
    .where(and(eq(apps.ownerId, ownerId), gt(apps.id, after)))
    .orderBy(apps.id)
    .limit(limit)
}

/** Those of an owner among the numbers. */
export async function listOwnIds(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.ownerId, ownerId), inArray(apps.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** One that was brought from elsewhere is as old as it was there. */
export async function backdateApp(
  tx: Database,
  id: number,
  times: Pick<AppRecord, 'createdAt' | 'updatedAt'>,
): Promise<void> {
  await tx.update(apps).set(times).where(eq(apps.id, id))
}

/** Hands all apps, and what is kept at hand, from one account to another. */
export async function moveApps(tx: Database, fromId: number, toId: number): Promise<void> {
  await tx.update(apps).set({ ownerId: toId }).where(eq(apps.ownerId, fromId))
  await tx.execute(sql`
    insert into ${appPins} (account_id, app_id, created_at)
    select ${toId}, app_id, created_at from ${appPins} where account_id = ${fromId}
    on conflict do nothing`)
  await tx.delete(appPins).where(eq(appPins.accountId, fromId))
}
