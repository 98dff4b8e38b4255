// Money is counted once, whoever brings the news, in whatever order and however often.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentNotice } from './gateways/payment-gateway.ts'
import { sweepPayments } from './sweep-payments.ts'
import { minuteMs, openShop, type Shop } from './testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.test.close())

const paidNotice = (
  orderNo: string,
  { amountMinor = 990, currency = 'CNY' } = {},
): PaymentNotice => ({
  kind: 'payment',
  orderNo,
  payment: { state: 'paid', reference: 'r1', paidAt: new Date(), amountMinor, currency },
})

describe('a payment', () => {
  it('that is told twice, one after the other or at once, is counted once', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    shop.wechat.pay(id)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => shop.deliver(shop.wechat.notice(id))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await shop.deliver(shop.wechat.notice(id))
    expect(await shop.counted(id)).toEqual({ times: 1, sum: 1000, vipDays: 0 })
  })

  it('is counted once when notice, poll, sweep and cancel meet, fifty times', async () => {
    const as = shop.test.guest()
    const packageId = await shop.packageAt(2900)
    const before = await shop.balance(as)
    for (let round = 0; round < 50; round += 1) {
      const { id } = await shop.order(as, { packageId })
      shop.wechat.pay(id)
      shop.pass(round % 2 ? 61_000 : 16 * minuteMs)
      const actions = [
        () => shop.deliver(shop.wechat.notice(id)),
        () => shop.deliver(shop.wechat.notice(id)),
        () => shop.look(as, id),
        () => shop.test.call(api.payments.cancel, { id }, { as, from: `10.1.${round}.1` }),
        () => sweepPayments(shop.test.services.payments),
      ]
      const turned = [...actions.slice(round % 5), ...actions.slice(0, round % 5)]
      await Promise.all(turned.map((action) => action()))
      expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
      expect(await shop.counted(id)).toEqual({ times: 1, sum: 2000, vipDays: 30 })
    }
    expect(await shop.balance(as)).toBe(before + 50 * 2000)
  })

  it.each<[string, { amountMinor?: number; currency?: string }]>([
    ['another amount', { amountMinor: 989 }],
    ['more than was asked', { amountMinor: 991 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s credits nothing and waits for the operator, who reads why', async (_, money) => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const { id } = await shop.order(as)
    const notice = shop.wechat.notice(id, paidNotice(id, money))
    expect(await shop.deliver(notice)).toMatchObject({ status: 200 })
    expect(await shop.look(as, id)).toMatchObject({ state: 'failed' })
    expect(await shop.balance(as)).toBe(before)
    const operator = await shop.operator(`reader-${id.slice(-8)}`)
    const { rows } = await shop.test.call(
      api.payments.operatorOrders,
      { state: 'failed' },
      { as: operator },
    )
    const received = `${money.amountMinor ?? 990} ${money.currency ?? 'CNY'}`
    expect(rows.find((row) => row.id === id)?.reason).toBe(`wrong_amount: ${received}`)
  })

  it.each([
    ['whole', 'refunded', 990],
    ['some', 'failed', 0],
  ] as const)(
    'given back (%s) at the vendor while we were away credits nothing',
    async (...given) => {
      const [givenBack, state, refundedMinor] = given
      const as = shop.test.guest()
      const before = await shop.balance(as)
      const { id } = await shop.order(as)
      const notice = paidNotice(id)
      if (notice.kind !== 'payment') throw new Error('no payment')
      const late = { ...notice, payment: { ...notice.payment, givenBack } } as PaymentNotice
      for (const each of [late, late, paidNotice(id)])
        await shop.deliver(shop.wechat.notice(id, each))
      expect(await shop.look(as, id)).toMatchObject({ state, refundedMinor })
      expect(await shop.balance(as)).toBe(before)
      expect(await shop.counted(id)).toMatchObject({ times: 0 })
    },
  )

  it('of a guest who has become a member meanwhile is the member’s', async () => {
    const guest = shop.test.guest()
    const { id } = await shop.order(guest)
    const name = `buyer-${id.slice(-8)}`
    const member = await shop.test.member(name, { as: guest })
    const before = await shop.balance(member)
    expect(await shop.look(member, id)).toMatchObject({ state: 'waiting' })
    shop.wechat.pay(id)
    await shop.deliver(shop.wechat.notice(id))
    expect(await shop.balance(member)).toBe(before + 1000)
    expect((await shop.test.call(api.payments.orders, {}, { as: member })).rows).toMatchObject([
      { id, state: 'paid' },
    ])
  })

  it('that comes while its guest becomes a member is in the member’s balance, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const guest = shop.test.guest()
      const { id } = await shop.order(guest)
      shop.wechat.pay(id)
      const [member, heard] = await Promise.all([
        shop.test.member(`meanwhile-${round}`, { as: guest }),
        shop.deliver(shop.wechat.notice(id)),
      ])
      expect(heard.status).toBe(200)
      expect(await shop.look(member, id)).toMatchObject({ state: 'paid' })
      const { rows } = await shop.test.database.pool.query(
        `select coalesce(sum(amount), 0)::int as sum from ledger_entries e join accounts a on a.id = e.account_id
         where a.username = $1 and cause in ('package', 'merge')`,
        [`meanwhile-${round}`],
      )
      // What the site gives to guests came along too.
      expect(rows[0].sum).toBe(1000 + 50)
    }
  })

  it('for an account that is gone is given back', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    await shop.test.database.pool.query(
      'delete from accounts where id = (select account_id from orders where order_no = $1)',
      [id],
    )
    shop.wechat.pay(id)
    expect(await shop.deliver(shop.wechat.notice(id))).toMatchObject({ status: 200 })
    expect(await shop.counted(id)).toMatchObject({ times: 0 })
    await sweepPayments(shop.test.services.payments)
    expect(shop.wechat.asked.at(-1)).toMatch(/^refund \w+ 990$/)
    const { rows } = await shop.test.database.pool.query(
      'select state, refunded_minor, fault from orders where order_no = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'refunded', refunded_minor: 990, fault: 'account_gone' }])
  })
})

