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
import { openCommandPool } from '../../db/reach-database.ts'
import { restoreBackup } from '../restore-backup.ts'
import { writeBackup } from '../write-backup.ts'

export const secretKey = 'a key of more than thirty-two characters'
export const now = new Date('2026-11-23T05:15:00Z')

/** For the tests of a file: each begins with an empty folder, and leaves nothing. */
export function useBackupBench() {
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
    backUp: (pool: pg.Pool, given: { file?: string; filesFolder?: string | null } = {}) =>
      writeBackup({
        pool,
        file: given.file ?? place('all.tar'),
        filesFolder: given.filesFolder === undefined ? place('files') : given.filesFolder,
        secretKey: { key: secretKey, enclose: true },
        product: '1.2.3',
        now,
      }),
    restoreInto: (pool: pg.Pool, file = place('all.tar')) =>
      restoreBackup({ file, pool, filesFolder: place('restored') }),
  }
}
