import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from './sweep-payments.ts'
import { minuteMs, openShop, type Shop } from './testing/shop.ts'

const { placeOrder, order: orderState, orders, cancel, ways } = api.payments

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.test.close())
afterEach(() => {
  shop.wechat.trouble = {}
})

const paidNotice = (id: string) => shop.wechat.notice(id)

describe('ways to pay', () => {
  it('are those that the site has set up, in words that it can use; a site without any offers none', async () => {
    expect(await shop.test.call(ways, {})).toEqual({
      ways: [
        { id: 'wechat', currencies: ['CNY'] },
        { id: 'alipay', currencies: [] },
      ],
    })
    const host = 'studio.localhost'
    expect(await shop.test.call(ways, {}, { host })).toEqual({ ways: [] })
    await shop.setUp('studio', 'wechat', { nonsense: true })
    expect(await shop.test.call(ways, {}, { host })).toEqual({ ways: [] })
  })

  it('are kept sealed, also when they were written as plain JSON', async () => {
    await shop.test.call(ways, {})
    const { rows } = await shop.test.database.pool.query(
      `select value from site_settings where key = 'payWechat' and value ? 'sealed'`,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(shop.wechat.settings.word)
  })

  it('that are not offered, or do not take the currency, take no order', async () => {
    const as = shop.test.guest()
    const order = { packageId: await shop.packageAt(990), idempotencyKey: 'key-no-way' }
    const stripe = await shop.test.ask(placeOrder, { ...order, way: 'stripe' }, { as })
    expect(stripe).toMatchObject({ status: 409, body: { error: 'payments.no_way' } })
    await shop.setUp('studio', 'wechat', shop.wechat.settings)
    const dollars = await shop.test.ask(
      placeOrder,
      { ...order, packageId: await shop.packageAt(499, 'studio'), way: 'wechat' },
      { as, host: 'studio.localhost' },
    )
    expect(dollars).toMatchObject({ status: 409, body: { error: 'payments.no_way' } })
  })
})

describe('a site whose people redeem codes', () => {
  it('offers no way to pay and takes no order', async () => {
    await shop.test.configure({ pay: 2 })
    const as = shop.test.guest()
    expect(await shop.test.call(ways, {})).toEqual({ ways: [] })
    const wanted = {
      packageId: await shop.packageAt(990),
      way: 'wechat' as const,
      idempotencyKey: 'by-codes',
    }
    expect(await shop.test.ask(placeOrder, wanted, { as })).toMatchObject({
      status: 409,
      body: { error: 'payments.no_way' },
    })
    await shop.test.configure({ pay: 1 })
    expect((await shop.test.ask(placeOrder, wanted, { as })).status).toBe(200)
  })
})

describe('an order', () => {
  it('waits with a code, is paid when the vendor says so, and credits what it sold', async () => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const order = await shop.order(as)
    expect(order).toMatchObject({
      state: 'waiting',
      credits: 1000,
      amountMinor: 990,
      currency: 'CNY',
      step: { kind: 'qr', code: `pay:${order.id}` },
      secondsLeft: 15 * 60,
    })
    expect(order.id).toMatch(/^[0-9a-z]{28}$/)
    shop.wechat.pay(order.id)
    expect(await shop.deliver(paidNotice(order.id))).toEqual({ status: 200, body: 'taken' })
    expect(await shop.look(as, order.id)).toMatchObject({
      state: 'paid',
      step: null,
      secondsLeft: 0,
      paidAt: expect.any(String),
    })
    expect(await shop.balance(as)).toBe(before + 1000)
  })

  it('gives VIP time with it, from the end of what there is', async () => {
    const as = shop.test.guest()
    const packageId = await shop.packageAt(2900)
    for (const _ of [1, 2]) {
      const { id } = await shop.order(as, { packageId })
      shop.wechat.pay(id)
      await shop.deliver(paidNotice(id))
    }
    const { userBalance } = await shop.test.call(api.auth.getInfo, {}, { as })
    expect(userBalance.hh_vip_time).toBe('2027-01-20T12:00:00.000Z')
  })

  it('is one for a double click and for a replay, and begun once', async () => {
    const as = shop.test.guest()
    const made = await Promise.all(
      Array.from({ length: 8 }, () => shop.order(as, { idempotencyKey: 'the-same-press' })),
    )
    const replayed = await shop.order(as, { idempotencyKey: 'the-same-press' })
    expect(new Set([...made, replayed].map(({ id }) => id)).size).toBe(1)
    expect(shop.wechat.asked.filter((call) => call === `start ${replayed.id}`)).toHaveLength(1)
    const other = await shop.order(shop.test.guest(), { idempotencyKey: 'the-same-press' })
    expect(other.id).not.toBe(replayed.id)
  })

  it('keeps what it sold when the package is changed or deleted', async () => {
    const as = shop.test.guest()
    const operator = await shop.operator('keeper')
    const { id: packageId } = await shop.test.call(
      api.payments.savePackage,
      { title: { 'zh-CN': '旧' }, credits: 7, amountMinor: 77, currency: 'CNY' },
      { as: operator },
    )
    const { id } = await shop.order(as, { packageId })
    await shop.test.call(
      api.payments.savePackage,
      { id: packageId, title: { 'zh-CN': '新' }, credits: 9, amountMinor: 99, currency: 'CNY' },
      { as: operator },
    )
    await shop.test.call(api.payments.deletePackage, { id: packageId }, { as: operator })
    shop.wechat.pay(id)
    await shop.deliver(paidNotice(id))
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid', title: '旧', amountMinor: 77 })
    expect(await shop.counted(id)).toMatchObject({ times: 1, sum: 7 })
  })

  it('is not placed at a higher price than was shown, nor in another currency', async () => {
    const as = shop.test.guest()
    const packageId = await shop.packageAt(990)
    const place = (seen: { amountMinor: number; currency: string }) =>
      shop.test.ask(
        placeOrder,
        {
          packageId,
          way: 'wechat',
          idempotencyKey: `seen-${seen.amountMinor}-${seen.currency}`,
          seen,
        },
        { as },
      )
    for (const seen of [
      { amountMinor: 989, currency: 'CNY' },
      { amountMinor: 990, currency: 'USD' },
    ])
      expect(await place(seen)).toMatchObject({ status: 409, body: { error: 'packages.changed' } })
    expect((await shop.test.call(orders, { page: 1, size: 10 }, { as })).count).toBe(0)
    expect((await place({ amountMinor: 990, currency: 'CNY' })).status).toBe(200)
  })

  it('of somebody else, on another site, or of nobody answers 404', async () => {
    const { id } = await shop.order(shop.test.guest())
    const foreign = shop.test.guest()
    for (const [endpoint, wanted] of [
      [orderState, id],
      [cancel, id],
      [orderState, '20261121abcdef'],
    ] as const)
      expect(await shop.test.ask(endpoint, { id: wanted }, { as: foreign })).toMatchObject({
        status: 404,
        body: { error: 'orders.not_found' },
      })
    expect(await shop.test.call(orders, {}, { as: foreign })).toEqual({ rows: [], count: 0 })
  })

  it('of a package sold once is the open one again, and refused once it was paid', async () => {
    const as = shop.test.guest()
    const packageId = await shop.packageAt(100)
    const first = await shop.order(as, { packageId })
    expect((await shop.order(as, { packageId })).id).toBe(first.id)
    shop.wechat.pay(first.id)
    await shop.deliver(paidNotice(first.id))
    const again = { packageId, way: 'wechat' as const, idempotencyKey: 'once-more' }
    expect(await shop.test.ask(placeOrder, again, { as })).toMatchObject({
      status: 409,
      body: { error: 'packages.bought' },
    })
    const { rows } = await shop.test.call(api.payments.packages, {}, { as })
    expect(rows.filter(({ isBought }) => isBought).map(({ id }) => id)).toEqual([packageId])
  })

  it('is refused where too many are open', async () => {
    const as = shop.test.guest()
    for (let count = 0; count < 8; count += 1) await shop.order(as)
    const packageId = await shop.packageAt(990)
    const ninth = { packageId, way: 'wechat' as const, idempotencyKey: 'the-ninth' }
    expect(await shop.test.ask(placeOrder, ninth, { as })).toMatchObject({
      status: 409,
      body: { error: 'orders.too_many' },
    })
  })
})

