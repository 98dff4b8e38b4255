import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { openShop, type Shop } from './testing/shop.ts'

const { operatorOrders, readOrder, refund, exportOrders, operatorPackages } = api.payments

let shop: Shop
let owner: Credential
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.test.staff('owner')
})
afterAll(() => shop.test.close())

async function bought(as: Credential, amountMinor = 990): Promise<string> {
  const { id } = await shop.order(as, { packageId: await shop.packageAt(amountMinor) })
  shop.wechat.pay(id)
  await shop.deliver(shop.wechat.notice(id))
  return id
}

const idOf = async (as: Credential) =>
  (await shop.test.call(api.auth.getInfo, {}, { as })).userInfo.id

describe('the orders of a site', () => {
  it('are found by a part of the buyer’s name, the number of the account, the order’s own and the vendor’s', async () => {
    const anna = await shop.test.member('Anna_Lee')
    const id = await bought(anna)
    await bought(shop.test.guest())
    const found = async (person: string) => {
      const { rows, count } = await shop.test.call(operatorOrders, { person }, { as: owner })
      expect(rows).toHaveLength(count)
      return rows.map((row) => row.id)
    }
    expect(await found('na_le')).toEqual([id])
    expect(await found(String(await idOf(anna)))).toContain(id)
    expect(await found(id.slice(0, 12))).toContain(id)
    expect(await found(id)).toEqual([id])
    const { reference } = await shop.test.call(readOrder, { id }, { as: owner })
    expect(reference).toContain(id)
    expect(await found(reference ?? '')).toEqual([id])
    expect(await found('ref-')).toContain(id)
    expect(await found('na%le')).toEqual([])
    expect(await found('99999999999999999999')).toEqual([])
  })

  it('go into the file by the same filters', async () => {
    const bob = await shop.test.member('bob_the_buyer')
    const id = await bought(bob)
    const reply = await shop.test.app.inject({
      url: `/api${exportOrders.path}?person=bob_the`,
      headers: { host: 'localhost', authorization: owner },
    })
    const lines = reply.body.split('\r\n').filter(Boolean)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(id)
  })
})

describe('one order', () => {
  it('is told with what its buyer holds, what can be given back, and what was', async () => {
    const as = shop.test.guest()
    const before = await shop.balance(as)
    const id = await bought(as)
    const read = () => shop.test.call(readOrder, { id }, { as: owner })
    expect(await read()).toMatchObject({
      id,
      state: 'paid',
      username: '',
      left: { amountMinor: 990, currency: 'CNY' },
      holds: { credits: before + 1000, tokens: 0, vipUntil: null },
      refunds: [],
    })
    await shop.test.call(
      refund,
      { orderId: id, amountMinor: 400, reason: 'too dear' },
      { as: owner },
    )
    expect(await read()).toMatchObject({
      state: 'paid',
      refundedMinor: 400,
      left: { amountMinor: 590 },
      refunds: [{ amountMinor: 400, reason: 'too dear', state: 'done', takenCredits: 404 }],
      holds: { credits: before + 596 },
    })
  })

  it('has nothing left to give back before it is paid, and while a refund is under way', async () => {
    const open = await shop.order(shop.test.guest())
    const leftOf = async (id: string) =>
      (await shop.test.call(readOrder, { id }, { as: owner })).left.amountMinor
    expect(await leftOf(open.id)).toBe(0)
    const id = await bought(shop.test.guest())
    shop.wechat.refundAnswer = { state: 'pending' }
    await shop.test.call(
      refund,
      { orderId: id, amountMinor: 100, reason: 'slow bank' },
      { as: owner },
    )
    shop.wechat.refundAnswer = { state: 'done' }
    expect(await leftOf(id)).toBe(0)
  })

  it('whose buyer has gone is still told', async () => {
    const as = shop.test.guest()
    const id = await bought(as)
    await shop.test.database.pool.query('delete from accounts where id = $1', [await idOf(as)])
    expect(await shop.test.call(readOrder, { id }, { as: owner })).toMatchObject({
      id,
      username: '',
      holds: null,
    })
  })

  it('of another site, and one that is not there, is not found', async () => {
    const id = await bought(shop.test.guest())
    const notFound = { status: 404, body: { error: 'orders.not_found' } }
    expect(await shop.test.ask(readOrder, { id }, { as: owner, site: 'studio' })).toMatchObject(
      notFound,
    )
    expect(
      await shop.test.ask(
        refund,
        { orderId: id, reason: 'wrong site' },
        { as: owner, site: 'studio' },
      ),
    ).toMatchObject(notFound)
    expect(await shop.test.ask(readOrder, { id: 'Nobody1' }, { as: owner })).toMatchObject(notFound)
    expect(await shop.test.ask(readOrder, { id: '../x' }, { as: owner })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'id' }] },
    })
  })

  it('is read and given back by support, who may not see packages; members may nothing', async () => {
    const id = await bought(shop.test.guest())
    const support = await shop.test.staff('support')
    expect(await shop.test.call(readOrder, { id }, { as: support })).toMatchObject({ id })
    expect(
      await shop.test.call(refund, { orderId: id, reason: 'asked for' }, { as: support }),
    ).toMatchObject({ state: 'done', amountMinor: 990 })
    expect(await shop.test.ask(operatorPackages, {}, { as: support })).toMatchObject({
      status: 403,
    })
    const member = await shop.test.member('a_member')
    expect(await shop.test.ask(readOrder, { id }, { as: member })).toMatchObject({ status: 403 })
    expect(
      await shop.test.ask(refund, { orderId: id, reason: 'mine' }, { as: member }),
    ).toMatchObject({ status: 403 })
  })
})
