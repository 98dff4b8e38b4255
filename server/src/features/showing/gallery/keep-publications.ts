import type { Database } from '../../../platform/db/database.ts'
import { noteRemakes } from './lineage.store.ts'
import { listPublished, lockPublications } from './publications.store.ts'
import { keepTags } from './tags.store.ts'

/** Counts anew what is told of publications whose works were deleted just now, or are back. */
export async function keepPublications(tx: Database, workIds: readonly number[]): Promise<void> {
  const locked = await lockPublications(tx, workIds)
  if (locked.length === 0) return
  const there = new Set((await listPublished(tx, workIds)).map(({ work }) => work.id))
  await keepTags(
    tx,
    locked.map((row) => (there.has(row.workId) ? row : { ...row, state: 'withdrawn' })),
  )
  await noteRemakes(tx, workIds)
}