describe('a vendor that does not begin a payment', () => {
  const begin = (as: `Guest ${string}`, key: string, packageId: number) =>
    shop.test.ask(placeOrder, { packageId, way: 'wechat', idempotencyKey: key }, { as })

  it('and cannot be reached leaves the order to be begun again by the same key', async () => {
    const as = shop.test.guest() as `Guest ${string}`
    const packageId = await shop.packageAt(990)
    shop.wechat.trouble = { start: 'unavailable' }
    expect(await begin(as, 'try-again', packageId)).toMatchObject({
      status: 502,
      body: { error: 'payments.unavailable' },
    })
    shop.wechat.trouble = {}
    expect(await begin(as, 'try-again', packageId)).toMatchObject({
      status: 200,
      body: { data: { state: 'waiting' } },
    })
  })

  it.each([
    ['refused', 'payments.refused'],
    ['config', 'payments.misconfigured'],
  ] as const)('and says %s ends the order', async (kind, code) => {
    const as = shop.test.guest() as `Guest ${string}`
    shop.wechat.trouble = { start: kind }
    const packageId = await shop.packageAt(990)
    expect(await begin(as, 'will-fail', packageId)).toMatchObject({ body: { error: code } })
    const { rows } = await shop.test.call(orders, {}, { as })
    expect(rows).toMatchObject([{ state: 'failed' }])
  })
})

