// What a wish names of the caller's own: the work that it goes on from, and pictures that go along.
import type { ImageTask, WorkState } from '@atelier/contract/work-terms'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { workFiles } from '../work-files/work-files.table.ts'
import type { PictureRef } from '../works/recipe.ts'
import { works } from '../works/works.table.ts'

export type ParentWork = {
  id: number
  modelId: number
  state: WorkState
  tiles: number
  next: ImageTask[] | null
  /** In order. */
  files: string[]
}

export async function findOwnWork(
  db: Database,
  ownerId: number,
  id: number,
): Promise<ParentWork | undefined> {
  const { modelId, state, tiles, next } = works
  const isOwn = and(eq(works.id, id), eq(works.ownerId, ownerId), isNull(works.deletedAt))
  const [row] = await db.select({ modelId, state, tiles, next }).from(works).where(isOwn)
  if (!row) return undefined
  const files = await db
    .select({ id: workFiles.id })
    .from(workFiles)
    .where(eq(workFiles.workId, id))
    .orderBy(asc(workFiles.position))
  return { id, ...row, files: files.map((file) => file.id) }
}

/** Which of these pictures are not there, or not theirs; by their places. */
export async function listMissingPictures(
  db: Database,
  ownerId: number,
  pictures: readonly PictureRef[],
): Promise<number[]> {
  const uploadIds = pictures.flatMap((each) => ('upload' in each ? [each.upload] : []))
  const fileIds = pictures.flatMap((each) => ('file' in each ? [each.file] : []))
  const [ownUploads, ownFiles] = await Promise.all([
    uploadIds.length === 0
      ? []
      : db
          .select({ id: uploads.id })
          .from(uploads)
          .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.id, uploadIds))),
    fileIds.length === 0
      ? []
      : db
          .select({ id: workFiles.id })
          .from(workFiles)
          .innerJoin(works, eq(works.id, workFiles.workId))
          .where(
            and(
              eq(workFiles.ownerId, ownerId),
              inArray(workFiles.id, fileIds),
              isNull(works.deletedAt),
            ),
          ),
  ])
  const there = {
    uploads: new Set(ownUploads.map(({ id }) => id)),
    files: new Set(ownFiles.map(({ id }) => id)),
  }
  return pictures.flatMap((each, place) => {
    const isThere = 'upload' in each ? there.uploads.has(each.upload) : there.files.has(each.file)
    return isThere ? [] : [place]
  })
}