describe('what is sold once', () => {
  /** Two orders of it: the first was cancelled here, while its vendor could not be reached. */
  async function orderTwice() {
    const as = shop.test.guest()
    const packageId = await shop.packageAt(100)
    const { id: cancelled } = await shop.order(as, { packageId })
    shop.wechat.trouble = { close: 'unavailable' }
    await shop.test.call(api.payments.cancel, { id: cancelled }, { as })
    shop.wechat.trouble = {}
    const { id: second } = await shop.order(as, { packageId })
    return { as, cancelled, second }
  }
  const payFor = async (id: string) => {
    shop.wechat.pay(id)
    return shop.deliver(shop.wechat.notice(id))
  }
  const status = async (id: string) => {
    const sql = 'select state, fault, refunded_minor from orders where order_no = $1'
    return (await shop.test.database.pool.query(sql, [id])).rows[0]
  }
  const given = { state: 'refunded', fault: 'bought_before', refunded_minor: 100 }

  it.each([
    ['before', true],
    ['after', false],
  ])(
    'and paid %s the next order, though it was cancelled, is counted once; the second money goes back',
    async (_, cancelledFirst) => {
      const { as, cancelled, second } = await orderTwice()
      const [kept, back] = cancelledFirst ? [cancelled, second] : [second, cancelled]
      await payFor(kept)
      const balance = await shop.balance(as)
      await payFor(back)
      await sweepPayments(shop.test.services.payments)
      expect(shop.wechat.asked.at(-1)).toMatch(/^refund \w+ 100$/)
      expect([await shop.counted(kept), await shop.counted(back)]).toMatchObject([
        { times: 1 },
        { times: 0 },
      ])
      expect(await status(kept)).toMatchObject({ state: 'paid', fault: null })
      expect(await status(back)).toEqual(given)
      expect(await shop.balance(as)).toBe(balance)
    },
  )

  it('is counted once when both payments come at the same time, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { cancelled, second } = await orderTwice()
      await Promise.all([cancelled, second].map(payFor))
      await sweepPayments(shop.test.services.payments)
      const states = await Promise.all([cancelled, second].map(status))
      expect(states.map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
      expect(states).toContainEqual(given)
    }
  })

  it('can be bought again once it was given back', async () => {
    const { as, cancelled, second } = await orderTwice()
    await payFor(second)
    const operator = await shop.operator(`once-${second.slice(-8)}`)
    await shop.test.call(
      api.payments.refund,
      { orderId: second, reason: 'asked' },
      { as: operator },
    )
    await sweepPayments(shop.test.services.payments)
    expect(await shop.look(as, second)).toMatchObject({ state: 'refunded' })
    await payFor(cancelled)
    expect(await shop.counted(cancelled)).toMatchObject({ times: 1 })
    expect(await status(cancelled)).toMatchObject({ state: 'paid', fault: null })
  })
})

