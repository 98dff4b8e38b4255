import type { AppKind } from '@atelier/contract/app-terms'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  notInArray,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type ShelfOwner, shelfRows } from '../../../platform/db/shelf-rows.ts'
import { indexedWords } from '../../../platform/db/word-index.ts'
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

const { words: _, ...columns } = getTableColumns(apps)

const shelf = shelfRows(apps)
export const { countOwn, countUse, countWaiting, listOwnIds, decide } = shelf

const found = (db: Database) =>
  db
    .select({
      app: columns,
      author: { id: accounts.id, name: accounts.name, username: accounts.username },
    })
    .from(apps)
    .innerJoin(accounts, eq(accounts.id, apps.ownerId))

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
  reader: ShelfOwner,
  filter?: AppFilter,
): Promise<StoredApp[]> {
  if (ids.length === 0) return []
  return found(db).where(
    and(inArray(apps.id, [...ids]), shelf.isSeenBy(reader), filter && fits(filter)),
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
  { siteId, ownerId }: ShelfOwner,
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

export async function insertApp(
  db: Database,
  app: AppContents & { siteId: number; ownerId: number; kind: AppKind },
  { words, at }: { words: readonly string[]; at: Date },
): Promise<number> {
  const [row] = await db
    .insert(apps)
    .values({ ...app, words: indexedWords(words), createdAt: at, updatedAt: at })
    .returning({ id: apps.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** An own app of a site, locked until the transaction ends. */
export async function lockOwn(
  tx: Database,
  id: number,
  owner: ShelfOwner,
): Promise<AppRecord | undefined> {
  const [row] = await tx.select(columns).from(apps).where(shelf.isOwn(id, owner)).for('update')
  return row
}

export const updateApp = (
  tx: Database,
  id: number,
  changes: Partial<AppContents & Pick<AppRecord, 'state' | 'message' | 'publishedAt'>>,
  by: { words?: readonly string[]; at: Date },
): Promise<void> => shelf.update(tx, id, changes, by)

/** False when the owner has no such app. Nobody keeps it at hand any more. */
export async function deleteApp(tx: Database, id: number, owner: ShelfOwner): Promise<boolean> {
  const isGone = await shelf.remove(tx, id, owner)
  if (isGone) await tx.delete(appPins).where(eq(appPins.appId, id))
  return isGone
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
  const wanted = shelf.waitsOn(siteId)
  const [rows, total] = await Promise.all([
    found(db).where(wanted).orderBy(asc(apps.updatedAt), asc(apps.id)).limit(limit).offset(offset),
    db.$count(apps, wanted),
  ])
  return { rows, count: total }
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
  await shelf.give(tx, fromId, toId)
  await tx.execute(sql`
    insert into ${appPins} (account_id, app_id, created_at)
    select ${toId}, app_id, created_at from ${appPins} where account_id = ${fromId}
    on conflict do nothing`)
  await tx.delete(appPins).where(eq(appPins.accountId, fromId))
}
