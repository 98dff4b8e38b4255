import { api } from '@atelier/contract'
import { impersonationMark } from '@atelier/contract/features/identity/auth-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { users } = api
const password = 'correct horse'
let test: TestApp
let owner: Credential
let local: Credential
let support: Credential
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
  local = await test.staff('siteOperator')
  support = await test.staff('support')
  await test.member('stranger', { host: 'studio.localhost' })
})
afterAll(() => test.close())

const idOf = async (username: string): Promise<number> =>
  (await test.database.pool.query('select id from accounts where username = $1', [username]))
    .rows[0].id
const failureOf = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}
const namesOf = async (request: {
  query?: string
  kind?: 'members' | 'guests' | 'blocked' | 'staff'
}) => (await test.call(users.list, request, { as: owner })).rows.map(({ username }) => username)
let made = 0
/** Somebody new, signed in. */
const somebody = async () => {
  made += 1
  const username = `someone-${made}`
  const as = await test.member(username)
  return { username, as, id: await idOf(username) }
}
const logIn = (username: string) => test.ask(api.auth.login, { username, password }, {})

describe('people', () => {
  it('are found by parts of what names them, by number, and by what they are', async () => {
    const { id } = await somebody()
    await test.database.pool.query(
      `update accounts set name = 'Ada 100%_sure', email = 'ada@example.com' where id = $1`,
      [id],
    )
    for (const query of ['SOMEONE-1', '100%_', 'ada@', String(id)])
      expect(await namesOf({ query }), query).toContain('someone-1')
    expect(await namesOf({ query: '1000_' })).toEqual([])
    expect(await namesOf({ kind: 'staff' })).toEqual([
      'the-support',
      'the-siteoperator',
      'the-owner',
    ])
    expect(await namesOf({ kind: 'members', query: 'the-owner' })).toEqual(['the-owner'])
    expect(await namesOf({ kind: 'guests' })).toEqual([])
    expect(await namesOf({ query: 'stranger' })).toEqual([])
  })

  it('of another site are seen with that site alone, and are not there otherwise', async () => {
    const id = await idOf('stranger')
    expect(await failureOf(test.ask(users.read, { id }, { as: owner }))).toEqual([
      404,
      'accounts.not_found',
    ])
    const there = await test.call(users.read, { id }, { as: owner, site: 'studio' })
    expect(there.username).toBe('stranger')
    for (const ask of [
      test.ask(users.block, { id, reason: 'x' }, { as: owner }),
      test.ask(users.unblock, { id }, { as: owner }),
      test.ask(users.signOut, { id }, { as: owner }),
      test.ask(users.seeAs, { id }, { as: owner }),
      test.ask(users.ledger, { id }, { as: owner }),
    ])
      expect(await failureOf(ask)).toEqual([404, 'accounts.not_found'])
  })

  it('have a page with what they hold, where they are signed in and whom they invited', async () => {
    const host = await somebody()
    const { code } = await test.call(api.invitations.read, {}, { as: host.as })
    await test.call(
      api.auth.register,
      { username: 'invited-one', password, invitedBy: code },
      { from: '198.51.100.7' },
    )
    const gift = { accountId: host.id, amount: 40, reason: 'for waiting', key: 'gift-0001' }
    await test.call(api.ledger.give, gift, { as: owner })
    await test.call(api.ledger.give, gift, { as: owner })
    const page = await test.call(users.read, { id: host.id }, { as: support })
    expect(page).toMatchObject({
      username: host.username,
      invitedCount: 1,
      invited: [{ name: 'invited-one', reward: 100 }],
      invitedBy: null,
      devices: [{ isLook: false }],
      mayManage: true,
      hasPassword: true,
    })
    const guest = await test.call(users.read, { id: await idOf('invited-one') }, { as: owner })
    expect(guest.invitedBy).toMatchObject({ id: host.id })
    const { rows, count } = await test.call(users.ledger, { id: host.id, size: 2 }, { as: support })
    expect(count).toBe(3)
    expect(rows[0]).toMatchObject({
      cause: 'operator',
      amount: 40,
      about: { reason: 'for waiting' },
      balanceAfter: page.userBalance.balance,
    })
    expect(page.credits).toBe(page.userBalance.balance)
  })
})

describe('a block', () => {
  it('ends every session, tells its reason at the next login, and is taken back', async () => {
    const { id, as, username } = await somebody()
    await test.call(users.block, { id, reason: 'sold the account' }, { as: local })
    expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(401)
    const refused = await logIn(username)
    expect(refused).toMatchObject({ status: 403, body: { error: 'auth.blocked' } })
    expect(JSON.stringify(refused.body)).toContain('sold the account')
    expect(await namesOf({ kind: 'blocked' })).toEqual([username])
    expect((await test.call(users.read, { id }, { as: owner })).blockedReason).toBe(
      'sold the account',
    )
    await test.call(users.unblock, { id }, { as: local })
    expect((await logIn(username)).status).toBe(200)
  })

  it('holds for a session that was opened at the same moment', async () => {
    const { id, as } = await somebody()
    await test.database.pool.query(
      `update accounts set blocked_at = now(), blocked_reason = 'raced' where id = $1`,
      [id],
    )
    expect(await failureOf(test.ask(api.auth.getInfo, {}, { as }))).toEqual([403, 'auth.blocked'])
    expect((await test.ask(api.sites.front, {}, { as })).status).toBe(200)
  })

  it('needs a reason, and falls on nobody of more rights, no guest and not oneself', async () => {
    const { id } = await somebody()
    expect((await test.ask(users.block, { id, reason: ' ' }, { as: owner })).status).toBe(422)
    expect((await test.ask(users.block, { id, reason: 'x' }, { as: support })).status).toBe(403)
    for (const [name, as] of [
      ['the-owner', local],
      ['the-owner', owner],
      ['the-siteoperator', local],
    ] as const)
      expect(
        await failureOf(test.ask(users.block, { id: await idOf(name), reason: 'x' }, { as })),
      ).toEqual([403, 'people.not_yours'])
    await test.call(api.auth.getInfo, {}, { as: test.guest() })
    const { rows } = await test.call(users.list, { kind: 'guests' }, { as: owner })
    expect(
      await failureOf(test.ask(users.block, { id: rows[0]?.id ?? 0, reason: 'x' }, { as: owner })),
    ).toEqual([403, 'people.not_yours'])
  })
})

