import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { DatabaseUnusable } from './database-unusable.ts'
import { migrateDatabase } from './migrate.ts'

let test: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection, createLog('silent'))
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

it('a database that a newer version has changed is refused as it is', async () => {
  await migrateDatabase(database.pool)
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer one', $1)`,
    [Date.UTC(2100, 0)],
  )
  const refused = migrateDatabase(database.pool)
  await expect(refused).rejects.toBeInstanceOf(DatabaseUnusable)
  await expect(refused).rejects.toThrow('changed by a newer Atelier')
})
