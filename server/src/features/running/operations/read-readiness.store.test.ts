import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../platform/db/database.ts'
import { createLog } from '../../../platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { readReadiness } from './read-readiness.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** As a server finds itself whose database was taken by `options`. */
async function readinessWith(options: string) {
  const database = openDatabase({ connectionString: test.url, options }, createLog('silent'))
  try {
    const storage = { read: async () => undefined }
    return await readReadiness({ db: database.db, storage, isStopping: () => false })
  } finally {
    await database.close()
  }
}

it('a database that takes writes is ready', async () => {
  expect(await readinessWith('')).toMatchObject({ ready: true, database: 'ok' })
})

it('a database that can only be read, as after it has become the standby, is told and sends visitors elsewhere', async () => {
  expect(await readinessWith('-c default_transaction_read_only=on')).toMatchObject({
    ready: false,
    database: 'read-only',
  })
})
