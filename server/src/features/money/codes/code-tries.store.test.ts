import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../platform/db/database.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { countTry } from './code-tries.store.ts'

it('who was refused by a clock that has been set back may try again within the time of a refusal', async () => {
  const database = await createTestDatabase()
  const { db, pool, close } = openDatabase(database.connection, pino({ level: 'silent' }))
  const { rows } = await pool.query("insert into sites (code) values ('tried') returning id")
  const tried = { siteId: Number(rows[0].id), subject: 'account 1' }
  const tryAt = async (time: string) => {
    const now = new Date(time)
    const endsAt = new Date(now.getTime() + 600_000)
    return (await countTry(db, tried, { now, endsAt, max: 1 })) === undefined
  }
  expect(await tryAt('2027-11-26T00:00:00Z')).toBe(true)
  expect(await tryAt('2027-11-26T00:00:01Z')).toBe(false)
  expect(await tryAt('2026-11-26T00:00:00Z')).toBe(true)
  expect(await tryAt('2026-11-26T00:00:01Z')).toBe(false)
  await close()
  await database.drop()
})
