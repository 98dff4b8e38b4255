// The place where the cases of the suite work: a vendor's stand-in, a gateway to it, and orders.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { GatewayIo } from '../gateway-definition.ts'
import {
  GatewayError,
  type GatewayErrorKind,
  type PaymentGateway,
  type PaymentRequest,
  type StartedPayment,
} from '../payment-gateway.ts'
import type { PaymentServer } from './payment-server.ts'

export type GatewayUnderTest<Settings> = {
  startServer(): Promise<PaymentServer<Settings>>
  create(settings: Settings, io: GatewayIo): PaymentGateway
  secrets: readonly (keyof Settings & string)[]
  /** Settings of which the vendor does not take the key. */
  withWrongKey(settings: Settings): Settings
  /** Settings of another merchant of the same vendor. */
  ofAnotherMerchant(settings: Settings): Settings
  /** From when on a notice is too old. */
  noticeLifeMs: number
}

type Begun = { request: PaymentRequest; payment: StartedPayment; orderNo: string }

export type GatewayHarness<Settings> = {
  readonly under: GatewayUnderTest<Settings>
  readonly server: PaymentServer<Settings>
  readonly gateway: PaymentGateway
  /** How far the gateways' clock is ahead. */
  aheadMs: number
  /** Another gateway to the same vendor. */
  open(settings?: Settings, patienceMs?: number): PaymentGateway
  begin(amountMinor?: number): Promise<Begun>
  beginPaid(amountMinor?: number): Promise<Begun>
  /** Notices are kept back. */
  start(): Promise<void>
  /** All is well again. */
  reset(): void
}

export function createGatewayHarness<Settings>(
  under: GatewayUnderTest<Settings>,
): GatewayHarness<Settings> {
  let started: PaymentServer<Settings> | undefined
  let gateway: PaymentGateway | undefined
  const clock = { now: () => new Date(Date.now() + harness.aheadMs) }
  const harness: GatewayHarness<Settings> = {
    under,
    get server() {
      if (!started) throw new Error('not started')
      return started
    },
    get gateway() {
      gateway ??= harness.open()
      return gateway
    },
    aheadMs: 0,
    open: (settings = harness.server.settings, patienceMs = 5000) =>
      under.create(settings, { clock, patienceMs }),
    async begin(amountMinor = 1999) {
      const request = requestFor(amountMinor)
      const { reference } = await harness.gateway.start(request)
      return { request, payment: { ...request, reference }, orderNo: request.orderNo }
    },
    async beginPaid(amountMinor) {
      const begun = await harness.begin(amountMinor)
      expect(await harness.server.pay(begun.orderNo)).toBe(true)
      return begun
    },
    async start() {
      started = await under.startServer()
      started.notices.times = 0
    },
    reset() {
      Object.assign(harness.server, { trouble: undefined, refundsWait: false })
      harness.aheadMs = 0
      gateway = undefined
    },
  }
  return harness
}

export const minuteMs = 60_000
const newNo = () => `T${randomBytes(10).toString('hex')}`

export const requestFor = (amountMinor: number): PaymentRequest => ({
  orderNo: newNo(),
  amountMinor,
  currency: 'CNY',
  title: '1,000 次绘画 & “credits”',
  expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 30 * minuteMs),
  notifyUrl: 'http://127.0.0.1:9/notices',
  returnUrl: 'https://site.example/pay?order=1',
  locale: 'zh-CN',
  isPhone: false,
})

export const refundOf = (payment: StartedPayment, amountMinor: number) => ({
  payment,
  refundNo: newNo(),
  amountMinor,
  reason: '不满意',
})

/** What was thrown; fails when nothing was. */
export async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  const thrown = await call.then(
    (value) => new Error(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
  if (thrown instanceof GatewayError) return thrown
  throw thrown
}

export const kindOf = async (call: Promise<unknown>): Promise<GatewayErrorKind> =>
  (await failureOf(call)).kind
