import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/ids.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { issueOperatorLink } from './operator-link.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { register, login, logout, getInfo, updateUser, listDevices, deleteDevice, createGuest } =
  api.auth
const password = 'correct horse'

/** Signs in from an address of its own, so that rate limits of other tests do not count. */
async function signIn(username: string, secret = password, host = 'localhost') {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host },
    payload: { username, password: secret },
    remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  })
  return { status: reply.statusCode, body: reply.json() }
}

describe('a guest', () => {
  it('is taken in with the id of its browser, once', async () => {
    const guest_id = 'a1b2c3d4e5f6a7b8c9d0'
    const made = [
      await test.call(createGuest, { guest_id, keyword: 'k', bd_vid: 'b' }),
      await test.call(createGuest, { guest_id, keyword: 'k', bd_vid: 'b' }),
    ]
    const info = await test.call(getInfo, {}, { as: `Guest ${guest_id}` })
    expect(made).toEqual([
      { guest_id, ...info },
      { guest_id, ...info },
    ])
    expect(info.userInfo).toMatchObject({ kind: 'guest', username: '' })
    expect(info.userBalance).toEqual({ balance: 50, chat_tokens: null, hh_vip_time: null })
  })

  it('is known before it tells where it came from, and that is kept the first time', async () => {
    const as = test.guest()
    await test.call(getInfo, {}, { as })
    const guest_id = as.slice('Guest '.length)
    await test.call(createGuest, { guest_id, keyword: 'first' })
    await test.call(createGuest, { guest_id, keyword: 'second' })
    const { rows } = await test.database.pool.query(
      'select tracking from accounts where guest_hash = $1',
      [hashToken(guest_id)],
    )
    expect(rows).toEqual([{ tracking: { keyword: 'first' } }])
  })

  it('becomes the member it registers as, with its groups', async () => {
    const as = test.guest()
    const { id } = await test.call(api.groups.create, {}, { as })
    const member = await test.member('heiress', { as })
    expect((await test.call(api.groups.list, {}, { as: member })).map((group) => group.id)).toEqual(
      [id],
    )
    expect(await test.call(api.groups.list, {}, { as })).toEqual([])
  })

  it('brings its groups to the member it signs in as', async () => {
    const member = await test.member('collector')
    await test.call(api.groups.create, {}, { as: member })
    const as = test.guest()
    await test.call(api.groups.create, {}, { as })
    await test.call(login, { username: 'collector', password }, { as })
    expect(await test.call(api.groups.list, {}, { as: member })).toHaveLength(2)
  })

  it('brings along what it was just about to store', async () => {
    const as = test.guest()
    const { userInfo: guest } = await test.call(getInfo, {}, { as })
    const member = await test.member('hasty')
    const { pool } = test.database
    const client = await pool.connect()
    await client.query('begin')
    await client.query(
      `insert into chat_groups (site_id, owner_id, title, titled_by, created_at, updated_at)
       select site_id, id, 'half stored', 'nobody', now(), now() from accounts where id = $1`,
      [guest.id],
    )
    const signedIn = test.call(login, { username: 'hasty', password }, { as })
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
    await client.query('commit')
    client.release()
    await signedIn
    expect(await test.call(api.groups.list, {}, { as: member })).toMatchObject([
      { title: 'half stored' },
    ])
  })

  it('of two requests at once is one', async () => {
    const as = test.guest()
    const infos = await Promise.all([1, 2, 3, 4].map(() => test.call(getInfo, {}, { as })))
    expect(new Set(infos.map((info) => info.userInfo.id)).size).toBe(1)
  })
})

