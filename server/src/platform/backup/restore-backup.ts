// Puts a backup into an installation that holds nothing yet: rows in one transaction, files beside it, then the migrations that the
// backup was made before. Either all of it is there afterwards, or the database is as empty as it was.
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listKnownMigrations, migrateDatabase, migrateToStep } from '../db/migrate.ts'
import type { FileStorage } from '../storage/storage.ts'
import { BackupError } from './backup-error.ts'
import { type ConstraintsAside, putConstraintsAside } from './constraints-aside.ts'
import { emptyDatabase } from './empty-database.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { type BackupEntry, explained, openBackup } from './read-backup.ts'
import { settleTextForm } from './table-list.ts'
import { walkBackup } from './walk-backup.ts'

export type RestoreRequest = {
  file: string
  /** Of a database without people; see emptyDatabase. */
  pool: pg.Pool
  /** Where its files go. */
  files: FileStorage
}

/** Resolves with what is there now. Throws BackupError: damaged, made by a newer Atelier, or the database is not empty. */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const backup = await openBackup(request.file)
  try {
    const step = assertOurHistory(backup.manifest)
    await emptyDatabase(request.pool)
    await migrateToStep(request.pool, step)
    await load(backup.manifest, backup.entries, request)
  } catch (error) {
    await emptyDatabase(request.pool).catch(() => undefined)
    throw explained(request.file, error)
  } finally {
    await backup.close()
  }
  await migrateDatabase(request.pool)
  return backup.manifest
}

/** How many of our migrations had run where the backup was made. Throws BackupError when others had. */
export function assertOurHistory({ migrations, product }: Manifest): number {
  const known = listKnownMigrations()
  migrations.forEach(({ when, hash }, index) => {
    const ours = known[index]
    if (!ours)
      throw new BackupError(
        `The backup was made by a newer Atelier (${product}). Update this one first.`,
      )
    if (ours.when !== when || ours.hash !== hash)
      throw new BackupError(
        `The backup was made by an Atelier (${product}) whose database has another history than this one's.`,
      )
  })
  return migrations.length
}

async function load(
  manifest: Manifest,
  entries: AsyncIterable<BackupEntry>,
  request: RestoreRequest,
): Promise<void> {
  const client = await request.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await settleTextForm(client)
    const aside = await putConstraintsAside(client)
    await walkBackup(manifest, entries, {
      onTable: (table, rows) => copyIn(client, table, rows),
      onFile: (path, content, bytes) => request.files.saveStream(path, content, bytes),
    })
    await finish(client, { manifest, aside })
    await client.query('commit')
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(broken)
  }
}

async function copyIn(
  client: pg.PoolClient,
  { name, columns }: BackedUpTable,
  rows: Readable,
): Promise<number> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const into = client.query(copyFrom(`copy public."${name}" (${list}) from stdin`))
  await pipeline(rows, createGunzip(), into)
  return into.rowCount
}

async function finish(
  client: pg.PoolClient,
  { manifest, aside }: { manifest: Manifest; aside: ConstraintsAside },
): Promise<void> {
  await aside.putBack()
  for (const { name, last } of manifest.sequences)
    if (last !== null)
      await client.query('select setval(to_regclass($1), $2::bigint, true)', [
        `public."${name}"`,
        last,
      ])
}
