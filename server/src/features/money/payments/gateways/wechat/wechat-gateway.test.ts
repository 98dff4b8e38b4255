import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../../../platform/clock.ts'
import type { PaymentGateway, PaymentRequest } from '../payment-gateway.ts'
import { gatewaySuite } from '../testing/gateway.suite.ts'
import { kindOf } from '../testing/gateway-harness.ts'
import { expectSentAgain } from '../testing/notice-receiver.ts'
import { startWechatServer, type WechatServer } from '../testing/wechat-server.ts'
import { createWechatGateway, wechat } from './wechat-gateway.ts'
import type { WechatSettings } from './wechat-settings.ts'

const anotherKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

for (const withCertificate of [false, true])
  gatewaySuite(`WeChat Pay, known by ${withCertificate ? 'a certificate' : 'a public key'}`, {
    startServer: () => startWechatServer({ withCertificate }),
    create: createWechatGateway,
    secrets: wechat.secrets,
    withWrongKey: (settings) => ({ ...settings, privateKey: anotherKey() }),
    ofAnotherMerchant: (settings) => ({ ...settings, merchantId: '1900000002' }),
    noticeLifeMs: 300_000,
  })

describe('WeChat Pay', () => {
  let server: WechatServer
  let gateway: PaymentGateway
  const open = (more: Partial<WechatSettings> = {}) =>
    createWechatGateway({ ...server.settings, ...more }, { clock: systemClock })
  beforeAll(async () => {
    server = await startWechatServer()
    server.notices.times = 0
    gateway = open()
  })
  beforeEach(() => {
    server.answersSigned = 'well'
    server.refundsWait = false
  })
  afterAll(() => server.close())

  let count = 0
  const begin = async (more: Partial<PaymentRequest> = {}) => {
    count += 1
    const request: PaymentRequest = {
      orderNo: `ORDER${count}`,
      amountMinor: 1010,
      currency: 'CNY',
      title: '点数',
      expiresAt: new Date(Date.now() + 15 * 60_000),
      notifyUrl: 'https://site.example/notice',
      returnUrl: 'https://site.example/pay',
      locale: 'zh-CN',
      isPhone: false,
      ...more,
    }
    const started = await gateway.start(request)
    return { request, started, payment: { ...request, reference: null } }
  }

  it('gives a code to scan', async () => {
    const { started } = await begin()
    expect(started).toEqual({
      kind: 'qr',
      code: expect.stringMatching(/^weixin:\/\/wxpay\//),
      reference: null,
    })
  })

  it.each([
    ['not', 'signature'],
    ['by another', 'signature'],
    ['under another number', 'config'],
  ] as const)('is not believed when its answers are signed %s', async (how, kind) => {
    const { payment } = await begin()
    server.answersSigned = how
    expect(await kindOf(gateway.query(payment))).toBe(kind)
    expect(await kindOf(gateway.close(payment))).toBe(kind)
    expect(await kindOf(gateway.query({ ...payment, orderNo: 'NOSUCH1' }))).toBe(kind)
    expect(
      await kindOf(gateway.refund({ payment, refundNo: 'R000001', amountMinor: 1, reason: '' })),
    ).toBe(kind)
  })

  it.each([false, true])(
    'is believed by its certificate and by its public key, when both are held (certificate: %s)',
    async (withCertificate) => {
      const signer = await startWechatServer({ withCertificate })
      const other = await startWechatServer({ withCertificate: !withCertificate })
      const [a, b] = [signer.settings, other.settings]
      const platformKeyId = a.platformKeyId || b.platformKeyId
      const platformKey = `${a.platformKey}\n${b.platformKey}`
      const both = wechat.create({ ...a, platformKey, platformKeyId }, { clock: systemClock })
      const payment = { orderNo: 'NOSUCH2', amountMinor: 1, currency: 'CNY', reference: null }
      const asked = both.query({ ...payment, expiresAt: new Date(0) })
      expect(await asked).toEqual({ state: 'closed' })
      await Promise.all([signer.close(), other.close()])
    },
  )

  it('is not believed about things long ago', async () => {
    const { payment } = await begin()
    const later = { now: () => new Date(Date.now() + 10 * 60_000) }
    let asked = 0
    // Asks in time, and hears the answer when it is old.
    const slow = { now: () => (asked++ === 0 ? new Date() : later.now()) }
    const late = createWechatGateway(server.settings, { clock: slow })
    expect(await kindOf(late.query(payment))).toBe('signature')
  })

  it('waits for an order whose beginning was lost until that order is over', async () => {
    const lost = { orderNo: 'LOST01', amountMinor: 1, currency: 'CNY', reference: null }
    const waiting = await gateway.query({ ...lost, expiresAt: new Date(Date.now() + 60_000) })
    expect(waiting).toEqual({ state: 'waiting' })
    const over = { ...lost, expiresAt: new Date(Date.now() - 60_000) }
    expect(await gateway.query(over)).toEqual({ state: 'closed' })
    expect(await gateway.close(over)).toEqual({ state: 'closed' })
  })

  it('tells that a refund has failed', async () => {
    const { request, payment } = await begin()
    await server.pay(request.orderNo)
    server.refundsWait = true
    const refund = { payment, refundNo: 'REFUND1', amountMinor: 1010, reason: '' }
    expect(await gateway.refund(refund)).toEqual({ state: 'pending' })
    expect(await gateway.queryRefund(refund)).toEqual({ state: 'pending' })
    await server.settleRefunds('failed')
    const failed = { state: 'failed', reason: 'ABNORMAL' }
    expect(await gateway.queryRefund(refund)).toEqual(failed)
    const notice = await gateway.readNotice(server.notices.last(request.orderNo))
    expect(notice).toEqual({ kind: 'refund', refundNo: 'REFUND1', refund: failed })
  })

  it('does not open a notice with another APIv3 key', async () => {
    const { request } = await begin()
    await server.pay(request.orderNo)
    const notice = server.notices.last(request.orderNo)
    const another = open({ apiV3Key: '0123456789abcdef0123456789abcdef' })
    expect(await kindOf(another.readNotice(notice))).toBe('signature')
  })

  it('refuses notices for another application', async () => {
    const { request } = await begin()
    await server.pay(request.orderNo)
    const notice = server.notices.last(request.orderNo)
    expect(await kindOf(open({ appId: 'wxfedcba9876543210' }).readNotice(notice))).toBe('signature')
  })

  it('takes no other currency', async () => {
    expect(await kindOf(begin({ currency: 'USD' }))).toBe('refused')
  })

  it('sends its notices until they are taken', async () => {
    await expectSentAgain(
      gateway,
      server,
      async (notifyUrl) => (await begin({ notifyUrl })).request,
    )
  })
})
