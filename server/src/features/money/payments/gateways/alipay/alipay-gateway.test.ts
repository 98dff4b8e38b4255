import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../../../platform/clock.ts'
import type { PaymentGateway, PaymentRequest } from '../payment-gateway.ts'
import { startAlipayServer } from '../testing/alipay-server.ts'
import { gatewaySuite } from '../testing/gateway.suite.ts'
import { kindOf } from '../testing/gateway-harness.ts'
import { expectSentAgain } from '../testing/notice-receiver.ts'
import type { PaymentServer } from '../testing/payment-server.ts'
import { fromYuan, toYuan } from '../yuan.ts'
import { alipay, createAlipayGateway } from './alipay-gateway.ts'
import type { AlipaySettings } from './alipay-settings.ts'

const anotherKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs1', format: 'pem' })
    .toString()

for (const withCertificates of [false, true])
  gatewaySuite(`Alipay, known by ${withCertificates ? 'certificates' : 'a public key'}`, {
    startServer: () => startAlipayServer({ withCertificates }),
    create: createAlipayGateway,
    secrets: alipay.secrets,
    withWrongKey: (settings) => ({ ...settings, privateKey: anotherKey() }),
    ofAnotherMerchant: (settings) => ({ ...settings, appId: '2021000000000002' }),
    noticeLifeMs: 26 * 3600_000,
  })

describe('Alipay', () => {
  let server: PaymentServer<AlipaySettings>
  let gateway: PaymentGateway
  const open = (more: Partial<AlipaySettings> = {}) =>
    createAlipayGateway({ ...server.settings, ...more }, { clock: systemClock })
  beforeAll(async () => {
    server = await startAlipayServer()
    server.notices.times = 0
    gateway = open()
  })
  afterAll(() => server.close())

  let count = 0
  const begin = async (more: Partial<PaymentRequest> = {}, by = gateway) => {
    count += 1
    const request: PaymentRequest = {
      orderNo: `ORDER${count}`,
      amountMinor: 1010,
      currency: 'CNY',
      title: 'A/B = 点数 & 会员 100%',
      expiresAt: new Date(Date.now() + 15 * 60_000),
      notifyUrl: 'https://site.example/notice',
      returnUrl: 'https://site.example/pay?order=1&from=alipay',
      locale: 'zh-CN',
      isPhone: false,
      ...more,
    }
    const started = await by.start(request)
    return { request, started, payment: { ...request, reference: started.reference } }
  }

  it('waits for a code that nobody has scanned, though Alipay knows nothing of it, and cannot close it', async () => {
    const { request, payment, started } = await begin()
    expect(started).toEqual({ kind: 'qr', code: expect.stringMatching(/^https:/), reference: null })
    expect(await gateway.query(payment)).toEqual({ state: 'waiting' })
    expect(await gateway.close(payment)).toEqual({ state: 'waiting' })
    expect(await server.pay(request.orderNo)).toBe(true)
    expect(await gateway.query(payment)).toMatchObject({ state: 'paid', amountMinor: 1010 })
  })

  it('takes a code that nobody has scanned for closed once its time is over', async () => {
    const { request, payment } = await begin()
    await server.expire(request.orderNo)
    const over = { ...payment, expiresAt: new Date(Date.now() - 2 * 60_000) }
    expect(await gateway.query(over)).toEqual({ state: 'closed' })
    expect(await gateway.close(over)).toEqual({ state: 'closed' })
  })

  it.each([
    ['a phone', { isPhone: true }, {}],
    ['a desktop, where the operator says so', {}, { desktopWay: 'page' as const }],
  ])('leads %s to a page of its own, and back', async (_, more, settings) => {
    const { request, payment, started } = await begin(more, open(settings))
    if (started.kind !== 'redirect') throw new Error('no page')
    const shown = await (await fetch(started.url)).text()
    const link = /href="([^"]*)">pay/.exec(shown)?.[1] ?? ''
    expect(await gateway.query(payment)).toEqual({ state: 'waiting' })
    const pay = new URL(link.replaceAll('&amp;', '&'), server.url)
    const left = await fetch(pay, { redirect: 'manual' })
    expect(left.headers.get('location')).toBe(request.returnUrl)
    expect(await gateway.query(payment)).toMatchObject({ state: 'paid', amountMinor: 1010 })
  })

  it('takes keys as its tools give them, without frame and line breaks', async () => {
    const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '')
    const { privateKey, alipayPublicKey } = server.settings
    const keys = { privateKey: bare(privateKey), alipayPublicKey: bare(alipayPublicKey) }
    const { payment } = await begin({}, open(keys))
    expect(await open(keys).query(payment)).toEqual({ state: 'waiting' })
  })

  it('does not believe an answer that somebody else has signed', async () => {
    const { payment } = await begin()
    const another = await startAlipayServer()
    await another.close()
    const wrong = open({ alipayPublicKey: another.settings.alipayPublicKey })
    expect(await kindOf(wrong.query(payment))).toBe('signature')
  })

  it('refuses notices for another seller', async () => {
    const { request } = await begin()
    await server.pay(request.orderNo)
    const notice = server.notices.last(request.orderNo)
    expect(await kindOf(open({ sellerId: '2088000000000002' }).readNotice(notice))).toBe(
      'signature',
    )
    expect(await open({ sellerId: '' }).readNotice(notice)).toMatchObject({ kind: 'payment' })
  })

  it('tells that a payment somebody had opened was closed', async () => {
    const { request } = await begin()
    await server.open(request.orderNo)
    await server.expire(request.orderNo)
    expect(await gateway.readNotice(server.notices.last(request.orderNo))).toMatchObject({
      orderNo: request.orderNo,
      payment: { state: 'closed' },
    })
  })

  it('takes no other currency', async () => {
    expect(await kindOf(begin({ currency: 'USD' }))).toBe('refused')
  })

  it('sends its notices until it hears "success"', async () => {
    await expectSentAgain(
      gateway,
      server,
      async (notifyUrl) => (await begin({ notifyUrl })).request,
    )
  })
})

describe('yuan', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [1999, '19.99'],
    [100_000_000, '1000000.00'],
  ])('%i fen are %s, and back', (fen, yuan) => {
    expect(toYuan(fen)).toBe(yuan)
    expect(fromYuan(yuan)).toBe(fen)
  })

  it.each([
    ['88', 8800],
    ['0.1', 10],
  ])('%s is read as it is meant', (yuan, fen) => expect(fromYuan(yuan)).toBe(fen))

  it.each(['', '1.', '.5', '1.234', '-1', '1e3', '1,000', ' 1'])('"%s" is no amount', (yuan) =>
    expect(fromYuan(yuan)).toBeUndefined(),
  )
})
