import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { listKnownMigrations, listRunMigrations, migrateToStep } from '../db/migrate.ts'
import { openCommandPool } from '../db/reach-database.ts'
import { createS3Storage } from '../storage/s3-storage.ts'
import { listTables } from './table-list.ts'
import { contentOf, fillDatabase, useBackupHarness } from './testing/backup-harness.ts'
import { checkBackup } from './walk-backup.ts'

const { place, filled, empty, lastConnection, backUp, restoreInto } = useBackupHarness()

const tablesOf = async (pool: pg.Pool) => {
  const client = await pool.connect()
  return (await listTables(client).finally(() => client.release())).map(({ name }) => name)
}

/** Resolves when a statement in this database waits for a lock. */
async function untilWaiting(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and not granted`,
    )
    if (rows.length) return
  }
}

async function storeFile(name: string, content: string): Promise<void> {
  await mkdir(dirname(place(`files/${name}`)), { recursive: true })
  await writeFile(place(`files/${name}`), content)
}

describe('a backup of an installation that outgrows its machine', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.close())

  it('brings files from a folder into a bucket, and back into a folder', async () => {
    const pool = await filled()
    await fillDatabase(pool)
    const long = 'x'.repeat(3_000_000)
    await storeFile('works/ab/picture.webp', 'a picture')
    await storeFile('documents/long.bin', long)
    await backUp(pool)
    const bucket = createS3Storage(server.options)
    const other = await empty()
    await restoreInto(other, undefined, bucket)
    expect(Buffer.from((await bucket.read('works/ab/picture.webp')) ?? []).toString()).toBe(
      'a picture',
    )

    const made = await backUp(other, { file: place('back.tar'), files: bucket })
    expect(made.manifest.files).toEqual({ count: 2, bytes: 3_000_009 })
    const third = await empty()
    await restoreInto(third, place('back.tar'))
    expect(await contentOf(third)).toEqual(await contentOf(pool))
    expect(await readFile(place('restored/documents/long.bin'), 'utf8')).toBe(long)
  })

  it('is refused whole where the bucket takes no files, and leaves the database empty', async () => {
    const pool = await filled()
    await fillDatabase(pool)
    await storeFile('works/ab/picture.webp', 'a picture')
    await backUp(pool)
    const other = await empty()
    server.set('fault')
    await expect(restoreInto(other, undefined, createS3Storage(server.options))).rejects.toThrow(
      /storage answered/,
    )
    server.set('open')
    expect(await tablesOf(other)).toEqual([])
  })
})

describe('a backup', () => {
  it('holds every row and every file, and gives them back to an empty installation', async () => {
    const pool = await filled()
    await fillDatabase(pool)
    await storeFile('works/ab/picture.webp', 'a picture')
    await storeFile('works/ab/picture.webp.1234.part', 'being written')
    await storeFile('documents/long.bin', 'x'.repeat(3_000_000))
    const made = await backUp(pool)
    expect(made.manifest.files).toEqual({ count: 2, bytes: 3_000_009 })
    expect((await stat(made.file)).mode & 0o777).toBe(0o600)
    expect(await readdir(place())).toEqual(['all.tar', 'files'])

    expect(await checkBackup(made.file)).toEqual(made.manifest)

    const other = await empty()
    await restoreInto(other)
    expect(await contentOf(other)).toEqual(await contentOf(pool))
    expect(await readFile(place('restored/works/ab/picture.webp'), 'utf8')).toBe('a picture')
    expect((await stat(place('restored/documents/long.bin'))).size).toBe(3_000_000)
    // Numbers go on where they were, and references hold again.
    const next = 'insert into sites (code) values ($1) returning id'
    const [here, there] = await Promise.all([
      pool.query(next, ['next']),
      other.query(next, ['next']),
    ])
    expect(there.rows).toEqual(here.rows)
    await expect(
      other.query("insert into site_settings (site_id, key, value) values (9999, 'x', '1')"),
    ).rejects.toThrow('foreign key')
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    const pool = await filled()
    await fillDatabase(pool)
    // Tables are read in the order of their names: accounts have been, codes are held back until there are an account and a setting more.
    const writer = await pool.connect()
    await writer.query('begin')
    await writer.query('lock table codes in access exclusive mode')
    const made = backUp(pool)
    await untilWaiting(pool)
    await writer.query(
      `with twin as (insert into accounts (site_id, kind, guest_hash) select id, 'guest', 'twin' from sites limit 1 returning site_id)
       insert into site_settings (site_id, key, value) select site_id, 'twin', '1' from twin`,
    )
    await writer.query('commit')
    writer.release()
    await made
    const other = await empty()
    await restoreInto(other)
    const { rows } = await other.query(
      `select (select count(*)::int from accounts where guest_hash = 'twin') as accounts,
         (select count(*)::int from site_settings where key = 'twin') as settings`,
    )
    expect(rows[0]).toEqual({ accounts: 0, settings: 0 })
  })

  it('of an older version is brought to the present shape', async () => {
    const pool = await empty()
    const known = listKnownMigrations()
    await migrateToStep(pool, known.length - 2)
    await pool.query("insert into sites (code) values ('kept')")
    await backUp(pool)
    const other = await empty()
    await restoreInto(other)
    expect(await listRunMigrations(other)).toEqual(known)
    expect((await other.query('select code from sites')).rows).toEqual([{ code: 'kept' }])
  })

  it('of the tables alone leaves files as they are', async () => {
    const pool = await filled()
    await fillDatabase(pool)
    await storeFile('a.txt', 'stays')
    const made = await backUp(pool, { files: null })
    expect(made.manifest.files).toBeNull()
    const other = await empty()
    await restoreInto(other)
    expect(await contentOf(other)).toEqual(await contentOf(pool))
    await expect(stat(place('restored'))).rejects.toThrow('ENOENT')
  })

  it('of an empty database is refused', async () => {
    await expect(backUp(await empty())).rejects.toThrow('nothing to back up')
    expect(await readdir(place())).toEqual([])
  })

  it('that cannot be written leaves nothing', async () => {
    const pool = await filled()
    await mkdir(place('taken.tar/inside'), { recursive: true })
    await expect(backUp(pool, { file: place('taken.tar') })).rejects.toThrow(/EISDIR|ENOTEMPTY/)
    expect(await readdir(place())).toEqual(['taken.tar'])
    // The connection that it used is not stuck.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('a restore refuses, and leaves the database empty', () => {
  let source: pg.Pool
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    source = openCommandPool(database.connection, 'test')
    await fillDatabase(source)
  })
  afterAll(async () => {
    await source.end()
    await database.drop()
  })

  const ofNewer = /made by a newer Atelier \(1\.2\.3\)/

  async function refused(file: string, words: RegExp): Promise<void> {
    const target = await empty()
    await expect(restoreInto(target, file)).rejects.toThrow(words)
    if (words.source !== ofNewer.source) await expect(checkBackup(file)).rejects.toThrow(words)
    expect(await tablesOf(target)).toEqual([])
  }

  it('a file that is no backup', async () => {
    await writeFile(place('letter.txt'), 'Dear Sir or Madam, '.repeat(200))
    await refused(place('letter.txt'), /damaged or no backup|not a backup/)
    await refused(place('absent.tar'), /There is no file/)
    await refused(place(), /is a folder/)
    await writeFile(place('nothing.tar'), '')
    await refused(place('nothing.tar'), /damaged or no backup/)
  })

  it('one that was cut off, wherever it was', async () => {
    await storeFile('big.bin', 'y'.repeat(500_000))
    const { file, bytes } = await backUp(source)
    for (const part of [0.02, 0.1, 0.3, 0.7, 0.95]) {
      await copyFile(file, place('cut.tar'))
      await truncate(place('cut.tar'), Math.floor(bytes * part))
      await refused(place('cut.tar'), /cut off|damaged/)
    }
  })

  it('one whose rows were changed', async () => {
    const { file } = await backUp(source)
    const whole = await readFile(file)
    const at = whole.indexOf('tables/works.gz') + 512 + 200
    const handle = await open(file, 'r+')
    await handle.write(Buffer.from([(whole[at] ?? 0) ^ 0xff]), 0, 1, at)
    await handle.close()
    await refused(file, /damaged/)
  })

  it('one of a newer version', async () => {
    await source.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)",
    )
    const { file } = await backUp(source)
    await source.query("delete from drizzle.__drizzle_migrations where hash = 'of the future'")
    await refused(file, ofNewer)
  })
})

it('a restore does not touch a database that is in use, or somebody else’s', async () => {
  const pool = await filled()
  await fillDatabase(pool)
  await backUp(pool)
  const before = await contentOf(pool)
  await expect(restoreInto(pool)).rejects.toThrow('it has 1 accounts')
  expect(await contentOf(pool)).toEqual(before)

  const foreign = await empty()
  await foreign.query('create table invoices (id int)')
  await expect(restoreInto(foreign)).rejects.toThrow('tables of another program')
  expect(await tablesOf(foreign)).toEqual(['invoices'])

  const busy = await empty()
  const server = new pg.Client({
    ...lastConnection(),
    application_name: 'atelier',
  })
  await server.connect()
  await expect(restoreInto(busy)).rejects.toThrow('Stop it first')
  await server.end()
})
