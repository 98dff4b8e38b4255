import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, queryDatabase, type TestDatabase } from '../testing/database.ts'
import { runCommand } from './run-command.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function check(): Promise<{ code: number; said: string }> {
  let said = ''
  const say = (line: string) => {
    said += `${line}\n`
  }
  const env = { DATABASE_URL: test.url }
  const code = await runCommand({ args: ['check-ledger'], env, say, complain: say })
  return { code, said }
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