describe('a member', () => {
  it('signs in with the name in any case, and by no other password', async () => {
    await test.member('Ada.李')
    expect((await signIn('ada.李')).body.data.userInfo).toMatchObject({ username: 'Ada.李' })
    for (const [name, secret] of [
      ['Ada.李', 'wrong horse'],
      ['nobody-here', password],
    ] as const) {
      const { status, body } = await signIn(name, secret)
      expect([status, body.error]).toEqual([422, 'auth.wrong_credentials'])
    }
  })

  it('keeps a name to itself, also from one who registers at the same moment', async () => {
    const tries = await Promise.allSettled(['Twin', 'twin'].map((name) => test.member(name)))
    expect(tries.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { status, body } = await test.ask(register, { username: 'TWIN', password })
    expect([status, body]).toMatchObject([409, { error: 'auth.username_taken' }])
  })

  it('of one site is nobody on another', async () => {
    const as = await test.member('local-hero')
    const host = 'studio.localhost'
    expect((await test.ask(getInfo, {}, { as, host })).status).toBe(401)
    expect((await signIn('local-hero', password, host)).status).toBe(422)
    await test.member('local-hero', { host })
  })

  it('is signed out of the one device by logging out', async () => {
    const first = await test.member('walker')
    const second = `Bearer ${(await signIn('walker')).body.data.token}` as const
    await test.call(logout, {}, { as: first })
    expect((await test.ask(getInfo, {}, { as: first })).status).toBe(401)
    expect((await test.ask(getInfo, {}, { as: second })).status).toBe(200)
  })

  it('sees its devices and signs any of them out, but none of others', async () => {
    const as = await test.member('owner')
    const lost = `Bearer ${(await signIn('owner')).body.data.token}` as const
    const { rows } = await test.call(listDevices, {}, { as })
    expect(rows.map((row) => row.current).sort()).toEqual([false, true])
    const id = rows.find((row) => !row.current)?.id ?? 0
    const stranger = await test.member('stranger')
    expect((await test.ask(deleteDevice, { id }, { as: stranger })).status).toBe(404)
    await test.call(deleteDevice, { id }, { as })
    expect((await test.ask(getInfo, {}, { as: lost })).status).toBe(401)
  })

  it('changes its profile', async () => {
    const as = await test.member('painter')
    const { userInfo } = await test.call(
      updateUser,
      { name: '画家', sign: 'hi', role: 'A cat' },
      { as },
    )
    expect(userInfo).toMatchObject({ name: '画家', sign: 'hi', role: 'A cat' })
  })

  it('changes its password with the old one, which ends every session', async () => {
    const as = await test.member('careful')
    const other = `Bearer ${(await signIn('careful')).body.data.token}` as const
    const wrong = await test.ask(updateUser, { password: 'new password', oldPassword: 'x' }, { as })
    expect([wrong.status, wrong.body]).toMatchObject([422, { error: 'auth.wrong_password' }])
    const changed = await test.call(
      updateUser,
      { password: 'new password', oldPassword: password },
      { as },
    )
    expect(changed.signedOut).toBe(true)
    for (const credential of [as, other])
      expect((await test.ask(getInfo, {}, { as: credential })).status).toBe(401)
    expect((await signIn('careful', 'new password')).status).toBe(200)
    expect((await signIn('careful')).status).toBe(422)
  })

  it('cannot be guessed: tries are limited, with the time to wait', async () => {
    const tries = []
    for (let count = 0; count < 11; count++)
      tries.push(await test.ask(login, { username: 'Ada.李', password: 'guess' }))
    const last = tries.at(-1)
    expect([last?.status, last?.body]).toMatchObject([429, { error: 'request.too_fast' }])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

it('with a hundred logins the one that was used longest ago ends at the next', async () => {
  const first = await test.member('everywhere')
  await test.database.pool.query(
    `insert into sessions (account_id, token_hash, user_agent, ip, last_seen_at)
     select id, 'login ' || n, '', '', now() + interval '1 second' from accounts, generate_series(1, 99) as n where username = 'everywhere'`,
  )
  expect((await test.ask(api.auth.getInfo, {}, { as: first })).status).toBe(200)
  const credentials = { username: 'everywhere', password: 'correct horse' }
  const entered = await test.call(api.auth.login, credentials, { from: '10.77.0.1' })
  const token = 'token' in entered ? entered.token : ''
  const { count } = await test.call(api.auth.listDevices, {}, { as: `Bearer ${token}` })
  expect(count).toBe(100)
  expect((await test.ask(api.auth.getInfo, {}, { as: first })).status).toBe(401)
})

describe('the operator link', () => {
  it('opens one operator account, once, and is replaced by each start until then', async () => {
    const claim = (token: string, username: string) =>
      test.ask(api.auth.claimOperator, { token, username, password })
    const old = await issueOperatorLink(test.services.accounts)
    const current = await issueOperatorLink(test.services.accounts)
    expect((await claim(old ?? '', 'boss')).status).toBe(404)
    const first = await claim(current ?? '', 'boss')
    expect(first.body).toMatchObject({ success: true, data: { userInfo: { staffRole: 'owner' } } })
    expect((await claim(current ?? '', 'second')).status).toBe(404)
    expect(await issueOperatorLink(test.services.accounts)).toBeNull()
  })

  it('is not spent by a name that is taken', async () => {
    const { db } = test.services.accounts
    await db.execute('update accounts set staff_role = null')
    const token = (await issueOperatorLink(test.services.accounts)) ?? ''
    const taken = await test.ask(api.auth.claimOperator, { token, username: 'boss', password })
    expect(taken.status).toBe(409)
    const free = await test.ask(api.auth.claimOperator, { token, username: 'chief', password })
    expect(free.status).toBe(200)
  })
})
