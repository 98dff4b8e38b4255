// Makes a backup beside a running server: all tables in one snapshot, and every file that their rows name.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar, type TarSource } from 'modern-tar/fs'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listRunMigrations } from '../db/migrate.ts'
import { listFiles } from '../storage/hold-files.ts'
import type { FileStorage } from '../storage/storage.ts'
import { BackupError } from './backup-error.ts'
import { type BackedUpTable, fingerprintOf, type Manifest } from './manifest.ts'
import { type CopiedTable, listSequences, listTables, settleTextForm } from './table-list.ts'

export type BackupRequest = {
  pool: pg.Pool
  /** The archive to make, beside which it is prepared; an existing one is replaced once the new one is whole. */
  file: string
  /** Where stored files lie; null for the tables alone. */
  files: FileStorage | null
  /** What keys at rest are encrypted under. Enclosed unless whoever restores has it from elsewhere. */
  secretKey: { key: string; enclose: boolean }
  product: string
  now: Date
}

export type MadeBackup = { file: string; bytes: number; sha256: string; manifest: Manifest }

/**
 * Writes the archive, readable by its owner alone, since it holds everybody's words and maybe the key to stored keys.
 * Nothing is left of one that fails. Throws BackupError for an empty database, and what the database or the disk says.
 */
export async function writeBackup(request: BackupRequest): Promise<MadeBackup> {
  await mkdir(dirname(request.file), { recursive: true })
  const making = `${request.file}.making`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { mode: 0o700 })
  try {
    const manifest = await gather(request, making)
    const part = join(making, basename(request.file))
    const sha256 = await pack(manifest, { request, making, part })
    await rename(part, request.file)
    return { file: request.file, bytes: (await stat(request.file)).size, sha256, manifest }
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** What stands in these is of the moment alone, and would mislead where it is restored. */
const passing = new Set(['backup_runs'])

/** Puts rows and files aside as they are at one moment. */
async function gather(request: BackupRequest, making: string): Promise<Manifest> {
  const hold = join(making, 'files')
  const tablesFolder = join(making, 'tables')
  await mkdir(tablesFolder)
  // A file is there before its row, and gone after it: held before the snapshot and once more after it, none that a row names is missed.
  await request.files?.hold(hold)
  const client = await request.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    await settleTextForm(client)
    const migrations = await listRunMigrations(client)
    if (migrations.length === 0)
      throw new BackupError('The database is empty: there is nothing to back up.')
    await request.files?.hold(hold)
    const tables: BackedUpTable[] = []
    for (const table of await listTables(client))
      if (!passing.has(table.name)) tables.push(await copyOut(client, table, tablesFolder))
    const sequences = await listSequences(client)
    await client.query('commit')
    return {
      format: 1,
      product: request.product,
      madeAt: request.now.toISOString(),
      keyFingerprint: fingerprintOf(request.secretKey.key),
      keyEnclosed: request.secretKey.enclose,
      migrations,
      tables,
      sequences,
      files: request.files ? await measure(hold) : null,
    }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection with a broken COPY on it is of no more use.
    client.release(broken)
  }
}

async function copyOut(
  client: pg.PoolClient,
  { name, columns }: CopiedTable,
  folder: string,
): Promise<BackedUpTable> {
  const rows = client.query(copyTo(`copy public."${name}" (${quoted(columns)}) to stdout`))
  const tally = createTally()
  await pipeline(rows, createGzip(), tally.stream, createWriteStream(join(folder, `${name}.gz`)))
  return { name, columns, rows: rows.rowCount, ...tally.total() }
}

const quoted = (columns: readonly string[]) => columns.map((each) => `"${each}"`).join(', ')

async function pack(
  manifest: Manifest,
  { request, making, part }: { request: BackupRequest; making: string; part: string },
): Promise<string> {
  const mode = 0o600
  const file = (target: string): TarSource => ({
    type: 'file',
    source: join(making, target),
    target,
    mode,
  })
  const text = (target: string, content: string): TarSource => ({
    type: 'content',
    content,
    target,
    mode,
  })
  const held = manifest.files ? await listFiles(join(making, 'files')) : []
  const sources: TarSource[] = [
    text('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`),
    ...(manifest.keyEnclosed ? [text('secret.key', `${request.secretKey.key}\n`)] : []),
    ...manifest.tables.map(({ name }) => file(`tables/${name}.gz`)),
    ...held.map((path) => file(`files/${path}`)),
  ]
  const tally = createTally()
  await pipeline(packTar(sources), tally.stream, createWriteStream(part, { mode, flush: true }))
  await chmod(part, mode)
  await syncFolder(making)
  return tally.total().sha256
}

async function measure(folder: string): Promise<{ count: number; bytes: number }> {
  const paths = await listFiles(folder)
  let bytes = 0
  for (const path of paths) bytes += (await stat(join(folder, path))).size
  return { count: paths.length, bytes }
}

/** Counts and hashes what flows through. */
function createTally() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    stream: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(null, chunk)
      },
    }),
    total: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
