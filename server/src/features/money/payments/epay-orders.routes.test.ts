// An order that is paid by EPay: its page, its notice in the address, the question what became of it, and its refund.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EpaySettings } from './gateways/epay/epay-settings.ts'
import { gateways } from './gateways/gateways.ts'
import { startEpayServer } from './gateways/testing/epay-server.ts'
import type { PaymentServer } from './gateways/testing/payment-server.ts'
import { sweepPayments } from './sweep-payments.ts'
import { minuteMs, openShop, type Shop } from './testing/shop.ts'

let shop: Shop
let vendor: PaymentServer<EpaySettings>
beforeAll(async () => {
  shop = await openShop([gateways.epay])
  vendor = await startEpayServer()
  vendor.notices.times = 0
  await shop.setUp('atelier', 'epay', vendor.settings)
})
afterAll(async () => {
  await shop.test.close()
  await vendor.close()
})

/** An order, whose page somebody has opened. */
async function order(as = shop.test.guest()) {
  const placed = await shop.order(as, { way: 'epay' })
  if (placed.step?.kind !== 'redirect') throw new Error('no page')
  const url = new URL(placed.step.url)
  await fetch(url)
  return { as, id: placed.id, url }
}

async function tell(body: Buffer, place = 'epay/atelier') {
  const url = `/api/pay/notify/${place}?${body}`
  const reply = await shop.test.app.inject({ method: 'GET', url })
  return { status: reply.statusCode, body: reply.body }
}

it('leads to the gateway, and is told by address where its notice goes', async () => {
  const { url } = await order()
  expect(url.origin).toBe(vendor.url)
  const fields = Object.fromEntries(url.searchParams)
  expect(fields).toMatchObject({ pid: '1001', money: '9.90', sign_type: 'MD5' })
  expect(fields.notify_url).toMatch(/\/api\/pay\/notify\/epay\/atelier$/)
  expect(url.href).not.toContain(vendor.settings.secretKey)
})

it('counts once when notices, question and sweep meet', async () => {
  const { as, id } = await order()
  await vendor.pay(id)
  const { body } = vendor.notices.last(id)
  shop.pass(61_000)
  const replies = await Promise.all([
    ...Array.from({ length: 6 }, () => tell(body)),
    shop.look(as, id).then(() => ({ status: 200, body: 'success' })),
    sweepPayments(shop.test.services.payments).then(() => ({ status: 200, body: 'success' })),
  ])
  for (const reply of replies) expect(reply).toEqual({ status: 200, body: 'success' })
  expect(await shop.look(as, id)).toMatchObject({ state: 'paid' })
  expect(await shop.counted(id)).toEqual({ times: 1, sum: 1000, vipDays: 0 })
})

it('counts what is paid after the order has ended', async () => {
  const { as, id } = await order()
  shop.pass(20 * minuteMs)
  await sweepPayments(shop.test.services.payments)
  expect((await shop.look(as, id)).state).not.toBe('waiting')
  await vendor.pay(id)
  expect(await tell(vendor.notices.last(id).body)).toEqual({ status: 200, body: 'success' })
  expect(await shop.counted(id)).toMatchObject({ times: 1, sum: 1000 })
})

it('believes no notice that the gateway has not signed, and no other amount', async () => {
  const { id } = await order()
  await vendor.pay(id)
  const forged = vendor.notices.last(id, { forged: true })
  expect(await tell(forged.body)).toMatchObject({ status: 400 })
  const cheap = vendor.notices.last(id).body.toString().replace('9.90', '0.01')
  expect(await tell(Buffer.from(cheap))).toMatchObject({ status: 400 })
  expect(await shop.counted(id)).toMatchObject({ times: 0 })
})

it('gives the whole back, and takes back what it bought', async () => {
  const owner = await shop.operator('epay-owner')
  const { as, id } = await order()
  await vendor.pay(id)
  await tell(vendor.notices.last(id).body)
  const before = await shop.balance(as)
  const refund = { orderId: id, reason: 'asked' }
  await shop.test.call(api.payments.refund, refund, { as: owner })
  expect(vendor.taken(id)).toMatchObject({ times: 1, refundedMinor: 990 })
  expect(await shop.balance(as)).toBe(before - 1000)
})
