// A folder and databases of one test's own, and backups between them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../testing/database.ts'
import { seedWorks } from '../../../testing/seed-works.ts'
import { openCommandPool } from '../../db/reach-database.ts'
import { createFolderStorage } from '../../storage/folder-storage.ts'
import type { FileStorage } from '../../storage/storage.ts'
import { restoreBackup } from '../restore-backup.ts'
import { listSequences, listTables } from '../table-list.ts'
import { writeBackup } from '../write-backup.ts'

export const secretKey = 'a key of more than thirty-two characters'
export const now = new Date('2026-11-23T05:15:00Z')

/** For the tests of a file: each begins with an empty folder, and leaves nothing. */
export function useBackupHarness() {
  let folder = ''
  const opened: { database: TestDatabase; pool: pg.Pool }[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-backup-'))
  })
  afterEach(async () => {
    for (const { database, pool } of opened.splice(0)) {
      await pool.end()
      await database.drop()
    }
    await rm(folder, { recursive: true, force: true })
  })
  const open = (database: TestDatabase): pg.Pool => {
    const pool = openCommandPool(database.connection, 'test')
    opened.push({ database, pool })
    return pool
  }
  const place = (name = '') => join(folder, name)
  return {
    place,
    /** A database of the present shape. */
    filled: async () => open(await createTestDatabase()),
    /** One without anything. */
    empty: async () => open(await createEmptyDatabase()),
    /** How the one opened last is reached. */
    lastConnection: () => opened.at(-1)?.database.connection ?? {},
    backUp: (pool: pg.Pool, given: { file?: string; files?: FileStorage | null } = {}) =>
      writeBackup({
        pool,
        file: given.file ?? place('all.tar'),
        files: given.files === undefined ? createFolderStorage(place('files')) : given.files,
        secretKey: { key: secretKey, enclose: true },
        product: '1.2.3',
        now,
      }),
    restoreInto: (
      pool: pg.Pool,
      file = place('all.tar'),
      files: FileStorage = createFolderStorage(place('restored')),
    ) => restoreBackup({ file, pool, files }),
  }
}

/** Text that is hard on a format: what separates columns and rows, what stands for nothing, and what is not ASCII. */
const hard = ['a\tb\nc\\d\\N', '', '\\.', '𝄞 汉字 \u202e "quoted"', '{"x": [1, null]}', '\r\n']

/** Some rows of several tables. */
export async function fillDatabase(pool: pg.Pool): Promise<void> {
  await pool.query("insert into sites (code) values ('*') on conflict do nothing")
  for (const [index, text] of hard.entries())
    await pool.query(
      `insert into site_settings (site_id, key, value) select id, $1, to_jsonb($2::text) from sites limit 1`,
      [`hard${index}`, text],
    )
  const { rows } = await pool.query(
    `insert into accounts (site_id, kind, name, guest_hash) select id, 'guest', $1, 'hash' from sites limit 1 returning id`,
    [hard[0]],
  )
  await seedWorks(async (sql, values) => (await pool.query(sql, [...values])).rows, {
    ownerId: rows[0].id,
    count: 60,
  })
}

/** All rows of all tables, each table as one text that hangs on no order. */
export async function contentOf(pool: pg.Pool): Promise<Record<string, unknown>> {
  const client = await pool.connect()
  try {
    const content: Record<string, unknown> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(each::text, E'\\n' order by each::text)) as digest from public."${name}" as each`,
      )
      content[name] = rows[0]
    }
    return { ...content, sequences: await listSequences(client) }
  } finally {
    client.release()
  }
}
