// Where published works come from: a work goes on from its parent, or from the published work that its recipe was taken from.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import { heatOf } from './heat.store.ts'
import { isOfHere, type ShownHere } from './partner-reviews.store.ts'

const maxAncestors = 12

/** Works that one goes on from, the nearest first, whoever may see them. */
export async function listAncestors(db: Database, workId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive line as (
      select id, coalesce(parent_id, origin_id) as before, 0 as far from works where id = ${workId}
      union all
      select works.id, coalesce(works.parent_id, works.origin_id), line.far + 1
      from line join works on works.id = line.before where line.far < ${maxAncestors}
    ) select id from line where far > 0 order by far`)
  return rows.map(({ id }) => id)
}

/** Works shown here that go on from one, the newest first. */
export async function listDescendants(
  db: Database,
  workId: number,
  shown: ShownHere,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select works.id from works join publications as p on p.work_id = works.id
    where (works.parent_id = ${workId} or works.origin_id = ${workId}) and p.state = 'public' and works.deleted_at is null
      and ${isOfHere(shown)}
    order by p.published_at desc, works.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Counts anew how many public works of others were made from what these were made from. */
export async function noteRemakes(tx: Database, workIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct origin_id as id from works where id = any(${idList(workIds)}) and origin_id is not null`,
  )
  if (rows.length === 0) return
  const wanted = sql`any(${idList(rows.map(({ id }) => id))})`
  // Held before it is counted, so that two who publish at once both count.
  await tx.execute(
    sql`select work_id from publications where work_id = ${wanted} order by work_id for update`,
  )
  await tx.execute(sql`update publications set remakes = (
      select count(*)::int from works join publications as child on child.work_id = works.id
      where works.origin_id = publications.work_id and child.owner_id <> publications.owner_id
        and child.state = 'public' and works.deleted_at is null
    ) where work_id = ${wanted}`)
  await tx.execute(sql`update publications set heat = ${heatOf()} where work_id = ${wanted}`)
}
