import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentGateway, RawNotice } from '../payment-gateway.ts'
import { startEpayServer } from '../testing/epay-server.ts'
import { failureOf, kindOf, minuteMs, refundOf, requestFor } from '../testing/gateway-harness.ts'
import { expectSentAgain } from '../testing/notice-receiver.ts'
import { json, type PaymentServer, startVendorServer } from '../testing/payment-server.ts'
import { createEpayGateway } from './epay-gateway.ts'
import { type EpaySettings, epaySettings } from './epay-settings.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }

describe.each(['md5', 'rsa'] as const)('EPay, signed by %s', (signing) => {
  let server: PaymentServer<EpaySettings>
  let another: PaymentServer<EpaySettings>
  let gateway: PaymentGateway
  const open = (more: Partial<EpaySettings> = {}, patienceMs = 5000) =>
    createEpayGateway({ ...server.settings, ...more }, { clock, patienceMs })
  const withWrongKey = () => {
    const { secretKey, privateKey } = another.settings
    return open({ secretKey, privateKey })
  }
  beforeAll(async () => {
    server = await startEpayServer({ signing })
    another = await startEpayServer({ signing })
    server.notices.times = 0
    gateway = open()
  })
  afterAll(() => Promise.all([server.close(), another.close()]))
  beforeEach(() => {
    Object.assign(server, { trouble: undefined, refundsWait: false })
    aheadMs = 0
  })

  /** An order whose page was opened in the buyer's browser. */
  async function begin(amountMinor = 1999, more: { notifyUrl?: string } = {}) {
    const request = { ...requestFor(amountMinor), ...more }
    const started = await gateway.start(request)
    if (started.kind !== 'redirect') throw new Error('no page')
    const shown = await (await fetch(started.url)).text()
    return { shown, orderNo: request.orderNo, payment: { ...request, reference: null } }
  }
  async function beginPaid(amountMinor?: number) {
    const begun = await begin(amountMinor)
    expect(await server.pay(begun.orderNo)).toBe(true)
    return begun
  }

  it('leads to a page of the gateway, which leads back, and is then paid', async () => {
    const { shown, payment } = await begin()
    expect(await gateway.query(payment)).toEqual({ state: 'waiting' })
    const link = /href="([^"]*)">pay/.exec(shown)?.[1] ?? ''
    const left = await fetch(new URL(link.replaceAll('&amp;', '&'), server.url), {
      redirect: 'manual',
    })
    expect(left.headers.get('location')).toBe(payment.returnUrl)
    const state = await gateway.query(payment)
    expect(state).toMatchObject({ state: 'paid', amountMinor: 1999, currency: 'CNY' })
    if (state.state !== 'paid') throw new Error('not paid')
    expect(Math.abs(+state.paidAt - Date.now())).toBeLessThan(minuteMs)
  })

  it('names the way that the operator has chosen, or leaves it to the buyer', async () => {
    const urlOf = async (channel: EpaySettings['channel']) => {
      const started = await open({ channel }).start(requestFor(1))
      return started.kind === 'redirect' ? new URL(started.url).searchParams.get('type') : ''
    }
    expect([await urlOf('wxpay'), await urlOf('any')]).toEqual(['wxpay', null])
  })

  it.each([1, 10, 29, 1999, 100_000_000])('is taken and told to the fen: %i', async (fen) => {
    const { payment, orderNo } = await beginPaid(fen)
    expect(server.taken(orderNo).amountMinor).toBe(fen)
    expect(await gateway.query(payment)).toMatchObject({ amountMinor: fen })
    const notice = await gateway.readNotice(server.notices.last(orderNo))
    expect(notice).toMatchObject({ payment: { amountMinor: fen } })
  })

  it('waits for who has not opened the page, and not beyond the time of the order', async () => {
    const payment = { ...requestFor(1999), reference: null }
    expect(await gateway.query(payment)).toEqual({ state: 'waiting' })
    const begun = await begin()
    expect(await gateway.close(begun.payment)).toEqual({ state: 'waiting' })
    aheadMs = 32 * minuteMs
    for (const each of [payment, begun.payment]) {
      expect(await gateway.query(each)).toEqual({ state: 'closed' })
      expect(await gateway.close(each)).toEqual({ state: 'closed' })
    }
    // The gateway closes no order: what comes late is told.
    expect(await server.pay(begun.orderNo)).toBe(true)
    expect(await gateway.query(begun.payment)).toMatchObject({ state: 'paid' })
    const notice = await gateway.readNotice(server.notices.last(begun.orderNo))
    expect(notice).toMatchObject({ payment: { state: 'paid' } })
  })

  it('takes no other currency', async () => {
    expect(await kindOf(gateway.start({ ...requestFor(1), currency: 'USD' }))).toBe('refused')
  })

  describe('a refund', () => {
    it('of the whole goes back once, however often it is asked for', async () => {
      const { payment, orderNo } = await beginPaid()
      const request = refundOf(payment, 1999)
      expect(await kindOf(gateway.queryRefund(request))).toBe('refused')
      for (const _ of [1, 2]) expect(await gateway.refund(request)).toEqual({ state: 'done' })
      expect(await gateway.queryRefund(request)).toEqual({ state: 'done' })
      expect(server.taken(orderNo).refundedMinor).toBe(1999)
      const paid = { state: 'paid', amountMinor: 1999, givenBack: 'whole' }
      expect(await gateway.query(payment)).toMatchObject(paid)
    })

    it('whose answer was lost is asked for again, and made once', async () => {
      const { payment, orderNo } = await beginPaid()
      const request = refundOf(payment, signing === 'md5' ? 1999 : 700)
      server.trouble = 'drop'
      expect(await kindOf(gateway.refund(request))).toBe('unavailable')
      server.trouble = undefined
      expect(await gateway.refund(request)).toEqual({ state: 'done' })
      expect(server.taken(orderNo).refundedMinor).toBe(request.amountMinor)
    })

    it('of what nobody paid is refused', async () => {
      const { payment } = await begin()
      expect(await kindOf(gateway.refund(refundOf(payment, 1999)))).toBe('refused')
    })

    it(`of a part is ${signing === 'md5' ? 'refused: asked for twice it would go twice' : 'made once under its number'}`, async () => {
      const { payment, orderNo } = await beginPaid()
      const request = refundOf(payment, 500)
      if (signing === 'md5') {
        expect(await kindOf(gateway.refund(request))).toBe('refused')
        expect(server.taken(orderNo).refundedMinor).toBe(0)
        return
      }
      const twice = [gateway.refund(request), gateway.refund(request)]
      expect(await Promise.all(twice)).toEqual([{ state: 'done' }, { state: 'done' }])
      expect(await kindOf(gateway.refund({ ...request, amountMinor: 600 }))).toBe('refused')
      expect(await kindOf(gateway.refund(refundOf(payment, 1500)))).toBe('refused')
      expect(server.taken(orderNo).refundedMinor).toBe(500)
    })
  })

  if (signing === 'rsa')
    it('waits for a refund that the gateway takes its time for', async () => {
      const { payment } = await beginPaid()
      server.refundsWait = true
      const request = refundOf(payment, 1999)
      expect(await gateway.refund(request)).toEqual({ state: 'pending' })
      await server.settleRefunds('done')
      expect(await gateway.queryRefund(request)).toEqual({ state: 'done' })
    })

  describe('a notice', () => {
    it('says the same as the query, as often as it comes', async () => {
      const { payment, orderNo } = await beginPaid()
      const state = await gateway.query(payment)
      if (state.state !== 'paid') throw new Error('not paid')
      for (const _ of [1, 2]) {
        const notice = await gateway.readNotice(server.notices.last(orderNo))
        const { reference, amountMinor } = state
        expect(notice).toMatchObject({ orderNo, payment: { reference, amountMinor } })
      }
    })

    it('that was altered, is unsigned, or is somebody else’s is refused', async () => {
      const { orderNo } = await beginPaid()
      const { body } = server.notices.last(orderNo)
      const words = body.toString('utf8')
      const bad = [
        words.replace('money=19.99', 'money=1999.00'),
        words.replace(orderNo, `${orderNo}0`),
        words.replace(/&sign=[^&]*/, ''),
        words.replace(/sign=[^&]*/, 'sign='),
        '',
        'sign=&sign_type=MD5',
      ].map((text): RawNotice => ({ headers: {}, body: Buffer.from(text) }))
      for (const raw of [...bad, server.notices.last(orderNo, { forged: true })])
        expect(await kindOf(gateway.readNotice(raw))).toBe('signature')
      const other = open({ merchantId: '1002' })
      expect(await kindOf(other.readNotice(server.notices.last(orderNo)))).toBe('signature')
    })

    it('is sent until the gateway hears "success"', async () => {
      await expectSentAgain(gateway, server, (notifyUrl) => begin(1, { notifyUrl }))
    })
  })

  describe('trouble', () => {
    it.each(['error', 'drop', 'nonsense'] as const)(
      'of the kind "%s" leaves open what the gateway did',
      async (trouble) => {
        const { payment } = await beginPaid()
        server.trouble = trouble
        const whole = refundOf(payment, 1999)
        const calls = [gateway.query, gateway.close].map((call) => () => call(payment))
        for (const call of [
          ...calls,
          () => gateway.refund(whole),
          () => gateway.queryRefund(whole),
        ])
          expect(await kindOf(call())).toBe('unavailable')
      },
    )

    it('of a gateway that never answers ends after the time that was set', async () => {
      const { payment } = await begin()
      server.trouble = 'silence'
      expect(await kindOf(open({}, 200).query(payment))).toBe('unavailable')
    })

    it('with the key is told as such, and without anything secret', async () => {
      const { payment, orderNo } = await beginPaid()
      const wrong = withWrongKey()
      expect(await kindOf(wrong.query(payment))).toBe('config')
      const failures = [
        await failureOf(wrong.refund(refundOf(payment, 1999))),
        await failureOf(gateway.readNotice(server.notices.last(orderNo, { forged: true }))),
      ]
      for (const trouble of ['error', 'drop', 'nonsense'] as const) {
        server.trouble = trouble
        failures.push(await failureOf(gateway.query(payment)))
      }
      const shown = inspect(failures, { depth: 12, maxStringLength: null, showHidden: true })
      for (const { secretKey, privateKey } of [server.settings, another.settings])
        for (const piece of [secretKey, ...privateKey.split('\n').slice(1, -2)])
          expect(shown).not.toContain(piece)
    })
  })
})

it('EPay does not believe an answer about another order', async () => {
  const said = { code: 1, status: 1, out_trade_no: 'OTHER', trade_no: '1', money: '19.99' }
  const server = await startVendorServer(
    () => json(200, said),
    async () => undefined,
  )
  const settings = { gatewayUrl: server.url, merchantId: '1', secretKey: '12345678' }
  const gateway = createEpayGateway(epaySettings.parse(settings), { clock })
  expect(await kindOf(gateway.query({ ...requestFor(1999), reference: null }))).toBe('unavailable')
  said.out_trade_no = ''
  expect(await kindOf(gateway.query({ ...requestFor(1999), reference: null }))).toBe('unavailable')
  await server.close()
})

it('EPay by RSA does not believe an answer that another has signed', async () => {
  const server = await startEpayServer({ signing: 'rsa' })
  const another = await startEpayServer({ signing: 'rsa' })
  const { platformKey } = another.settings
  const gateway = createEpayGateway({ ...server.settings, platformKey }, { clock })
  const request = requestFor(1)
  const started = await gateway.start(request)
  if (started.kind === 'redirect') await fetch(started.url)
  expect(await kindOf(gateway.query({ ...request, reference: null }))).toBe('signature')
  await Promise.all([server.close(), another.close()])
})
