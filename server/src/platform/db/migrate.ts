import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { repositoryFolder } from '../repository-folder.ts'
import { DatabaseUnusable } from './database-unusable.ts'

// Any number will do, as long as every server uses the same.
const lockId = 7_310_001

const migrationsFolder = join(repositoryFolder, 'server/src/platform/db/migrations')
const journalName = 'meta/_journal.json'

/** A step of the database's shape: when it was written, which orders them and is its name, and the hash of its text. */
export type Migration = { when: number; hash: string }

/**
 * Brings the database to the newest shape. Safe when several servers start at once: the lock is held on the client that migrates. Throws
 * DatabaseUnusable when a newer Atelier has changed it.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await migrateFrom(pool, migrationsFolder)
}

/** Brings an empty database to the shape after its first `count` migrations, as it was when somebody else left it there. */
export async function migrateToStep(pool: pg.Pool, count: number): Promise<void> {
  const journal = await readJournal<{ tag: string }>(migrationsFolder)
  const entries = journal.entries.slice(0, count)
  const folder = await mkdtemp(join(tmpdir(), 'atelier-migrations-'))
  try {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, journalName), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries)
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrateFrom(pool, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The migrations that this server knows, oldest first. */
export const listKnownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({
    when: folderMillis,
    hash,
  }))

/** The migrations that have run on a database, oldest first; none where there is no database of ours yet. */
export async function listRunMigrations(client: pg.ClientBase | pg.Pool): Promise<Migration[]> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!rows[0]?.found) return []
  const run = await client.query<{ when: string; hash: string }>(
    'select created_at as when, hash from drizzle.__drizzle_migrations order by created_at',
  )
  return run.rows.map(({ when, hash }) => ({ when: Number(when), hash }))
}

const readJournal = async <Entry>(folder: string): Promise<{ entries: Entry[] }> =>
  JSON.parse(await readFile(join(folder, journalName), 'utf8'))

async function refuseNewer(client: pg.ClientBase, folder: string): Promise<void> {
  const { entries } = await readJournal<{ when: number }>(folder)
  const newest = Math.max(...entries.map(({ when }) => when))
  const run = await listRunMigrations(client)
  if (run.every(({ when }) => when <= newest)) return
  throw new DatabaseUnusable(
    'The database was changed by a newer Atelier, and this one does not know its shape. Start the newer one, or restore the backup made before the update.',
  )
}

async function migrateFrom(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    await refuseNewer(client, folder)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockId]).catch(() => undefined)
    // What PostgreSQL has learnt of every table on the way, some 5 MiB, goes with the connection.
    client.release(true)
  }
}
