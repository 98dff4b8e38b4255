import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type DatabaseHandle, openDatabase } from '../db/database.ts'
import { countTry } from './limits.ts'

let database: TestDatabase
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.connection, pino({ level: 'silent' }))
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

const minuteMs = 60_000

it('who was refused by a clock that has been set back is not refused until that time comes', async () => {
  let now = Date.parse('2027-11-26T00:00:00Z')
  const limit = { key: ['test', 1] as const, max: 1, windowMs: minuteMs }
  const count = () => countTry(limit, { db: handle.db, clock: { now: () => new Date(now) } })
  expect([await count(), await count()]).toEqual([true, false])
  now -= 365 * 24 * 60 * minuteMs
  expect([await count(), await count()]).toEqual([true, false])
})

it('a server whose clock is a little behind counts together with the others', async () => {
  let now = Date.parse('2026-11-26T00:00:00Z')
  const limit = { key: ['test', 2] as const, max: 1, windowMs: minuteMs }
  const count = () => countTry(limit, { db: handle.db, clock: { now: () => new Date(now) } })
  expect(await count()).toBe(true)
  now -= 20_000
  expect(await count()).toBe(false)
})
