// The earlier work of the caller's own that a request goes on from.
import type { WorkState, WorkTask } from '@atelier/contract/work-terms'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { workFiles } from '../work-files/work-files.table.ts'
import type { Recipe } from '../works/recipe.ts'
import { works } from '../works/works.table.ts'

export type ParentWork = {
  id: number
  modelId: number
  state: WorkState
  tiles: number
  next: WorkTask[] | null
  recipe: Recipe
  /** See `works.table.ts`. */
  originId: number | null
  /** In order. */
  files: string[]
}

export async function findOwnWork(
  db: Database,
  ownerId: number,
  id: number,
): Promise<ParentWork | undefined> {
  const { modelId, state, tiles, next, recipe, originId } = works
  const isOwn = and(eq(works.id, id), eq(works.ownerId, ownerId), isNull(works.deletedAt))
  const [row] = await db
    .select({ modelId, state, tiles, next, recipe, originId })
    .from(works)
    .where(isOwn)
  if (!row) return undefined
  const files = await db
    .select({ id: workFiles.id })
    .from(workFiles)
    .where(eq(workFiles.workId, id))
    .orderBy(asc(workFiles.position))
  return { id, ...row, files: files.map((file) => file.id) }
}

/** Which picture of which own work a file is, of those that are there; undefined where that is not. */
export async function findPlaceOfFile(
  db: Database,
  ownerId: number,
  id: string,
): Promise<
  (Pick<ParentWork, 'recipe' | 'originId'> & { workId: number; position: number }) | undefined
> {
  const [row] = await db
    .select({
      workId: works.id,
      position: sql<number>`(select count(*)::int from ${workFiles} as before
        where before.work_id = ${works.id} and before.position < ${workFiles.position})`,
      recipe: works.recipe,
      originId: works.originId,
    })
    .from(workFiles)
    .innerJoin(works, eq(works.id, workFiles.workId))
    .where(and(eq(workFiles.id, id), eq(works.ownerId, ownerId), isNull(works.deletedAt)))
  return row
}

/** What the song in a place of a work is called; undefined where nobody has said. */
export async function findTitleOfFile(
  db: Database,
  { workId, index }: { workId: number; index: number },
): Promise<string | undefined> {
  const [file] = await db
    .select({ about: workFiles.about })
    .from(workFiles)
    .where(eq(workFiles.workId, workId))
    .orderBy(asc(workFiles.position))
    .offset(index)
    .limit(1)
  return file?.about.title
}
