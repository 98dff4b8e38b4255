import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../../../platform/clock.ts'
import { GatewayError, type PaymentGateway, type PaymentRequest } from '../payment-gateway.ts'
import { gatewaySuite } from '../testing/gateway.suite.ts'
import { kindOf } from '../testing/gateway-harness.ts'
import { startNoticeReceiver } from '../testing/notice-receiver.ts'
import { type StripeServer, startStripeServer } from '../testing/stripe-server.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts'
import { createStripeGateway, stripe } from './stripe-gateway.ts'

gatewaySuite('Stripe', {
  startServer: startStripeServer,
  create: createStripeGateway,
  secrets: stripe.secrets,
  withWrongKey: (settings) => ({ ...settings, secretKey: 'sk_test_0123456789abcdefdeadbeef' }),
  ofAnotherMerchant: (settings) => ({ ...settings, webhookSecret: 'whsec_another0123456789' }),
  noticeLifeMs: 300_000,
})

describe('Stripe Checkout', () => {
  let server: StripeServer
  let gateway: PaymentGateway
  beforeAll(async () => {
    server = await startStripeServer()
    server.notices.times = 0
    gateway = createStripeGateway(server.settings, { clock: systemClock })
  })
  afterAll(() => server.close())

  let count = 0
  const begin = async (more: Partial<PaymentRequest> = {}) => {
    count += 1
    const request: PaymentRequest = {
      orderNo: `ORDER${count}`,
      amountMinor: 500,
      currency: 'USD',
      title: 'Credits',
      expiresAt: new Date(Date.now() + 15 * 60_000),
      notifyUrl: 'https://site.example/notice',
      returnUrl: 'https://site.example/pay',
      locale: 'en-US',
      isPhone: false,
      ...more,
    }
    const started = await gateway.start(request)
    return { request, started, payment: { ...request, reference: started.reference } }
  }

  it('is paid on a page of its own, from which the browser comes back', async () => {
    const { request, started, payment } = await begin()
    if (started.kind !== 'redirect') throw new Error('no page')
    const shown = await (await fetch(started.url)).text()
    const pay = new URL(/href="([^"]*)">pay/.exec(shown)?.[1] ?? '', started.url)
    const left = await fetch(pay, { redirect: 'manual' })
    expect(left.headers.get('location')).toBe(request.returnUrl)
    expect(await gateway.query(payment)).toMatchObject({ state: 'paid', currency: 'USD' })
  })

  it('waits for a bank that takes its time, and knows both ends', async () => {
    for (const outcome of ['paid', 'failed'] as const) {
      const { request, payment } = await begin()
      await server.paySlowly(request.orderNo)
      const waiting = { kind: 'payment', orderNo: request.orderNo, payment: { state: 'waiting' } }
      expect(await gateway.readNotice(server.notices.last(request.orderNo))).toEqual(waiting)
      expect(await gateway.query(payment)).toEqual({ state: 'waiting' })
      expect(await gateway.close(payment)).toEqual({ state: 'waiting' })
      await server.endSlowPayment(request.orderNo, outcome)
      const state = outcome === 'paid' ? 'paid' : 'closed'
      const notice = await gateway.readNotice(server.notices.last(request.orderNo))
      expect(notice).toMatchObject({ payment: { state } })
      expect(await gateway.query(payment)).toMatchObject({ state })
    }
  })

  it('tells that a session has expired', async () => {
    const { request } = await begin()
    await server.expire(request.orderNo)
    const notice = await gateway.readNotice(server.notices.last(request.orderNo))
    expect(notice).toMatchObject({ orderNo: request.orderNo, payment: { state: 'closed' } })
  })

  it('tells that a refund has failed, and why', async () => {
    const { request, payment } = await begin()
    await server.pay(request.orderNo)
    server.refundsWait = true
    const refund = { payment, refundNo: 'REFUND1', amountMinor: 500, reason: '' }
    expect(await gateway.refund(refund)).toEqual({ state: 'pending' })
    expect(await gateway.queryRefund(refund)).toEqual({ state: 'pending' })
    await server.settleRefunds('failed')
    const failed = { state: 'failed', reason: 'expired_or_canceled_card' }
    expect(await gateway.queryRefund(refund)).toEqual(failed)
    const notice = await gateway.readNotice(server.notices.last(request.orderNo))
    expect(notice).toEqual({ kind: 'refund', refundNo: 'REFUND1', refund: failed })
    server.refundsWait = false
  })

  it('waits for an order whose beginning was lost until that order is over', async () => {
    const lost = { orderNo: 'LOST01', amountMinor: 1, currency: 'USD', reference: null }
    const waiting = await gateway.query({ ...lost, expiresAt: new Date(Date.now() + 60_000) })
    expect(waiting).toEqual({ state: 'waiting' })
    const over = await gateway.query({ ...lost, expiresAt: new Date(Date.now() - 60_000) })
    expect(over).toEqual({ state: 'closed' })
  })

  it('is the same payment when it is begun again in another language, to come back elsewhere', async () => {
    const { request, started } = await begin()
    const again = { ...request, locale: 'zh-TW', returnUrl: 'https://other.example/pay' }
    expect(await gateway.start(again)).toEqual(started)
  })

  it('gives money back once under a number, also after Stripe has forgotten its keys', async () => {
    const { request, payment } = await begin()
    await server.pay(request.orderNo)
    const refund = { payment, refundNo: 'REFUND2', amountMinor: 200, reason: '' }
    expect(await gateway.refund(refund)).toEqual({ state: 'done' })
    server.forgetKeys()
    expect(await gateway.refund(refund)).toEqual({ state: 'done' })
    expect(server.taken(request.orderNo).refundedMinor).toBe(200)
  })

  it('does not take the same order for another price', async () => {
    const { request } = await begin()
    expect(await kindOf(gateway.start({ ...request, amountMinor: 501 }))).toBe('refused')
  })

  it('does not give one order for another', async () => {
    const { payment } = await begin()
    expect(await kindOf(gateway.query({ ...payment, orderNo: 'ANOTHER' }))).toBe('refused')
  })

  it('has its webhooks sent again until they are taken', async () => {
    const taken: string[] = []
    const receiver = await startNoticeReceiver(async (raw) => {
      const notice = await gateway.readNotice(raw)
      taken.push(notice.kind)
      return gateway.answerNotice(taken.length > 1 ? 'taken' : 'failed')
    })
    server.webhookUrl = receiver.url
    const { request } = await begin()
    await server.pay(request.orderNo)
    expect(await server.notices.send(request.orderNo)).toBe(false)
    expect(await server.notices.send(request.orderNo)).toBe(true)
    expect(taken).toEqual(['payment', 'payment'])
    server.webhookUrl = undefined
    await receiver.close()
  })
})

describe('an amount', () => {
  it.each([
    ['USD', 1999, 1999],
    ['JPY', 500, 500],
    ['ISK', 500, 50_000],
    ['UGX', 500, 50_000],
    ['MGA', 50_000, 500],
    ['KWD', 1230, 1230],
    ['HUF', 123_400, 123_400],
  ])('in %s is what Stripe counts', (currency, amountMinor, amount) => {
    expect(toStripeAmount({ amountMinor, currency })).toBe(amount)
    expect(fromStripeAmount(amount, currency.toLowerCase())).toEqual({ amountMinor, currency })
  })

  it.each([
    ['KWD', 1234],
    ['MGA', 50],
  ])('in %s that Stripe cannot express is refused', (currency, amountMinor) => {
    expect(() => toStripeAmount({ amountMinor, currency })).toThrow(GatewayError)
  })
})
