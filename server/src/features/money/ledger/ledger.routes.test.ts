import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ledgerChecks } from '../../brought-parts.ts'
import { issueOperatorLink } from '../../identity/accounts/operator-link.ts'
import { reserve, settle } from './ledger.usecases.ts'
import { checkLedger } from './ledger-check.ts'

let test: TestApp
let operator: Credential
beforeAll(async () => {
  test = await createTestApp()
  const token = (await issueOperatorLink(test.services.accounts)) ?? ''
  const login = { username: 'boss', password: 'correct horse' }
  const claimed = await test.call(api.auth.claimOperator, { token, ...login })
  operator = `Bearer ${claimed.token}`
})
afterAll(async () => {
  expect((await checkLedger(test.database.db, ledgerChecks)).discrepancies).toEqual([])
  await test.close()
})

const holds = async (as: Credential, host?: string) =>
  (await test.call(api.auth.getInfo, {}, { as, ...(host ? { host } : {}) })).userBalance
const idOf = async (as: Credential) => (await test.call(api.auth.getInfo, {}, { as })).userInfo.id

const setSetting = (key: string, value: unknown) =>
  test.database.pool.query(
    `insert into site_settings (site_id, key, value)
     select site_id, $1, $2::jsonb from site_domains where pattern = 'localhost'
     on conflict (site_id, key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )

const give = (input: { accountId: number; amount: number; key: string; vipDays?: number }) =>
  test.ask(api.ledger.give, { reason: 'because', ...input }, { as: operator })

const logIn = async (
  login: { username: string; password: string },
  options: { as: Credential; from?: string },
) => {
  const reply = await test.call(api.auth.login, login, options)
  if (!('token' in reply)) throw new Error('a second factor was asked for')
  return reply
}

describe('a gift', () => {
  it('is given to a new guest and to a new member, once', async () => {
    const guest = test.guest()
    expect((await holds(guest)).balance).toBe(50)
    expect((await holds(guest)).balance).toBe(50)
    expect((await holds(await test.member('gifted'))).balance).toBe(200)
  })

  it('is given to so many guests of one network in a day, and to those of another still', async () => {
    const from = '203.0.113.5'
    const balances = []
    for (let n = 0; n < 22; n++)
      balances.push(
        (await test.call(api.auth.getInfo, {}, { as: test.guest(), from })).userBalance.balance,
      )
    expect(balances.filter((balance) => balance === 50)).toHaveLength(20)
    expect(balances.slice(20)).toEqual([0, 0])
    const elsewhere = await test.call(
      api.auth.getInfo,
      {},
      { as: test.guest(), from: '203.0.113.6' },
    )
    expect(elsewhere.userBalance.balance).toBe(50)
  })
})

describe('a guest who becomes a member', () => {
  it('who is new takes along all that is held', async () => {
    const guest = test.guest()
    await give({ accountId: await idOf(guest), amount: 30, key: 'to-a-guest' })
    expect((await holds(await test.member('brings-all', { as: guest }))).balance).toBe(
      200 + 50 + 30,
    )
  })

  it('who was there before takes along what was earned, and not the gift', async () => {
    await test.member('back')
    const guest = test.guest()
    await give({ accountId: await idOf(guest), amount: 30, key: 'to-a-guest-2' })
    const login = { username: 'back', password: 'correct horse' }
    const { token } = await logIn(login, { as: guest })
    expect((await holds(`Bearer ${token}`)).balance).toBe(200 + 30)
  })

  it('gains nothing by coming back again and again as another guest', async () => {
    await test.member('farmer')
    const login = { username: 'farmer', password: 'correct horse' }
    for (let n = 0; n < 3; n++) {
      const guest = test.guest()
      await holds(guest)
      const options = { as: guest, from: `198.51.100.${n}` }
      const { token } = await logIn(login, options)
      expect((await holds(`Bearer ${token}`)).balance).toBe(200)
    }
  })

  it('gains nothing by swapping the gift for what is kept in the other balance', async () => {
    await test.configure({ twoPurses: true, guestTokens: 2000 })
    await test.member('swapper')
    const guest = test.guest()
    await give({ accountId: await idOf(guest), amount: 30, key: 'to-a-swapper' })
    const swap = (from: 'credits' | 'tokens', amount: number) =>
      test.call(
        api.credits.swap,
        { from, amount, idempotencyKey: crypto.randomUUID() },
        { as: guest },
      )
    await swap('credits', 60)
    await swap('tokens', 20_000)
    const login = { username: 'swapper', password: 'correct horse' }
    const { token } = await logIn(login, { as: guest })
    const { balance, chat_tokens } = await holds(`Bearer ${token}`)
    await test.configure({ twoPurses: false, guestTokens: 0 })
    expect((balance - 200) * 1000 + (chat_tokens ?? 0)).toBe(30_000)
  })

  it('takes along what is being reserved', async () => {
    const guest = test.guest()
    const accountId = await idOf(guest)
    const member = await test.member('in-a-hurry')
    const { db, pool } = test.database
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const of = { accountId, siteId: 1, purse: 'credits' as const, subject: 'answer' }
    const { id, signedIn } = await db.transaction(async (tx) => {
      const at = new Date()
      const id = await reserve(tx, { ...of, amount: 20, at })
      const signedIn = logIn({ username: 'in-a-hurry', password: 'correct horse' }, { as: guest })
      await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
      return { id, signedIn }
    })
    await signedIn
    const before = (await holds(member)).balance
    await settle(db, id, { used: 5, at: new Date() })
    expect((await holds(member)).balance).toBe(before + 15)
  })

  it('takes VIP time along', async () => {
    const guest = test.guest()
    await give({ accountId: await idOf(guest), amount: 0, vipDays: 10, key: 'guest-vip' })
    const until = (await holds(guest)).hh_vip_time
    const member = await test.member('brings-vip', { as: guest })
    const kept = (await holds(member)).hh_vip_time
    expect(Date.parse(kept ?? '')).toBeGreaterThanOrEqual(Date.parse(until ?? ''))
  })

  it('leaves all behind, or takes the gift too, where the site says so', async () => {
    await test.member('ruled')
    const login = { username: 'ruled', password: 'correct horse' }
    for (const [rule, expected] of [
      ['none', 200],
      ['all', 250],
    ] as const) {
      await setSetting('guestMerge', rule)
      const guest = test.guest()
      await holds(guest)
      const from = `198.51.100.${100 + expected / 10}`
      const { token } = await logIn(login, { as: guest, from })
      expect((await holds(`Bearer ${token}`)).balance).toBe(expected)
    }
    await setSetting('guestMerge', 'earned')
  })
})

describe('an operator', () => {
  it('gives and takes by hand, once for each key', async () => {
    const accountId = await idOf(await test.member('by-hand'))
    for (let n = 0; n < 3; n++) await give({ accountId, amount: 40, key: 'the-same-key' })
    const { body } = await give({ accountId, amount: -140, key: 'another-key', vipDays: 30 })
    expect(body).toMatchObject({ data: { userBalance: { balance: 100 } } })
    expect(body.success && body.data.userBalance.hh_vip_time).toMatch(/^20/)
  })

  it('waits for whoever holds the account before it takes its balance, so that none waits for the other', async () => {
    const accountId = await idOf(await test.member('held'))
    const { pool } = test.database
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from accounts where id = $1 for no key update', [accountId])
    const given = give({ accountId, amount: 5, vipDays: 1, key: 'while-held' })
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
    const purse = 'select from ledger_purses where account_id = $1 for update nowait'
    await client.query(purse, [accountId]).finally(() => client.query('rollback'))
    client.release()
    expect((await given).status).toBe(200)
  })

  it('takes no more than there is, and then nothing at all', async () => {
    const member = await test.member('poor')
    const accountId = await idOf(member)
    const { status, body } = await give({ accountId, amount: -201, key: 'too-much-1', vipDays: 3 })
    expect(status).toBe(430)
    expect(body.message).toMatch(/201.*200/)
    expect(await holds(member)).toMatchObject({ balance: 200, hh_vip_time: null })
  })

  it('reaches accounts of this site alone', async () => {
    const elsewhere = await test.member('elsewhere', { host: 'studio.localhost' })
    const info = await test.call(api.auth.getInfo, {}, { as: elsewhere, host: 'studio.localhost' })
    const { status } = await give({ accountId: info.userInfo.id, amount: 5, key: 'foreign-site' })
    expect(status).toBe(404)
  })

  it('is nobody else: a member is refused', async () => {
    const as = await test.member('curious')
    const input = { accountId: 1, amount: 5, reason: 'for me', key: 'for-myself' }
    expect((await test.ask(api.ledger.give, input, { as })).status).toBe(403)
  })
})
