import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type DatabaseHandle, openDatabase } from './db/database.ts'
import { createLog } from './log.ts'

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

/** What the log holds of what `work` threw. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  await work().catch((err: unknown) => log.child({ part: 'child' }).warn({ err }, 'it failed'))
  expect(lines).toHaveLength(1)
  return lines.join('')
}

describe('an error of the database', () => {
  it('shows no values either where its message alone is logged', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const failed = database.db.execute(sql`select * from nowhere where name = ${'Ann Onym'}`)
    await failed.catch((error: Error) => log.warn({ problem: error.message }, 'it failed'))
    expect(lines.join('')).toContain('select * from nowhere where name = $1')
    expect(lines.join('')).not.toContain('Ann')
  })

  it('is logged by its statement and code, without the values it was asked with', async () => {
    const line = await logged(() =>
      database.db.execute(sql`select * from nowhere where name = ${'Ann\n    at Onym'}`),
    )
    expect(line).toContain('select * from nowhere where name = $1')
    expect(line).toContain('42P01')
    expect(line).toContain('relation \\"nowhere\\" does not exist')
    expect(line).toContain('log.store.test.ts')
    expect(line).not.toContain('Ann')
    expect(line).not.toContain('Onym')
  })

  it('does not quote what does not fit its type', async () => {
    const line = await logged(() => database.db.execute(sql`select ${'Ann\n"Onym"'}::int`))
    expect(line).toContain('22P02')
    expect(line).toContain('invalid input syntax for type integer')
    expect(line).not.toContain('Ann')
    expect(line).not.toContain('Onym')
  })

  it('does not show the row that is there already', async () => {
    await database.db.execute(sql`create table names (name text primary key)`)
    const insert = () => database.db.execute(sql`insert into names values (${'Ann Onym'})`)
    await insert()
    const line = await logged(insert)
    expect(line).toContain('names_pkey')
    expect(line).not.toContain('Ann')
  })

  it('is told when the statement never came to the database as well', async () => {
    const closed = openDatabase(test.connection, createLog('silent'))
    await closed.close()
    const line = await logged(() => closed.db.execute(sql`select ${'Ann Onym'}`))
    expect(line).toContain('select $1')
    expect(line).not.toContain('Ann')
  })
})

it('any error is logged by its kind, even one that is its own cause', async () => {
  class Broken extends Error {}
  const broken = new Broken('It broke', { cause: 'no error' })
  broken.cause = broken
  const line = JSON.parse(await logged(() => Promise.reject(broken)))
  expect(line).toMatchObject({ level: 40, part: 'child', err: { name: 'Broken' } })
  expect(line.err.message).toContain('It broke')
})
