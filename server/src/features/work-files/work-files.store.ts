import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { works } from '../works/works.table.ts'
import { workFiles } from './work-files.table.ts'

export type WorkFileRecord = typeof workFiles.$inferSelect

/** A file with what its name tells of its work. */
export type NamedFile = WorkFileRecord & { prompt: string; createdAt: Date }

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
    .select({ file: workFiles, recipe: works.recipe, createdAt: works.createdAt })
    .from(workFiles)
    .innerJoin(works, eq(works.id, workFiles.workId))

type NamedRow = Awaited<ReturnType<typeof namedFiles>>[number]

const toNamed = ({ file, recipe, createdAt }: NamedRow): NamedFile => ({
  ...file,
  prompt: recipe.prompt,
  createdAt,
})

/** A file of a work that is there. */
export async function findFile(db: Database, id: string): Promise<NamedFile | undefined> {
  const [row] = await namedFiles(db).where(and(eq(workFiles.id, id), isThere))
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

/** All that is stored for an account: files, and works that may have a preview. */
export async function listStoredOf(
  db: Database,
  ownerId: number,
): Promise<{ fileIds: string[]; previewWorkIds: number[] }> {
  const files = await db
    .select({ id: workFiles.id })
    .from(workFiles)
    .where(eq(workFiles.ownerId, ownerId))
  const previews = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.ownerId, ownerId), isNotNull(works.preview)))
  return {
    fileIds: files.map((row) => row.id),
    previewWorkIds: previews.map((row) => row.id),
  }
}

/** Works of an account by their growing numbers, those after one, with what an archive tells of them. */
export async function listWorksAfter(
  db: Database,
  ownerId: number,
  after: { id: number; limit: number },
) {
  return db
    .select({
      id: works.id,
      type: works.type,
      task: works.task,
      state: works.state,
      recipe: works.recipe,
      model: works.modelLabel,
      seed: works.seed,
      texts: works.texts,
      price: works.price,
      parentId: works.parentId,
      parentIndex: works.parentIndex,
      createdAt: works.createdAt,
      endedAt: works.endedAt,
    })
    .from(works)
    .where(and(eq(works.ownerId, ownerId), isThere, gt(works.id, after.id)))
    .orderBy(asc(works.id))
    .limit(after.limit)
}

/** Hands all files of one account to another. */
export async function moveWorkFiles(db: Database, fromId: number, toId: number): Promise<void> {
  await db.update(workFiles).set({ ownerId: toId }).where(eq(workFiles.ownerId, fromId))
}

export async function deleteWorkFiles(db: Database, workIds: readonly number[]): Promise<void> {
  if (workIds.length) await db.delete(workFiles).where(inArray(workFiles.workId, [...workIds]))
}
