import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { chatGroups } from './groups.table.ts'

export type GroupRecord = typeof chatGroups.$inferSelect
export type GroupKind = GroupRecord['kind']

/** Only ever one's own: what belongs to others is not there. */
const owned = (ownerId: number, id: number) =>
  and(eq(chatGroups.id, id), eq(chatGroups.ownerId, ownerId))

export async function insertGroup(
  db: Database,
  group: {
    siteId: number
    ownerId: number
    appId: number | null
    kind?: GroupKind
    title?: string
    titledBy?: GroupRecord['titledBy']
    at: Date
  },
): Promise<number> {
  const { at, ...values } = group
  const [row] = await db
    .insert(chatGroups)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning({ id: chatGroups.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** One that was brought from elsewhere, with its times and without its entries. */
export async function insertBrought(
  tx: Database,
  group: Omit<GroupRecord, 'id' | 'leafId' | 'importKey'>,
): Promise<number> {
  const [row] = await tx.insert(chatGroups).values(group).returning({ id: chatGroups.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Those of an owner, and of a kind, among the numbers. */
export async function listOwnIds(
  db: Database,
  { ownerId, ids, kind }: { ownerId: number; ids: readonly number[]; kind: GroupKind },
): Promise<number[]> {
  const rows = await db
    .select({ id: chatGroups.id })
    .from(chatGroups)
    .where(
      and(
        eq(chatGroups.ownerId, ownerId),
        eq(chatGroups.kind, kind),
        inArray(chatGroups.id, [...ids]),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function findGroup(
  db: Database,
  ownerId: number,
  id: number,
): Promise<GroupRecord | undefined> {
  const [row] = await db.select().from(chatGroups).where(owned(ownerId, id))
  return row
}

/** A page of conversations: sticky ones first, then the last used first. */
export async function listGroups(
  db: Database,
  ownerId: number,
  { page, size }: { page: number; size: number },
): Promise<GroupRecord[]> {
  return db
    .select()
    .from(chatGroups)
    .where(and(eq(chatGroups.ownerId, ownerId), eq(chatGroups.kind, 'chat')))
    .orderBy(desc(chatGroups.isSticky), desc(chatGroups.updatedAt), desc(chatGroups.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** The numbers of conversations that do not stick. */
export async function listLooseIds(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatGroups.id })
    .from(chatGroups)
    .where(
      and(
        eq(chatGroups.ownerId, ownerId),
        eq(chatGroups.kind, 'chat'),
        eq(chatGroups.isSticky, false),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The numbers of all that somebody has, of every kind. */
export async function listGroupIds(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatGroups.id })
    .from(chatGroups)
    .where(eq(chatGroups.ownerId, ownerId))
  return rows.map(({ id }) => id)
}

/** The group last used with an app. */
export async function findGroupByApp(
  db: Database,
  ownerId: number,
  appId: number,
): Promise<GroupRecord | undefined> {
  const [row] = await db
    .select()
    .from(chatGroups)
    .where(
      and(
        eq(chatGroups.ownerId, ownerId),
        eq(chatGroups.appId, appId),
        eq(chatGroups.kind, 'chat'),
      ),
    )
    .orderBy(desc(chatGroups.updatedAt), desc(chatGroups.id))
    .limit(1)
  return row
}

/** Lets nobody else begin a conversation of somebody with an app until the transaction ends. */
export async function lockAppGroup(tx: Database, ownerId: number, appId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`app-group/${ownerId}/${appId}`}, 0))`,
  )
}

const selectAppId = fixedStatement<{ appId: number | null }, [id: number, ownerId: number]>(
  'select app_id as "appId" from chat_groups where id = $1 and owner_id = $2',
)

/** The number of a group's app; null for none, or when the group is not there. */
export async function findAppId(db: Database, ownerId: number, id: number): Promise<number | null> {
  const [row] = await selectAppId(db, id, ownerId)
  return row?.appId ?? null
}

/** False when the group is not there. */
export async function updateGroup(
  db: Database,
  ownerId: number,
  id: number,
  changes: Partial<Pick<GroupRecord, 'title' | 'titledBy' | 'isSticky' | 'leafId'>>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) return Boolean(await findGroup(db, ownerId, id))
  const rows = await db
    .update(chatGroups)
    .set(changes)
    .where(owned(ownerId, id))
    .returning({ id: chatGroups.id })
  return rows.length > 0
}

const updateTitle = fixedStatement<never, [id: number, title: string]>(`
  update chat_groups set title = $2, titled_by = 'model' where id = $1 and titled_by in ('nobody', 'prompt')`)

/** Gives a title that a model made, unless a person was quicker. */
export async function titleByModel(db: Database, id: number, title: string): Promise<void> {
  await updateTitle(db, id, title)
}

const updateFreeTitles = fixedStatement<{ id: number }, [ids: number[], titles: string[]]>(`
  with free as (
    select chat_groups.id, made.title from unnest($1::int[], $2::text[]) as made(id, title)
    join chat_groups on chat_groups.id = made.id for no key update of chat_groups skip locked
  ), titled as (
    update chat_groups set title = free.title, titled_by = 'model' from free
    where chat_groups.id = free.id and titled_by in ('nobody', 'prompt')
  )
  select id from free`)

/**
 * As titleByModel, many at once. Resolves with those that were looked at: a group that a transaction holds is passed over, as two who wait for
 * each other's groups would wait for ever.
 */
export async function titleFreeByModel(
  db: Database,
  titles: ReadonlyMap<number, string>,
): Promise<number[]> {
  const rows = await updateFreeTitles(db, [...titles.keys()], [...titles.values()])
  return rows.map(({ id }) => id)
}

/** False when the group is not there. */
export async function deleteGroup(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(chatGroups)
    .where(owned(ownerId, id))
    .returning({ id: chatGroups.id })
  return rows.length > 0
}

/** Deletes conversations of a site in which nothing was said since; at most so many at once, and how many went. */
export async function deleteSilentGroups(
  db: Database,
  { siteId, since, max }: { siteId: number; since: Date; max: number },
): Promise<number> {
  const silent = and(
    eq(chatGroups.siteId, siteId),
    eq(chatGroups.kind, 'chat'),
    lt(chatGroups.updatedAt, since),
  )
  const chosen = db.select({ id: chatGroups.id }).from(chatGroups).where(silent).limit(max)
  // Asked again of each: somebody may have said something meanwhile.
  const rows = await db
    .delete(chatGroups)
    .where(and(inArray(chatGroups.id, chosen), silent))
    .returning({ id: chatGroups.id })
  return rows.length
}

/** Deletes all conversations that do not stick; the numbers of those that went. */
export async function deleteLooseGroups(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .delete(chatGroups)
    .where(
      and(
        eq(chatGroups.ownerId, ownerId),
        eq(chatGroups.isSticky, false),
        eq(chatGroups.kind, 'chat'),
      ),
    )
    .returning({ id: chatGroups.id })
  return rows.map((row) => row.id)
}

/**
 * Hands all groups of one account to another. Of each app one conversation is enough: a second one goes on without the app. What both
 * brought from elsewhere is kept twice, and the key by whoever has it.
 */
export async function moveGroups(db: Database, fromId: number, toId: number): Promise<void> {
  await db.execute(sql`
    update ${chatGroups} set app_id = null where owner_id = ${fromId} and app_id in
      (select theirs.app_id from ${chatGroups} as theirs where theirs.owner_id = ${toId})`)
  const keysThere = db
    .select({ key: chatGroups.importKey })
    .from(chatGroups)
    .where(and(eq(chatGroups.ownerId, toId), isNotNull(chatGroups.importKey)))
  await db
    .update(chatGroups)
    .set({ importKey: null })
    .where(and(eq(chatGroups.ownerId, fromId), inArray(chatGroups.importKey, keysThere)))
  await db.update(chatGroups).set({ ownerId: toId }).where(eq(chatGroups.ownerId, fromId))
}
