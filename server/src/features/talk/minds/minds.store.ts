import type { MindNode } from '@atelier/contract/mind-terms'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { chatGroups } from '../groups/groups.table.ts'
import { minds } from './minds.table.ts'

export type MindRow = {
  id: number
  title: string
  leafId: number | null
  createdAt: Date
  updatedAt: Date
  tree: MindNode | null
  revision: number
}

const columns = {
  id: chatGroups.id,
  title: chatGroups.title,
  leafId: chatGroups.leafId,
  createdAt: chatGroups.createdAt,
  updatedAt: chatGroups.updatedAt,
  tree: minds.tree,
  revision: sql<number>`coalesce(${minds.revision}, 0)`,
}

const ofOwner = (ownerId: number) =>
  and(eq(chatGroups.ownerId, ownerId), eq(chatGroups.kind, 'mind'))

export async function findMind(
  db: Database,
  ownerId: number,
  id: number,
): Promise<MindRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(chatGroups)
    .leftJoin(minds, eq(minds.groupId, chatGroups.id))
    .where(and(ofOwner(ownerId), eq(chatGroups.id, id)))
  return row
}

/** The last changed first, without their trees. */
export async function listMinds(
  db: Database,
  ownerId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<(Pick<MindRow, 'id' | 'title' | 'createdAt' | 'updatedAt'> & { nodes: number })[]> {
  return db
    .select({
      id: chatGroups.id,
      title: chatGroups.title,
      createdAt: chatGroups.createdAt,
      updatedAt: chatGroups.updatedAt,
      nodes: sql<number>`coalesce((
        select count(*)::int from jsonb_path_query(${minds.tree}, 'strict $.** ? (@.type() == "object")')
      ), 0)`,
    })
    .from(chatGroups)
    .leftJoin(minds, eq(minds.groupId, chatGroups.id))
    .where(ofOwner(ownerId))
    .orderBy(desc(chatGroups.updatedAt), desc(chatGroups.id))
    .offset(offset)
    .limit(limit)
}

export const countMinds = (db: Database, ownerId: number): Promise<number> =>
  db.$count(chatGroups, ofOwner(ownerId))

/** Maps of somebody by their numbers, those after one. */
export async function listMindsAfter(
  db: Database,
  ownerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<MindRow[]> {
  return db
    .select(columns)
    .from(chatGroups)
    .leftJoin(minds, eq(minds.groupId, chatGroups.id))
    .where(and(ofOwner(ownerId), gt(chatGroups.id, after)))
    .orderBy(asc(chatGroups.id))
    .limit(limit)
}

/** Keeps a tree over the one of `revision`; undefined when another one stands there. */
export async function putTree(
  db: Database,
  { id, tree, revision, at }: { id: number; tree: MindNode; revision: number; at: Date },
): Promise<number | undefined> {
  const values = { tree, revision: revision + 1, updatedAt: at }
  const put = db.insert(minds).values({ groupId: id, ...values })
  // Without a row it was never saved: then only revision 0 fits.
  const [row] =
    revision === 0
      ? await put.onConflictDoNothing().returning({ revision: minds.revision })
      : await db
          .update(minds)
          .set(values)
          .where(and(eq(minds.groupId, id), eq(minds.revision, revision)))
          .returning({ revision: minds.revision })
  return row?.revision
}

/** Notes that a map was changed, and gives it a name where one is told. */
export async function touchMind(
  db: Database,
  { id, title, at }: { id: number; title: string | undefined; at: Date },
): Promise<void> {
  const named = title === undefined ? {} : { title, titledBy: 'person' as const }
  await db
    .update(chatGroups)
    .set({ updatedAt: at, ...named })
    .where(eq(chatGroups.id, id))
}
