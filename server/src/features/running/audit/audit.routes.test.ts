import { api } from '@atelier/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
const staff: Record<string, Credential> = {}
beforeAll(async () => {
  test = await createTestApp()
  const people = { owner: 'localhost', siteOperator: 'studio.localhost' }
  for (const [role, host] of Object.entries(people)) {
    staff[role] = await test.member(`the-${role}`, { host })
    await test.database.pool.query('update accounts set staff_role = $1 where username = $2', [
      role,
      `the-${role}`,
    ])
  }
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('truncate audited_acts')
})

const asOwner = () => ({ as: staff.owner ?? ('' as const) })
const elsewhere = () => ({ as: staff.siteOperator ?? ('' as const), host: 'studio.localhost' })
const settings = (changes: { searchPrice: number; searchKey?: string }) => ({
  searchProvider: 'none' as const,
  searchAddress: '',
  toolCredits: 100,
  ownToolServers: true,
  ...changes,
})
const actions = async (actor = '') => (await test.call(api.audit.list, { actor }, asOwner())).rows

it('what is done is noted with who, where, what and how it ended', async () => {
  await test.call(
    api.tools.saveSettings,
    settings({ searchPrice: 7, searchKey: 'a-secret-key' }),
    asOwner(),
  )
  await test.ask(api.staff.dismiss, { accountId: 999_999 }, asOwner())
  const [refused, saved] = await actions()
  expect(saved).toMatchObject({
    actor: 'the-owner',
    role: 'owner',
    call: 'POST /tools/saveSettings',
    input: { searchPrice: 7, searchKey: '…' },
    outcome: 'done',
    ip: '127.0.0.1',
  })
  expect(refused).toMatchObject({ call: 'POST /staff/dismiss', outcome: 'members.not_found' })
  const { rows } = await test.database.pool.query('select input::text from audited_acts')
  expect(JSON.stringify(rows)).not.toContain('a-secret-key')
})

it('reading is not noted, unless it leaves as a file', async () => {
  await test.call(api.staff.list, {}, asOwner())
  expect(await actions()).toEqual([])
  await test.app.inject({
    url: '/api/pay/exportOrders',
    headers: { host: 'localhost', authorization: staff.owner },
  })
  expect((await actions()).map(({ call, outcome }) => [call, outcome])).toEqual([
    ['GET /pay/exportOrders', 'done'],
  ])
})

it('what a role does not allow is not done, so it is not noted', async () => {
  const { status } = await test.ask(
    api.staff.appoint,
    { username: 'the-owner', role: 'support' },
    elsewhere(),
  )
  expect(status).toBe(403)
  expect(await actions()).toEqual([])
})

it('an owner sees every site and finds people by name; a site operator sees the own site', async () => {
  await test.call(api.tools.saveSettings, settings({ searchPrice: 1 }), asOwner())
  await test.call(api.tools.saveSettings, settings({ searchPrice: 2 }), elsewhere())
  expect((await actions()).map(({ actor }) => actor)).toEqual(['the-siteOperator', 'the-owner'])
  expect((await actions('SITEop')).map(({ actor }) => actor)).toEqual(['the-siteOperator'])
  expect(await actions('%')).toEqual([])
  const { rows, count } = await test.call(api.audit.list, {}, elsewhere())
  expect([rows.map(({ actor }) => actor), count]).toEqual([['the-siteOperator'], 1])
})

it('nothing is done that cannot be noted', async () => {
  await test.database.pool.query('alter table audited_acts rename to away')
  const { status } = await test.ask(
    api.tools.saveSettings,
    settings({ searchPrice: 99 }),
    asOwner(),
  )
  await test.database.pool.query('alter table away rename to audited_acts')
  expect(status).toBe(500)
  const site = await test.call(api.tools.site, {}, asOwner())
  expect(site.searchPrice).not.toBe(99)
})
