// A database to restore into: one of our own without people, or one without anything.
import type pg from 'pg'
import { listRunMigrations } from '../db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { listTables } from './table-list.ts'

/** What stands in the way of a restore, said for a person. People can be replaced, if one says so; the rest cannot. */
export type Obstacle = { kind: 'people' | 'other'; words: string }

const other = (words: string): Obstacle => ({ kind: 'other', words })

/** Null when nothing does. */
export async function findObstacle(pool: pg.Pool): Promise<Obstacle | null> {
  const client = await pool.connect()
  try {
    const { rows: others } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name in ('atelier', 'atelier-listener')`,
    )
    if (others.length) return other('A server is using the database. Stop it first.')
    const tables = await listTables(client)
    if (tables.length === 0) return null
    if ((await listRunMigrations(client)).length === 0)
      return other(
        'The database holds tables of another program. Give Atelier a database of its own.',
      )
    if (!tables.some(({ name }) => name === 'accounts')) return null
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from accounts',
    )
    const count = rows[0]?.count ?? 0
    if (count === 0) return null
    const words = `The installation is in use: it has ${count} accounts. Restore into an empty DATA_DIR or DATABASE_URL, or add --replace.`
    return { kind: 'people', words }
  } finally {
    client.release()
  }
}

/** Takes our tables away, so that migrations can begin again. Throws BackupError when they are not ours or hold people. */
export async function emptyDatabase(pool: pg.Pool, { force = false } = {}): Promise<void> {
  const obstacle = force ? null : await findObstacle(pool)
  if (obstacle) throw new BackupError(obstacle.words)
  const client = await pool.connect()
  try {
    const tables = (await listTables(client)).map(({ name }) => `public."${name}"`)
    await client.query('begin')
    if (tables.length) await client.query(`drop table ${tables.join(', ')} cascade`)
    await client.query('drop schema if exists drizzle cascade')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
