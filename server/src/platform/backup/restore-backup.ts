// Puts a backup into an installation that holds nothing yet: rows in one transaction, files beside it, then the migrations that the
// backup was made before. Either all of it is there afterwards, or the database is as empty as it was.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listKnownMigrations, migrateDatabase, migrateToStep } from '../db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { type ConstraintsAside, putConstraintsAside } from './constraints-aside.ts'
import { emptyDatabase } from './empty-database.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { type BackupEntry, explained, openBackup } from './read-backup.ts'
import { settleTextForm } from './table-list.ts'

export type RestoreWish = {
  file: string
  /** Of a database without people; see emptyDatabase. */
  pool: pg.Pool
  filesFolder: string
}

const storedName = /^files\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Resolves with what is there now. Throws BackupError: damaged, made by a newer Atelier, or the database is not empty. */
export async function restoreBackup(wish: RestoreWish): Promise<Manifest> {
  const backup = await openBackup(wish.file)
  try {
    const step = stepOf(backup.manifest)
    await emptyDatabase(wish.pool)
    await migrateToStep(wish.pool, step)
    await load(backup.manifest, backup.entries, wish)
  } catch (error) {
    await emptyDatabase(wish.pool).catch(() => undefined)
    throw explained(wish.file, error)
  } finally {
    await backup.close()
  }
  await migrateDatabase(wish.pool)
  return backup.manifest
}

/** How many of our migrations had run where the backup was made. */
function stepOf({ migrations, product }: Manifest): number {
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
  wish: RestoreWish,
): Promise<void> {
  const client = await wish.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await settleTextForm(client)
    const aside = await putConstraintsAside(client)
    await readAll(manifest, entries, { client, filesFolder: wish.filesFolder })
    await finish(client, { manifest, aside })
    await client.query('commit')
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(broken)
  }
}

async function readAll(
  manifest: Manifest,
  entries: AsyncIterable<BackupEntry>,
  { client, filesFolder }: { client: pg.PoolClient; filesFolder: string },
): Promise<void> {
  const awaited = new Map(manifest.tables.map((table) => [`tables/${table.name}.gz`, table]))
  const files = { count: 0, bytes: 0 }
  for await (const entry of entries) {
    const table = awaited.get(entry.name)
    if (table) {
      await copyIn(client, table, entry)
      awaited.delete(entry.name)
    } else if (storedName.test(entry.name)) {
      await placeFile(join(filesFolder, entry.name.slice('files/'.length)), entry)
      files.count += 1
      files.bytes += entry.bytes
    } else throw new BackupError(`The backup holds something unexpected: ${entry.name}.`)
  }
  const [missing] = awaited.keys()
  if (missing) throw new BackupError(`The backup is cut off: ${missing} is missing.`)
  const { count = 0, bytes = 0 } = manifest.files ?? {}
  if (files.count !== count || files.bytes !== bytes)
    throw new BackupError(`The backup is cut off: it holds ${files.count} of ${count} files.`)
}

async function copyIn(
  client: pg.PoolClient,
  { name, columns, rows, sha256 }: BackedUpTable,
  { stream }: BackupEntry,
): Promise<void> {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const list = columns.map((column) => `"${column}"`).join(', ')
  const into = client.query(copyFrom(`copy public."${name}" (${list}) from stdin`))
  await pipeline(stream, hashed, createGunzip(), into)
  if (hash.digest('hex') !== sha256 || into.rowCount !== rows)
    throw new BackupError(`The backup is damaged: the rows of ${name} are not what was written.`)
}

async function placeFile(path: string, { stream }: BackupEntry): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  try {
    await pipeline(stream, createWriteStream(part, { flush: true }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
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
