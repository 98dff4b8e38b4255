import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { watchStatements } from '../../../testing/watch-statements.ts'
import { createGroupNamer } from './group-namer.ts'

let test: TestApp
let statements: () => string[]
beforeAll(async () => {
  test = await createTestApp()
  statements = watchStatements(test.database.pool)
})
afterAll(() => test.close())

/** Conversations that are named by their prompts, and one by a person. */
async function conversations(count: number): Promise<{ all: number[]; byPerson: number }> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `with owner as (insert into accounts (site_id, kind, guest_hash) select id, 'guest', gen_random_uuid()::text from sites limit 1 returning id, site_id)
    insert into chat_groups (site_id, owner_id, kind, title, titled_by)
    select site_id, id, 'chat', 'own', case when n = 1 then 'person' else 'prompt' end from owner, generate_series(1, $1::int) as n returning id`,
    [count],
  )
  const all = rows.map(({ id }) => id)
  return { all, byPerson: all[0] ?? 0 }
}

async function titles(ids: readonly number[]): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ title: string }>(
    'select title from chat_groups where id = any($1) order by id',
    [ids],
  )
  return rows.map(({ title }) => title)
}

const desk = () => createGroupNamer({ db: test.database.db, log: test.services.log })

it('gives the first name at once and all that come meanwhile by one statement', async () => {
  const { all } = await conversations(6)
  const names = desk()
  statements()
  for (const id of all.toReversed()) names.nameByModel(id, `name ${all.indexOf(id)}`)
  await names.close()
  expect(statements().filter((text) => text.includes('update chat_groups set title'))).toHaveLength(
    2,
  )
  expect(await titles(all)).toEqual(['own', 'name 1', 'name 2', 'name 3', 'name 4', 'name 5'])
})

it('names the others where a person was quicker, a conversation is gone or a name cannot be stored', async () => {
  const { all, byPerson } = await conversations(5)
  const [, second = 0, gone = 0, invalid = 0, last = 0] = all
  await test.database.pool.query('delete from chat_groups where id = $1', [gone])
  const names = desk()
  for (const id of all) names.nameByModel(id, id === invalid ? 'a \0 name' : 'name')
  await names.close()
  expect(await titles([byPerson, second, invalid, last])).toEqual(['own', 'name', 'own', 'name'])
})

it('waits for a conversation that is held, and names the others before', async () => {
  const { all } = await conversations(4)
  const [, second = 0, held = 0, last = 0] = all
  const holder = await test.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select id from chat_groups where id = $1 for update', [held])
    const names = desk()
    for (const id of all) names.nameByModel(id, 'name')
    const closed = names.close()
    await expect.poll(() => titles([second, last])).toEqual(['name', 'name'])
    expect(await titles([held])).toEqual(['own'])
    await holder.query('commit')
    await closed
    expect(await titles([held])).toEqual(['name'])
  } finally {
    holder.release()
  }
})
