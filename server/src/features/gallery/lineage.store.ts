// Where published works come from: a work goes on from its parent, or from the published work that its recipe was taken from.
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { heatOf } from './heat.store.ts'

const mostAncestors = 12

/** Works that one goes on from, the nearest first, whoever may see them. */
export async function listAncestors(db: Database, workId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive line as (
      select id, coalesce(parent_id, origin_id) as before, 0 as far from works where id = ${workId}
      union all
      select works.id, coalesce(works.parent_id, works.origin_id), line.far + 1
      from line join works on works.id = line.before where line.far < ${mostAncestors}
    ) select id from line where far > 0 order by far`)
  return rows.map(({ id }) => id)
}

/** Public works that go on from one, the newest first. */
export async function listDescendants(
  db: Database,
  workId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select works.id from works join publications as p on p.work_id = works.id
    where (works.parent_id = ${workId} or works.origin_id = ${workId}) and p.state = 'public' and works.deleted_at is null
    order by p.published_at desc, works.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Counts anew how many public works of others go on from those that these go on from. */
export async function noteRemakes(
  tx: Database,
  works: readonly { originId: number | null }[],
): Promise<void> {
  const origins = [...new Set(works.flatMap(({ originId }) => originId ?? []))].sort(
    (a, b) => a - b,
  )
  for (const origin of origins) {
    const remakes = sql`(select count(*)::int from works join publications as child on child.work_id = works.id
      where works.origin_id = ${origin} and child.state = 'public' and works.deleted_at is null)`
    await tx.execute(sql`update publications set remakes = ${remakes} where work_id = ${origin}`)
    await tx.execute(sql`update publications set heat = ${heatOf()} where work_id = ${origin}`)
  }
}
