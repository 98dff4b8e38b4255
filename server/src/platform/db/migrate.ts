import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { repositoryFolder } from '../repository-folder.ts'

// Any number will do, as long as every server uses the same.
const lockId = 7_310_001

/** Brings the database to the newest shape. Safe when several servers start at once: the lock is held on the client that migrates. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    await migrate(drizzle(client), {
      migrationsFolder: join(repositoryFolder, 'server/src/platform/db/migrations'),
    })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockId]).catch(() => undefined)
    client.release()
  }
}
