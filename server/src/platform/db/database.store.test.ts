import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { isDatabaseAway, openDatabase } from './database.ts'

it('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  const database = await createTestDatabase()
  const { db, pool, close } = openDatabase(database.connection, pino({ level: 'silent' }))
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const pid = rows[0]?.pid
    await pool.query('select pg_terminate_backend($1)', [pid])
    const alive = () => pool.query('select 1 from pg_stat_activity where pid = $1', [pid])
    await expect.poll(async () => (await alive()).rows).toEqual([])
    await tx.execute(sql`select 1`)
  })
  expect(await broken.catch(isDatabaseAway)).toBe(true)
  expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }])
  await close()
  await database.drop()
})

it('a transaction that cannot even begin gives its connection back', async () => {
  const database = await createTestDatabase()
  const { db, pool, close } = openDatabase(
    { ...database.connection, max: 1, connectionTimeoutMillis: 5000 },
    pino({ level: 'silent' }),
  )
  const cut = (client: PoolClient) => client.connection.stream.destroy()
  pool.once('acquire', cut)
  const begun = db.transaction((tx) => tx.execute(sql`select 1`))
  expect(await begun.catch(isDatabaseAway)).toBe(true)
  const rows = await db.transaction(async (tx) => (await tx.execute(sql`select 2 as two`)).rows)
  expect(rows).toEqual([{ two: 2 }])
  await close()
  await database.drop()
})

it('a server that has become read-only is left: what is tried again goes to whoever is there by then', async () => {
  const database = await createTestDatabase()
  const log = pino({ level: 'silent' })
  const { db, pool, close } = openDatabase({ ...database.connection, max: 1 }, log)
  await db.execute(sql`create table kept (name text)`)
  const write = () => db.transaction((tx) => tx.execute(sql`insert into kept values ('one')`))
  // What stays connected to the server of before; another connection would meet the new one.
  await pool.query('set session characteristics as transaction read only')
  expect(await write().catch(isDatabaseAway)).toBe(true)
  await write()
  expect((await db.execute(sql`select name from kept`)).rows).toEqual([{ name: 'one' }])
  await close()
  await database.drop()
})

it('what tells of a machine that is gone counts as a database that is away', () => {
  const codes = ['57P01', '57P03', '25006', '08006', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
  const isAway = (code: string) => isDatabaseAway(Object.assign(new Error('gone'), { code }))
  expect(codes.filter((code) => !isAway(code))).toEqual([])
  expect(['23505', '42P01', '40P01'].filter(isAway)).toEqual([])
})

it('two connections stay, however long nothing is asked', async () => {
  const database = await createTestDatabase()
  const { pool, close } = openDatabase(
    { ...database.connection, idleTimeoutMillis: 1 },
    pino({ level: 'silent' }),
  )
  const ask = async (atOnce: number) => {
    const clients = await Promise.all(Array.from({ length: atOnce }, () => pool.connect()))
    const asked = clients.map((client) => client.query('select pg_backend_pid() as pid'))
    const pids = (await Promise.all(asked)).map(({ rows }) => Number(rows[0].pid))
    for (const client of clients) client.release()
    return pids
  }
  const removed = new Promise((resolve) => pool.once('remove', resolve))
  const first = await ask(3)
  await removed
  expect(first).toEqual(expect.arrayContaining(await ask(2)))
  await close()
  await database.drop()
})
