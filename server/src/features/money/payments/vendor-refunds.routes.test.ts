// Money that went back at the vendor, without us: what it bought is taken back once, never below zero, and comes back with a won dispute.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import type { PaymentNotice, RefundState } from './gateways/payment-gateway.ts'
import { minuteMs, openShop, type Shop } from './testing/shop.ts'

let shop: Shop
let owner: Credential
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.operator('refund-reader')
})
afterAll(() => shop.test.close())

async function bought(as: Credential): Promise<string> {
  const { id } = await shop.order(as)
  shop.wechat.pay(id)
  await shop.deliver(shop.wechat.notice(id))
  return id
}

const noticeOf = (
  orderNo: string,
  { amountMinor = 990, state = 'done' as RefundState['state'], vendorNo = `re-${orderNo}` } = {},
): PaymentNotice => ({
  kind: 'vendor-refund',
  reference: `ref-${orderNo}`,
  vendorNo,
  reason: state === 'failed' ? 'Dispute won' : 'Disputed',
  refund: { state },
  amountMinor,
  currency: 'CNY',
})
const tell = (orderNo: string, more: Parameters<typeof noticeOf>[1] = {}) =>
  shop.deliver(shop.wechat.notice(orderNo, noticeOf(orderNo, more)))
const read = (id: string) => shop.test.call(api.payments.readOrder, { id }, { as: owner })

it('takes back what it bought once, however often it is told', async () => {
  const as = shop.test.guest()
  const before = await shop.balance(as)
  const id = await bought(as)
  const replies = await Promise.all(Array.from({ length: 6 }, () => tell(id)))
  for (const reply of replies) expect(reply.status).toBe(200)
  expect(await shop.balance(as)).toBe(before)
  expect(await read(id)).toMatchObject({
    state: 'refunded',
    refundedMinor: 990,
    left: { amountMinor: 0 },
    refunds: [{ state: 'done', amountMinor: 990, takenCredits: 1000, reason: 'Disputed' }],
  })
})

it('is told to Today for a week, as long as it stands', async () => {
  const needs = async () =>
    (await shop.test.call(api.analytics.needs, {}, { as: owner })).vendorRefunds ?? 0
  const before = await needs()
  const id = await bought(shop.test.guest())
  await tell(id)
  expect(await needs()).toBe(before + 1)
  await tell(id, { state: 'failed' })
  expect(await needs()).toBe(before)
  const second = await bought(shop.test.guest())
  await tell(second)
  shop.pass(8 * 24 * 60 * minuteMs)
  expect(await needs()).toBe(0)
})

it('takes a part for a part, and never more than is left', async () => {
  const as = shop.test.guest()
  const before = await shop.balance(as)
  const id = await bought(as)
  await tell(id, { amountMinor: 99 })
  expect(await shop.balance(as)).toBe(before + 900)
  expect(await read(id)).toMatchObject({ state: 'paid', refundedMinor: 99 })
  await tell(id, { amountMinor: 5000, vendorNo: `more-${id}` })
  expect(await shop.balance(as)).toBe(before)
  expect(await read(id)).toMatchObject({ state: 'refunded', refundedMinor: 990 })
})

it('never goes below zero, and says what is missing', async () => {
  const as = shop.test.guest()
  const id = await bought(as)
  const { userInfo } = await shop.test.call(api.auth.getInfo, {}, { as })
  const held = await shop.balance(as)
  const give = { accountId: userInfo.id, amount: -(held - 300), reason: 'spent', key: `k-${id}` }
  await shop.test.call(api.ledger.give, give, { as: owner })
  await tell(id)
  expect(await shop.balance(as)).toBe(0)
  expect((await read(id)).refunds).toMatchObject([{ takenCredits: 300, missingCredits: 700 }])
})

it('gives all of it back when the dispute is won, once', async () => {
  const as = shop.test.guest()
  const id = await bought(as)
  const after = await shop.balance(as)
  await tell(id)
  await Promise.all([1, 2, 3].map(() => tell(id, { state: 'failed' })))
  expect(await shop.balance(as)).toBe(after)
  expect(await read(id)).toMatchObject({
    state: 'paid',
    refundedMinor: 0,
    refunds: [{ state: 'failed', failure: 'Dispute won' }],
  })
})

it('takes nothing back where the news that a dispute was won comes first', async () => {
  const as = shop.test.guest()
  const id = await bought(as)
  const held = await shop.balance(as)
  await tell(id, { state: 'failed' })
  await tell(id)
  expect(await shop.balance(as)).toBe(held)
  expect(await read(id)).toMatchObject({
    state: 'paid',
    refundedMinor: 0,
    refunds: [{ state: 'failed', failure: 'Dispute won' }],
  })
})

it('and a refund of ours at once take back no more than was bought', async () => {
  const as = shop.test.guest()
  const before = await shop.balance(as)
  const id = await bought(as)
  shop.wechat.refundAnswer = { state: 'pending' }
  const asked = { orderId: id, amountMinor: 400, reason: 'too dear' }
  await Promise.all([shop.test.ask(api.payments.refund, asked, { as: owner }), tell(id)])
  expect(await shop.balance(as)).toBe(before)
  shop.wechat.refundAnswer = { state: 'done' }
})

it('of an order that was not credited, or of another currency, is not noted', async () => {
  const as = shop.test.guest()
  const { id } = await shop.order(as)
  expect(await tell(id)).toMatchObject({ status: 200 })
  const paid = await bought(as)
  const dollars = { ...noticeOf(paid), currency: 'USD' } as PaymentNotice
  await shop.deliver(shop.wechat.notice(paid, dollars))
  expect(await read(paid)).toMatchObject({ state: 'paid', refunds: [] })
})
