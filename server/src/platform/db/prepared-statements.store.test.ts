import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'

let home: TestDatabase
const opened: DatabaseHandle[] = []
const open = (prepare: boolean) => {
  const database = openDatabase({ ...home.connection, max: 1 }, pino({ level: 'silent' }), {
    prepare,
  })
  opened.push(database)
  return database.pool
}
beforeAll(async () => {
  home = await createTestDatabase()
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await home.drop()
})

const prepared = 'select statement from pg_prepared_statements order by prepare_time'

describe('a statement with parameters', () => {
  it('is prepared once for a connection, and answers as before each time', async () => {
    const pool = open(true)
    for (const value of [1, 2, 3])
      expect((await pool.query({ text: 'select $1::int as value', values: [value] })).rows).toEqual(
        [{ value }],
      )
    expect((await pool.query(prepared)).rows).toEqual([{ statement: 'select $1::int as value' }])
  })

  it('keeps its name free for another text', async () => {
    const pool = open(true)
    const texts = ['select $1::int as one', 'select $1::text as two', 'select $1::int as one']
    const rows = []
    for (const text of texts) rows.push((await pool.query({ text, values: ['7'] })).rows[0])
    expect(rows).toEqual([{ one: 7 }, { two: '7' }, { one: 7 }])
  })

  it('is prepared again for a new connection', async () => {
    for (const pool of [open(true), open(true)]) {
      await pool.query({ text: 'select $1::int as again', values: [1] })
      expect((await pool.query(prepared)).rows).toEqual([{ statement: 'select $1::int as again' }])
    }
  })

  it('is not prepared where that is turned off', async () => {
    const pool = open(false)
    await pool.query({ text: 'select $1::int as value', values: [1] })
    expect((await pool.query(prepared)).rows).toEqual([])
  })
})
