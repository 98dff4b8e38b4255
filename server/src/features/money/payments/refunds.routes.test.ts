import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { sweepPayments } from './sweep-payments.ts'
import { minuteMs, openShop, type Shop } from './testing/shop.ts'

const { refund, operatorOrders, exportOrders } = api.payments

let shop: Shop
let operator: Credential
beforeAll(async () => {
  shop = await openShop()
  operator = await shop.operator('giver')
})
afterAll(() => shop.test.close())
afterEach(() => {
  shop.wechat.trouble = {}
  shop.wechat.refundAnswer = { state: 'done' }
})

async function bought(as: Credential, amountMinor = 990): Promise<string> {
  const { id } = await shop.order(as, { packageId: await shop.packageAt(amountMinor) })
  shop.wechat.pay(id)
  await shop.deliver(shop.wechat.notice(id))
  return id
}

async function spend(as: Credential, amount: number): Promise<void> {
  const { userInfo } = await shop.test.call(api.auth.getInfo, {}, { as })
  await shop.test.database.pool.query(
    'update ledger_purses set balance = balance - $2 where account_id = $1',
    [userInfo.id, amount],
  )
}

const vipOf = async (as: Credential) =>
  (await shop.test.call(api.auth.getInfo, {}, { as })).userBalance.hh_vip_time

const give = (orderId: string, input: { amountMinor?: number; idempotencyKey?: string } = {}) =>
  shop.test.call(refund, { orderId, reason: 'asked for', ...input }, { as: operator })