it('a link for a new password, by which its maker could get in, is made for nobody of more rights and not oneself', async () => {
  const reset = (username: string, as: Credential) =>
    failureOf(test.ask(api.accountSecurity.operatorReset, { username }, { as }))
  for (const [name, as] of [
    ['the-owner', local],
    ['the-owner', owner],
    ['the-siteoperator', local],
  ] as const)
    expect(await reset(name, as)).toEqual([403, 'people.not_yours'])
  const { username } = await somebody()
  expect(await reset(username, local)).toEqual([200, null])
  expect(await reset('the-siteoperator', owner)).toEqual([200, null])
})

it('somebody is signed out of one device, and of all', async () => {
  const { id, as, username } = await somebody()
  await logIn(username)
  await logIn(username)
  const devices = async () => (await test.call(users.read, { id }, { as: owner })).devices
  const [newest] = await devices()
  expect(await devices()).toHaveLength(3)
  await test.call(users.signOut, { id, deviceId: newest?.id }, { as: owner })
  expect(await devices()).toHaveLength(2)
  expect(
    await failureOf(test.ask(users.signOut, { id, deviceId: newest?.id }, { as: owner })),
  ).toEqual([404, 'devices.not_found'])
  expect(await test.call(users.signOut, { id }, { as: owner })).toEqual({ count: 2 })
  expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(401)
})

describe('whoever sees as somebody', () => {
  const look = async (id: number) => {
    const { url, expiresAt } = await test.call(users.seeAs, { id }, { as: owner })
    const as: Credential = `Bearer ${url.split('#see-as=')[1] ?? ''}`
    return { as, url, expiresAt }
  }

  it('reads what is theirs for half an hour, and changes nothing', async () => {
    const { id, username, as: own } = await somebody()
    const { as, expiresAt } = await look(id)
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 60_000)
    const { userInfo } = await test.call(api.auth.getInfo, {}, { as })
    expect(userInfo).toMatchObject({ id, username })
    // A browser takes a look from an address, and no login.
    expect(as.startsWith(`Bearer ${impersonationMark}`)).toBe(true)
    expect(own).not.toContain(impersonationMark)
    expect((await test.ask(api.groups.list, {}, { as })).status).toBe(200)
    for (const ask of [
      test.ask(api.groups.create, {}, { as }),
      test.ask(api.checkIn.checkIn, {}, { as }),
      test.ask(api.auth.login, { username, password }, { as }),
    ])
      expect(await failureOf(ask)).toEqual([403, 'auth.looking_only'])
    expect((await test.ask(api.auth.logout, {}, { as })).status).toBe(200)
    expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(401)
    expect((await test.ask(api.auth.getInfo, {}, { as: own })).status).toBe(200)
  })

  it('is seen in no log of requests, and in the log of the staff', async () => {
    const { id } = await somebody()
    const { url } = await look(id)
    expect(new URL(url).search).toBe('')
    const { rows } = await test.call(api.audit.list, {}, { as: owner })
    expect(rows[0]).toMatchObject({ call: 'POST /admin/people/seeAs', input: { id } })
  })

  it('loses sight once whoever looks may not any more', async () => {
    const { id } = await somebody()
    const helper = await test.staff('siteOperator', { username: 'dismissed-soon' })
    const { url } = await test.call(users.seeAs, { id }, { as: helper })
    const as = `Bearer ${url.split('see-as=')[1]}` as const
    const sees = async () => (await test.ask(api.auth.getInfo, {}, { as })).status
    expect(await sees()).toBe(200)
    await test.call(users.block, { id: await idOf('dismissed-soon'), reason: 'x' }, { as: owner })
    expect(await sees()).toBe(401)
    await test.call(users.unblock, { id: await idOf('dismissed-soon') }, { as: owner })
    expect(await sees()).toBe(200)
    const accountId = await idOf('dismissed-soon')
    await test.call(api.staff.dismiss, { accountId }, { as: owner })
    expect(await sees()).toBe(401)
  })

  it('loses sight when the time is over', async () => {
    const { id } = await somebody()
    const { as } = await look(id)
    await test.database.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where seen_by is not null and account_id = $1`,
      [id],
    )
    expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(401)
  })
})

describe('a site that asks its staff for a second factor', () => {
  beforeEach(() => test.configure({ staffSecondFactor: true }))
  afterAll(() => test.configure({ staffSecondFactor: false }))

  it('opens the console to sessions that have shown one, and to no other', async () => {
    expect(await failureOf(test.ask(users.list, {}, { as: owner }))).toEqual([
      403,
      'staff.second_factor',
    ])
    await test.database.pool.query(
      `update sessions set has_second_factor = true where account_id = (select id from accounts where username = 'the-owner')`,
    )
    expect((await test.ask(users.list, {}, { as: owner })).status).toBe(200)
  })
})