describe('the end of an order', () => {
  it('that is polled asks the vendor, but not at every poll', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    shop.wechat.pay(id)
    expect(await shop.look(as, id)).toMatchObject({ state: 'waiting' })
    shop.pass(5000)
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
    expect(shop.wechat.asked.filter((call) => call === `query ${id}`)).toHaveLength(1)
  })

  it('by its buyer closes it at the vendor, unless somebody was quicker', async () => {
    const as = shop.test.guest()
    const closed = await shop.order(as)
    expect(await shop.test.call(cancel, { id: closed.id }, { as })).toMatchObject({
      state: 'closed',
      step: null,
    })
    expect(shop.wechat.asked).toContain(`close ${closed.id}`)
    const paid = await shop.order(as)
    shop.wechat.pay(paid.id)
    expect(await shop.test.call(cancel, { id: paid.id }, { as })).toMatchObject({ state: 'paid' })
  })

  it('by time closes it at the vendor; polled or swept', async () => {
    const as = shop.test.guest()
    const polled = await shop.order(as)
    const swept = await shop.order(as)
    shop.pass(15 * minuteMs)
    expect(await shop.look(as, polled.id)).toMatchObject({ state: 'expired' })
    await sweepPayments(shop.test.services.payments)
    expect(await shop.look(as, swept.id)).toMatchObject({ state: 'expired' })
    for (const { id } of [polled, swept]) expect(shop.wechat.asked).toContain(`close ${id}`)
    const asked = shop.wechat.asked.length
    shop.pass(2 * minuteMs)
    await sweepPayments(shop.test.services.payments)
    expect(shop.wechat.asked.slice(asked).join()).not.toContain(swept.id)
  })

  it('finds at closing that it was paid, and credits', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    shop.wechat.pay(id)
    shop.pass(16 * minuteMs)
    await sweepPayments(shop.test.services.payments)
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
    expect(await shop.counted(id)).toMatchObject({ times: 1 })
  })

  it('with a vendor that is away is tried again by the sweep until it answers', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    shop.wechat.trouble = { close: 'unavailable' }
    shop.pass(16 * minuteMs)
    await sweepPayments(shop.test.services.payments)
    expect(await shop.look(as, id)).toMatchObject({ state: 'expired' })
    shop.wechat.trouble = {}
    shop.wechat.pay(id)
    shop.pass(2 * minuteMs)
    await sweepPayments(shop.test.services.payments)
    expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
  })

  it.each(['cancelled', 'expired'])(
    'still credits money that comes after it was %s',
    async (how) => {
      const as = shop.test.guest()
      const { id } = await shop.order(as)
      if (how === 'cancelled') await shop.test.call(cancel, { id }, { as })
      else {
        shop.pass(16 * minuteMs)
        await sweepPayments(shop.test.services.payments)
      }
      shop.wechat.pay(id)
      await shop.deliver(paidNotice(id))
      expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
      expect(await shop.counted(id)).toMatchObject({ times: 1, sum: 1000 })
    },
  )

  it('by the vendor ends the waiting', async () => {
    const as = shop.test.guest()
    const { id } = await shop.order(as)
    await shop.deliver(
      shop.wechat.notice(id, { kind: 'payment', orderNo: id, payment: { state: 'closed' } }),
    )
    expect(await shop.look(as, id)).toMatchObject({ state: 'closed' })
  })
})

describe('what a sweep takes', () => {
  it('is taken by one of two servers', async () => {
    const { id } = await shop.order(shop.test.guest())
    shop.pass(2 * minuteMs)
    const { payments } = shop.test.services
    await Promise.all([sweepPayments(payments), sweepPayments(payments), sweepPayments(payments)])
    expect(shop.wechat.asked.filter((call) => call === `query ${id}`)).toHaveLength(1)
  })
})
