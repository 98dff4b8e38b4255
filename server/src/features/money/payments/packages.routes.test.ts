import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs, openShop, type Shop } from './testing/shop.ts'

const { packages, creditOffers, operatorPackages, savePackage, deletePackage, arrangePackages } =
  api.payments

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.test.close())

const draft = { title: { 'en-US': 'New' }, credits: 5, amountMinor: 500, currency: 'CNY' }
const titles = async (input = {}, options = {}) =>
  (await shop.test.call(packages, input, options)).rows.map(({ title }) => title)

describe('the packages of a new installation', () => {
  it('are priced in the money of each site’s language and told in the reader’s', async () => {
    const chinese = await shop.test.call(packages, { page: 1, size: 100 })
    expect(chinese.count).toBe(4)
    expect(new Set(chinese.rows.map(({ currency }) => currency))).toEqual(new Set(['CNY']))
    expect(chinese.rows[1]).toMatchObject({ title: '基础包', credits: 1000, amountMinor: 990 })
    expect(await titles({ language: 'zh-TW' })).toContain('VIP 月卡')
    const english = await shop.test.call(packages, {}, { host: 'studio.localhost' })
    expect(english.rows[1]).toMatchObject({ title: 'Basic', amountMinor: 499, currency: 'USD' })
  })

  it('are credit offers where they bring no VIP time, a page at a time', async () => {
    const { rows, count } = await shop.test.call(creditOffers, { page: 2, size: 2 })
    expect([rows.map(({ title }) => title), count]).toEqual([['超值包'], 3])
  })
})

describe('an operator', () => {
  it('adds, changes, arranges and deletes the packages of the own site alone', async () => {
    const as = await shop.operator('seller')
    const host = 'studio.localhost'
    const foreign = await shop.operator('stranger', host)
    const { id } = await shop.test.call(savePackage, draft, { as })
    expect((await titles()).at(-1)).toBe('New')
    await shop.test.call(arrangePackages, { ids: [id] }, { as })
    expect((await titles())[0]).toBe('New')
    await shop.test.call(arrangePackages, { ids: [id + 1, id] }, { as: foreign, host })
    expect((await titles())[0]).toBe('New')
    await shop.test.call(savePackage, { ...draft, id, title: { 'zh-CN': '改' } }, { as })
    expect((await titles())[0]).toBe('改')
    const refused = [
      shop.test.ask(savePackage, { ...draft, id }, { as: foreign, host }),
      shop.test.ask(deletePackage, { id }, { as: foreign, host }),
    ]
    for (const reply of await Promise.all(refused))
      expect(reply).toMatchObject({ status: 404, body: { error: 'packages.not_found' } })
    await shop.test.call(deletePackage, { id }, { as })
    expect(await titles()).toHaveLength(4)
  })

  it('sees what is hidden or out of season, which nobody else does', async () => {
    const as = await shop.operator('keeper')
    const now = shop.test.services.payments.clock.now().getTime()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const kept = [
      { ...draft, title: { 'zh-CN': '隐藏' }, isShown: false },
      { ...draft, title: { 'zh-CN': '以后' }, validFrom: at(minuteMs) },
      { ...draft, title: { 'zh-CN': '现在' }, validUntil: at(minuteMs) },
    ]
    for (const each of kept) await shop.test.call(savePackage, each, { as })
    expect(await titles()).toEqual(expect.not.arrayContaining(['隐藏', '以后']))
    expect(await titles()).toContain('现在')
    expect(await shop.test.call(operatorPackages, {}, { as })).toMatchObject(
      expect.arrayContaining(kept.map(({ title }) => expect.objectContaining({ title }))),
    )
    shop.pass(minuteMs)
    expect(await titles()).toContain('以后')
    expect(await titles()).not.toContain('现在')
  })

  it.each([
    [{ title: {} }, 'title'],
    [{ amountMinor: 0 }, 'amountMinor'],
    [{ amountMinor: 1.5 }, 'amountMinor'],
    [{ currency: 'yuan' }, 'currency'],
    [{ credits: -1 }, 'credits'],
  ])('hears at the field that %j does not fit', async (wrong, field) => {
    const as = await shop.operator(`wrong-${Math.random()}`.slice(0, 20))
    const reply = await shop.test.ask(savePackage, { ...draft, ...wrong }, { as })
    expect(reply).toMatchObject({ status: 422, body: { fields: [{ field }] } })
  })

  it('hears that no way to pay of the site takes it, and an order of an older one is told so', async () => {
    const as = await shop.operator('yen-seller')
    const dollars = { ...draft, currency: 'USD' }
    const { id } = await shop.test.call(savePackage, dollars, { as })
    await shop.setUp('atelier', 'alipay', undefined)
    const reply = await shop.test.ask(savePackage, { ...dollars, id }, { as })
    expect(reply).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'currency', reason: expect.stringContaining('USD') }] },
    })
    const wanted = { packageId: id, way: 'wechat', idempotencyKey: 'in-dollars' } as const
    const order = await shop.test.ask(api.payments.placeOrder, wanted, { as })
    expect(order).toMatchObject({ body: { error: 'payments.no_way' } })
    await shop.setUp('atelier', 'alipay', shop.alipay.settings)
  })
})