describe('a refund', () => {
  it('gives all money back and takes credits and VIP time', async () => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const id = await bought(as, 2900)
    expect(await shop.balance(as)).toBe(before + 2000)
    expect(await give(id)).toMatchObject({
      state: 'done',
      amountMinor: 2900,
      takenCredits: 2000,
      takenVipDays: 30,
      missingCredits: 0,
      missingVipDays: 0,
    })
    expect(await shop.look(as, id)).toMatchObject({ state: 'refunded', refundedMinor: 2900 })
    expect(await shop.balance(as)).toBe(before)
    expect(Date.parse((await vipOf(as)) ?? '')).toBe(
      shop.test.services.payments.clock.now().getTime(),
    )
  })

  it('in parts takes in proportion, to the last credit', async () => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const id = await bought(as)
    const parts = [await give(id, { amountMinor: 333 }), await give(id, { amountMinor: 333 })]
    expect(parts.map(({ takenCredits }) => takenCredits)).toEqual([336, 336])
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid', refundedMinor: 666 })
    expect(await give(id)).toMatchObject({ amountMinor: 324, takenCredits: 328 })
    expect(await shop.balance(as)).toBe(before)
  })

  it('waits for whoever holds the account before it takes its balance, so that none waits for the other', async () => {
    const as = shop.test.guest()
    const id = await bought(as, 2900)
    const { userInfo } = await shop.test.call(api.auth.getInfo, {}, { as })
    const { pool } = shop.test.database
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from accounts where id = $1 for no key update', [userInfo.id])
    const given = give(id)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
    const purse = 'select from ledger_purses where account_id = $1 for update nowait'
    await client.query(purse, [userInfo.id]).finally(() => client.query('rollback'))
    client.release()
    expect(await given).toMatchObject({ state: 'done' })
  })

  it('takes what is there, and tells how much was missing', async () => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const id = await bought(as)
    await spend(as, before + 600)
    expect(await give(id)).toMatchObject({ state: 'done', takenCredits: 400, missingCredits: 600 })
    expect(await shop.balance(as)).toBe(0)
  })

  it('beyond what was paid, of what was not paid, or of another site’s order is refused', async () => {
    const id = await bought(shop.test.guest())
    const ask = (input: object, as = operator) =>
      shop.test.ask(refund, { orderId: id, reason: 'no', ...input }, { as })
    expect(await ask({ amountMinor: 991 })).toMatchObject({
      status: 422,
      body: { error: 'refunds.too_much', message: expect.stringContaining('9.90 CNY') },
    })
    const open = await shop.order(shop.test.guest())
    expect(await ask({ orderId: open.id })).toMatchObject({ body: { error: 'orders.not_paid' } })
    const host = 'studio.localhost'
    const foreign = await shop.operator('foreigner', host)
    const reply = await shop.test.ask(refund, { orderId: id, reason: 'no' }, { as: foreign, host })
    expect(reply).toMatchObject({ status: 404, body: { error: 'orders.not_found' } })
  })

  it('is one for the same key, for a double click, and for a second one of the whole', async () => {
    const as = shop.test.guest()
    const id = await bought(as)
    const keyed = { amountMinor: 100, idempotencyKey: 'a-key-for-it' }
    const refunded = await Promise.all([give(id, keyed), give(id, keyed), give(id, keyed)])
    expect(new Set(refunded.map((each) => each.id)).size).toBe(1)
    const whole = await Promise.all([give(id), give(id)])
    expect((await give(id)).id).toBe(whole[0]?.id)
    expect(await shop.look(as, id)).toMatchObject({ state: 'refunded', refundedMinor: 990 })
    const { rows } = await shop.test.call(operatorOrders, {}, { as: operator })
    expect(rows.find((row) => row.id === id)?.refunds).toHaveLength(2)
  })

  it('that the vendor refuses gives everything back to its account', async () => {
    const as = shop.test.guest()
    const id = await bought(as, 2900)
    const before = { balance: await shop.balance(as), vip: await vipOf(as) }
    shop.wechat.trouble = { refund: 'refused' }
    expect(await give(id)).toMatchObject({ state: 'failed', failure: expect.any(String) })
    expect({ balance: await shop.balance(as), vip: await vipOf(as) }).toEqual(before)
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid', refundedMinor: 0 })
    shop.wechat.trouble = {}
    expect(await give(id)).toMatchObject({ state: 'done' })
  })

  it('that fails in the end gives everything back, by the notice of it, once', async () => {
    const as = shop.test.guest()
    const id = await bought(as)
    const before = await shop.balance(as)
    shop.wechat.refundAnswer = { state: 'pending' }
    expect(await give(id)).toMatchObject({ state: 'pending' })
    expect(await shop.look(as, id)).toMatchObject({ state: 'refunding' })
    expect(await shop.balance(as)).toBe(before - 1000)
    const refundNo = /^refund (\w+) 990$/.exec(shop.wechat.asked.at(-1) ?? '')?.[1] ?? ''
    const failed = shop.wechat.notice(id, {
      kind: 'refund',
      refundNo,
      refund: { state: 'failed', reason: 'the card is closed' },
    })
    await Promise.all([shop.deliver(failed), shop.deliver(failed)])
    await shop.deliver(failed)
    expect(await shop.balance(as)).toBe(before)
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
  })

  it('that fails when its guest has become a member gives everything back to the member', async () => {
    const guest = shop.test.guest()
    const id = await bought(guest, 2900)
    shop.wechat.refundAnswer = { state: 'pending' }
    expect(await give(id)).toMatchObject({ state: 'pending', takenCredits: 2000 })
    const as = await shop.test.member('bought-as-guest', { as: guest })
    const before = await shop.balance(as)
    const refundNo = /^refund (\w+) 2900$/.exec(shop.wechat.asked.at(-1) ?? '')?.[1] ?? ''
    const refund = { state: 'failed' as const, reason: 'the card is closed' }
    await shop.deliver(shop.wechat.notice(id, { kind: 'refund', refundNo, refund }))
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid', refundedMinor: 0 })
    expect(await shop.balance(as)).toBe(before + 2000)
    expect(await vipOf(as)).toMatch(/^2026-12-21/)
  })

  it('whose vendor is away is carried on by the sweep', async () => {
    const as = shop.test.guest()
    const id = await bought(as)
    shop.wechat.trouble = { refund: 'unavailable' }
    expect(await give(id)).toMatchObject({ state: 'pending', takenCredits: 1000 })
    shop.wechat.trouble = {}
    shop.wechat.refundAnswer = { state: 'pending' }
    shop.pass(2 * minuteMs)
    await sweepPayments(shop.test.services.payments)
    expect(await shop.look(as, id)).toMatchObject({ state: 'refunding' })
    shop.wechat.refundAnswer = { state: 'done' }
    shop.pass(2 * minuteMs)
    const before = shop.wechat.asked.length
    await sweepPayments(shop.test.services.payments)
    // Orders that are late are asked about beside it, in any order.
    const asked = shop.wechat.asked.slice(before)
    expect(asked).toContainEqual(expect.stringMatching(/^queryRefund /))
    expect(await shop.look(as, id)).toMatchObject({ state: 'refunded' })
  })

  it('of money that was never credited takes nothing back', async () => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const { id } = await shop.order(as)
    shop.wechat.pay(id, { amountMinor: 500, currency: 'CNY' })
    await shop.deliver(shop.wechat.notice(id))
    expect(await give(id)).toMatchObject({ amountMinor: 500, takenCredits: 0, missingCredits: 0 })
    expect(await shop.balance(as)).toBe(before)
    expect(await shop.look(as, id)).toMatchObject({ state: 'refunded' })
  })
})

describe('the orders of a site', () => {
  it('are told to its operator by state, way and time, and as CSV that no spreadsheet runs', async () => {
    const member = await shop.test.member('-1.1')
    const id = await bought(member)
    const refunded = await shop.test.call(
      operatorOrders,
      { state: 'paid', way: 'wechat', from: '2026-11-21T00:00:00.000Z', size: 1 },
      { as: operator },
    )
    expect(refunded.rows).toMatchObject([
      { id, username: '-1.1', reference: `ref-${id}`, reason: '' },
    ])
    const none = { until: '2026-11-20T00:00:00.000Z' }
    expect(await shop.test.call(operatorOrders, none, { as: operator })).toMatchObject({ count: 0 })
    const reply = await shop.test.app.inject({
      url: `/api${exportOrders.path}?state=paid`,
      headers: { host: 'localhost', authorization: operator },
    })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    const line = reply.body.split('\r\n').find((each) => each.startsWith(id))
    expect(line).toContain(",'-1.1,基础包,1000,0,0,9.90,CNY,0.00,wechat,")
  })
})
