import { eq, getTableColumns } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../../features/identity/accounts/accounts.table.ts'
import { seedSites } from '../../features/site/sites/seeded-sites.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { columnList, fixedStatement, partOfRow } from './fixed-statement.ts'

let home: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  home = await createTestDatabase()
  database = openDatabase({ ...home.connection, max: 2 }, pino({ level: 'silent' }))
  await seedSites(database.db)
})
afterAll(async () => {
  await database.close()
  await home.drop()
})

const columns = getTableColumns(accounts)
const byHash = fixedStatement<typeof accounts.$inferSelect, [hash: string]>(
  `select ${columnList(columns)} from accounts where guest_hash = $1`,
)
const insert = fixedStatement<{ id: number }, [hash: string]>(
  `insert into accounts (site_id, kind, guest_hash, vip_until) select id, 'guest', $1, now() from sites limit 1 returning id`,
)

it('gives the rows that the query builder would give', async () => {
  await insert(database.db, 'one')
  const rows = await byHash(database.db, 'one')
  expect(rows).toHaveLength(1)
  expect(rows).toEqual(
    await database.db.select().from(accounts).where(eq(accounts.guestHash, 'one')),
  )
})

it('is part of the transaction that it is sent in', async () => {
  await database.db
    .transaction(async (tx) => {
      await insert(tx, 'two')
      expect(await byHash(tx, 'two')).toHaveLength(1)
      expect(await byHash(database.db, 'two')).toEqual([])
      tx.rollback()
    })
    .catch(() => undefined)
  expect(await byHash(database.db, 'two')).toEqual([])
})

it('gives the rows of two tables apart', async () => {
  const both = fixedStatement<Record<string, unknown>, []>(
    `select ${columnList(columns, 'a.')}, ${columnList(columns, 'b.')} from accounts where guest_hash = 'one'`,
  )
  const [row = {}] = await both(database.db)
  const [found] = await byHash(database.db, 'one')
  expect(partOfRow(row, 'a.')).toEqual(found)
  expect(partOfRow(row, 'b.')).toEqual(found)
})
