import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

/** Bytes of the files of each kind. */
export type StoredBytes = { uploads: number; documents: number; works: number }

async function readSums(db: Database, whose: SQL): Promise<StoredBytes> {
  const { rows } = await db.execute<StoredBytes>(sql`
    select
      coalesce((select sum(bytes) from uploads where ${whose}), 0)::float8 as uploads,
      coalesce((select sum(bytes) from documents where ${whose}), 0)::float8 as documents,
      coalesce((select sum(bytes) from work_files where ${whose}), 0)::float8 as works`)
  return rows[0] ?? { uploads: 0, documents: 0, works: 0 }
}

export const readPersonBytes = (db: Database, ownerId: number): Promise<StoredBytes> =>
  readSums(db, sql`owner_id = ${ownerId}`)

export const readSiteBytes = (db: Database, siteId: number): Promise<StoredBytes> =>
  readSums(db, sql`owner_id in (select id from accounts where site_id = ${siteId})`)

/** Those of a site who have stored most, the most first. */
export async function listLargest(
  db: Database,
  siteId: number,
  max: number,
): Promise<{ id: number; name: string; bytes: number }[]> {
  const { rows } = await db.execute<{ id: number; name: string; bytes: number }>(sql`
    select accounts.id, coalesce(nullif(accounts.name, ''), accounts.username, '') as name, sum(bytes)::float8 as bytes
    from (
      select owner_id, bytes from uploads
      union all select owner_id, bytes from documents
      union all select owner_id, bytes from work_files
    ) as files
    join accounts on accounts.id = files.owner_id and accounts.site_id = ${siteId}
    group by accounts.id order by bytes desc, accounts.id limit ${max}`)
  return rows
}
