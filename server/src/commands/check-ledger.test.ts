import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryFolder } from '../platform/repository-folder.ts'
import { createTestDatabase, queryDatabase, type TestDatabase } from '../testing/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** Runs the command as npm does, on a database by its address. */
async function check(): Promise<{ code: number; said: string }> {
  const command = join(repositoryFolder, 'server/src/commands/main.ts')
  const env = { PATH: process.env.PATH, DATABASE_URL: test.url }
  const run = promisify(execFile)(process.execPath, [command, 'check-ledger'], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
  )
}

it('says that a ledger adds up, and ends with a failure and the account when it does not', async () => {
  expect(await check()).toEqual({
    code: 0,
    said: '0 accounts, 0 entries, 0 open reservations\nThe ledger adds up.\n',
  })
  await queryDatabase(
    test.url,
    "insert into ledger_purses (account_id, purse, balance) values (7, 'credits', 5)",
  )
  await queryDatabase(
    test.url,
    `insert into ledger_reservations (account_id, site_id, purse, amount, subject, created_at)
     values (8, 1, 'credits', 0, 'answer', now() - interval '2 hours')`,
  )
  const { code, said } = await check()
  expect(code).toBe(1)
  expect(said).toContain('what is taken for an answer is taken for one that is being written: NOT')
  expect(said).toContain(
    'a balance equals the sum of its entries: NOT for account 7, credits: balance 5, entries 0',
  )
})