describe('a notice', () => {
  it('that is not signed by the vendor is refused without a word, and changes nothing', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    const forged = shop.wechat.notice(id, paidNotice(id), 'a guess')
    for (const place of [
      'wechat/atelier',
      'wechat',
      'wechat/nowhere',
      'stripe',
      'nonsense/atelier',
    ])
      expect(await shop.deliver(forged, place)).toEqual({ status: 400, body: '' })
    expect(await shop.look(as, id)).toMatchObject({ state: 'waiting' })
  })

  it('finds the site by its keys where the address names none', async () => {
    const { id } = await shop.order(shop.test.guest())
    shop.wechat.pay(id)
    expect(await shop.deliver(shop.wechat.notice(id), 'wechat')).toMatchObject({ status: 200 })
    expect(await shop.counted(id)).toMatchObject({ times: 1 })
  })

  it('signed with the keys of one site says nothing of another site’s orders', async () => {
    await shop.setUp('studio', 'wechat', { word: 'another account' })
    const { id } = await shop.order(shop.test.guest())
    const foreign = shop.wechat.notice(id, paidNotice(id), 'another account')
    for (const place of ['wechat/studio', 'wechat'])
      expect(await shop.deliver(foreign, place)).toMatchObject({ status: 200 })
    expect(await shop.counted(id)).toMatchObject({ times: 0 })
  })

  it('of an account that two sites share counts for either', async () => {
    await shop.setUp('studio', 'wechat', shop.wechat.settings)
    const { id } = await shop.order(shop.test.guest())
    shop.wechat.pay(id)
    await shop.deliver(shop.wechat.notice(id), 'wechat/studio')
    expect(await shop.counted(id)).toMatchObject({ times: 1 })
  })

  it('of an order by another way, of an unknown order, or of nothing is taken and changes nothing', async () => {
    const { id } = await shop.order(shop.test.guest(), { way: 'alipay' })
    const notices: PaymentNotice[] = [
      paidNotice(id),
      paidNotice('20261121aaaaaaaaaaaaaaaaaaaa'),
      { kind: 'refund', refundNo: 'unknown1', refund: { state: 'done' } },
      { kind: 'other' },
    ]
    for (const notice of notices)
      expect(await shop.deliver(shop.wechat.notice(id, notice))).toMatchObject({ status: 200 })
    expect(await shop.counted(id)).toMatchObject({ times: 0 })
  })

  it('that is too large is refused', async () => {
    const { headers } = shop.wechat.notice('x')
    const large = { headers, body: 'x'.repeat(300 * 1024) }
    expect(await shop.deliver(large)).toMatchObject({ status: 413 })
  })

  it('that could not be stored is asked for again', async () => {
    const { id } = await shop.order(shop.test.guest())
    const text = JSON.stringify(paidNotice(id)).replace(/"paidAt":"[^"]+"/, '"paidAt":"never"')
    const notice = { headers: shop.wechat.notice(id).headers, body: text }
    expect(await shop.deliver(notice)).toEqual({ status: 500, body: 'failed' })
    expect(await shop.counted(id)).toMatchObject({ times: 0 })
  })
})
