import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetSilentGroups } from './forget-silent.ts'

let test: TestApp
let as: Credential
beforeAll(async () => {
  test = await createTestApp()
  as = await test.member('keeper')
})
afterAll(() => test.close())

const tree = { id: 'a', text: 'A map', children: [] }
const { create, list, update } = api.groups

/** A conversation in which something was said last so many days ago. */
async function saidBefore(days: number, title: string): Promise<number> {
  const { id } = await test.call(create, {}, { as })
  await test.call(update, { groupId: id, title }, { as })
  await test.database.pool.query(
    `update chat_groups set updated_at = now() - $2 * interval '1 day' where id = $1`,
    [id, days],
  )
  await test.database.pool.query(
    `insert into chat_entries (group_id, role, state, parts) values ($1, 'user', 'done', '[]')`,
    [id],
  )
  return id
}

async function sweep(aheadMs = 0): Promise<void> {
  const { db, clock } = test.parts
  const ahead = { now: () => new Date(clock.now().getTime() + aheadMs) }
  const { listSites } = test.services.sites
  await forgetSilentGroups({ db, clock: ahead, log: test.parts.log, listSites })
}

const titles = async () => (await test.call(list, {}, { as })).map(({ title }) => title).sort()

it('a site that names no period keeps everything', async () => {
  await saidBefore(4000, 'eleven years')
  await sweep()
  expect(await titles()).toEqual(['eleven years'])
})

it('conversations in which nothing was said for the period of their site go, log and all, once an hour', async () => {
  await saidBefore(31, 'a month')
  await saidBefore(29, 'not yet')
  const { id: map } = await test.call(api.minds.create, { title: 'A map', tree }, { as })
  await test.database.pool.query(
    `update chat_groups set updated_at = now() - interval '90 days' where kind = 'mind'`,
  )
  await test.configure({ logDays: 30 })
  await sweep()
  expect(await titles()).toEqual(['not yet'])
  expect((await test.call(api.minds.get, { id: map }, { as })).title).toBe('A map')
  const { rows } = await test.database.pool.query(
    'select count(*)::int as left from chat_entries where group_id not in (select id from chat_groups)',
  )
  expect(rows[0].left).toBe(0)

  await saidBefore(31, 'another')
  await sweep()
  expect(await titles()).toContain('another')
  await sweep(3_600_001)
  expect(await titles()).toEqual(['not yet'])
})

it('very many go in one hour, a few at a time', async () => {
  await test.database.pool.query(
    `insert into chat_groups (site_id, owner_id, updated_at)
     select site_id, owner_id, now() - interval '40 days' from chat_groups, generate_series(1, 450) limit 450`,
  )
  await sweep(2 * 3_600_001)
  expect(await titles()).toEqual(['not yet'])
})
