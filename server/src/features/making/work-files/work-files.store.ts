import { type WorkType, workStates } from '@atelier/contract/work-terms'
import { and, asc, eq, inArray, isNotNull, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { promptOf } from '../works/recipe.ts'
import { works } from '../works/works.table.ts'
import { workFiles } from './work-files.table.ts'

export type WorkFileRecord = typeof workFiles.$inferSelect

/** A file with what its name says of its work. */
export type NamedFile = WorkFileRecord & { prompt: string; type: WorkType; createdAt: Date }

/** Of works that are not deleted. */
const isThere = isNull(works.deletedAt)

export async function insertWorkFiles(
  db: Database,
  files: readonly WorkFileRecord[],
): Promise<void> {
  if (files.length) await db.insert(workFiles).values([...files])
}

/** Files of works that are there, by work and position. */
export async function listFilesOfWorks(
  db: Database,
  workIds: readonly number[],
): Promise<WorkFileRecord[]> {
  if (!workIds.length) return []
  return db
    .select()
    .from(workFiles)
    .where(inArray(workFiles.workId, [...workIds]))
    .orderBy(asc(workFiles.workId), asc(workFiles.position))
}

const namedFiles = (db: Database) =>
  db
    .select({
      file: workFiles,
      recipe: works.recipe,
      type: works.type,
      createdAt: works.createdAt,
    })
    .from(workFiles)
    .innerJoin(works, eq(works.id, workFiles.workId))

type NamedRow = Awaited<ReturnType<typeof namedFiles>>[number]

const toNamed = ({ file, recipe, ...work }: NamedRow): NamedFile => ({
  ...file,
  ...work,
  prompt: promptOf(recipe),
})

/** A file of a work of a site that is there. */
export async function findFile(
  db: Database,
  id: string,
  siteId: number,
): Promise<NamedFile | undefined> {
  const [row] = await namedFiles(db).where(
    and(eq(workFiles.id, id), eq(works.siteId, siteId), isThere),
  )
  return row && toNamed(row)
}

/** Files of works that are there, whoever has them. */
export async function listFilesById(db: Database, ids: readonly string[]): Promise<NamedFile[]> {
  if (!ids.length) return []
  return (await namedFiles(db).where(and(inArray(workFiles.id, [...ids]), isThere))).map(toNamed)
}

/** Files of an account's works among these that are there, by work and position. */
export async function listOwnFiles(
  db: Database,
  ownerId: number,
  workIds: readonly number[],
): Promise<NamedFile[]> {
  if (!workIds.length) return []
  const rows = await namedFiles(db)
    .where(and(eq(workFiles.ownerId, ownerId), inArray(works.id, [...workIds]), isThere))
    .orderBy(asc(works.id), asc(workFiles.position))
  return rows.map(toNamed)
}

/** Holds a file until the transaction ends, and gives it as it is. */
export async function lockFile(tx: Database, id: string): Promise<WorkFileRecord | undefined> {
  const [row] = await tx.select().from(workFiles).where(eq(workFiles.id, id)).for('update')
  return row
}

export async function updateCover(
  tx: Database,
  id: string,
  cover: Pick<WorkFileRecord, 'hasThumbnail' | 'blur' | 'about'>,
): Promise<void> {
  await tx.update(workFiles).set(cover).where(eq(workFiles.id, id))
}

/** Which of these works are there and belong to an account. */
export async function listOwnWorkIds(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.ownerId, ownerId), inArray(works.id, [...ids]), isThere))
  return rows.map((row) => row.id)
}

/** Which of these works may still want what is stored for them: those under way, and those that have files. */
export async function listWanting(db: Database, workIds: readonly number[]): Promise<number[]> {
  if (!workIds.length) return []
  const isUnderWay = lte(works.state, workStates.running)
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(inArray(works.id, [...workIds]), or(isUnderWay, not(hasNoFiles(db)))))
  return rows.map((row) => row.id)
}

const hasNoFiles = (db: Database) =>
  notExists(db.select().from(workFiles).where(eq(workFiles.workId, works.id)))

/** All that is stored for an account: files, previews, and works without files that may have left some. */
export async function listStoredOf(
  db: Database,
  ownerId: number,
): Promise<{ files: { id: string; mime: string }[]; bareWorkIds: number[]; previews: string[] }> {
  const files = await db
    .select({ id: workFiles.id, mime: workFiles.mime })
    .from(workFiles)
    .where(eq(workFiles.ownerId, ownerId))
  const bare = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.ownerId, ownerId), hasNoFiles(db)))
  const shown = await db
    .select({ preview: works.preview })
    .from(works)
    .where(and(eq(works.ownerId, ownerId), isNotNull(works.preview)))
  return {
    files,
    bareWorkIds: bare.map((row) => row.id),
    previews: shown.flatMap((row) => row.preview ?? []),
  }
}

/** Files of an account by work and position, those after one. */
export async function listFilesAfter(
  db: Database,
  ownerId: number,
  after: { workId: number; position: number; limit: number },
): Promise<NamedFile[]> {
  const rows = await namedFiles(db)
    .where(
      and(
        eq(workFiles.ownerId, ownerId),
        isThere,
        sql`(${workFiles.workId}, ${workFiles.position}) > (${after.workId}, ${after.position})`,
      ),
    )
    .orderBy(asc(workFiles.workId), asc(workFiles.position))
    .limit(after.limit)
  return rows.map(toNamed)
}

/** The model that makes a work; undefined when the work is not there. */
export async function findModelOf(db: Database, workId: number): Promise<number | undefined> {
  const [row] = await db.select({ modelId: works.modelId }).from(works).where(eq(works.id, workId))
  return row?.modelId
}

/** Hands all files of one account to another. */
export async function moveWorkFiles(db: Database, fromId: number, toId: number): Promise<void> {
  await db.update(workFiles).set({ ownerId: toId }).where(eq(workFiles.ownerId, fromId))
}

export async function deleteWorkFiles(db: Database, workIds: readonly number[]): Promise<void> {
  if (workIds.length) await db.delete(workFiles).where(inArray(workFiles.workId, [...workIds]))
}
