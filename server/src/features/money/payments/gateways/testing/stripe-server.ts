// A stand-in for Stripe: its API for the vendor's own library, its page for a browser, its webhooks.
import { randomBytes } from 'node:crypto'
import type { StripeSettings } from '../stripe/stripe-settings.ts'
import { createNoticeBox } from './notice-box.ts'
import {
  leaveTo,
  type PaymentServer,
  page,
  startVendorServer,
  type VendorRequest,
} from './payment-server.ts'
import { createStripeApi, type KeptAnswer } from './stripe-api.ts'
import { type BookedRefund, type BookedSession, createStripeBooks } from './stripe-books.ts'
import { stripeEvent } from './stripe-notices.ts'

export type StripeServer = PaymentServer<StripeSettings> & {
  /** Where webhooks go, as the operator says in the dashboard. */
  webhookUrl: string | undefined
  /** A day passes: idempotency keys are forgotten. */
  forgetKeys(): void
  /** As `pay`, by a bank that takes its time: nothing is paid before `endSlowPayment`. */
  paySlowly(orderNo: string): Promise<void>
  endSlowPayment(orderNo: string, outcome: 'paid' | 'failed'): Promise<void>
}

export async function startStripeServer(): Promise<StripeServer> {
  const settings = {
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
    apiUrl: '',
  }
  const books = createStripeBooks()
  const orderNos: string[] = []
  const kept = new Map<string, KeptAnswer>()
  const { box, put } = createNoticeBox(({ status }) => status >= 200 && status < 300)
  const { sessionOf } = books
  const notify = (orderNo: string, type: string, object: BookedSession | BookedRefund) => {
    const write = stripeEvent(type, object, settings.webhookSecret)
    return put({ orderNo, address: server.webhookUrl, write })
  }
  const notifyOfRefund = async (type: string, it: BookedRefund) =>
    notify(it.metadata.orderNo ?? '', type, it)
  const api = createStripeApi({
    books,
    secretKey: settings.secretKey,
    kept,
    pageUrl: () => server.url,
    refundStatus: () => (server.refundsWait ? 'pending' : 'succeeded'),
    onSession: (it) => orderNos.push(it.client_reference_id),
    // The call itself does not wait for whoever hears of it.
    onRefund: (it) => void notifyOfRefund('refund.created', it),
  })
  const browser = async ({ url }: VendorRequest) => {
    const [, , does, id = ''] = url.pathname.split('/')
    if (!url.pathname.startsWith('/c/')) return undefined
    const it = books.session(id)
    if (does === 'pay') return page('Stripe', { pay: `/c/paid/${id}`, back: it.cancel_url })
    await server.pay(it.client_reference_id)
    return leaveTo(it.success_url)
  }
  const shell = await startVendorServer(api, browser)
  settings.apiUrl = shell.url
  const charge = async (orderNo: string, slowly: boolean) => {
    const it = sessionOf(orderNo)
    if (it.status !== 'open') return false
    books.charge(it, slowly ? 'processing' : 'succeeded')
    await notify(orderNo, 'checkout.session.completed', { ...it })
    return true
  }
  const server: StripeServer = Object.assign(shell, {
    settings,
    orderNos,
    notices: box,
    webhookUrl: undefined,
    refundsWait: false,
    forgetKeys: () => kept.clear(),
    open: async (orderNo: string) => void sessionOf(orderNo),
    pay: (orderNo: string) => charge(orderNo, false),
    paySlowly: async (orderNo: string) => void (await charge(orderNo, true)),
    async endSlowPayment(orderNo: string, outcome: 'paid' | 'failed') {
      const it = sessionOf(orderNo)
      const paid = outcome === 'paid'
      books.intent(it.payment_intent ?? '').status = paid ? 'succeeded' : 'requires_payment_method'
      it.payment_status = paid ? 'paid' : 'unpaid'
      await notify(orderNo, `checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, {
        ...it,
      })
    },
    async expire(orderNo: string) {
      const it = sessionOf(orderNo)
      if (it.status !== 'open') return
      Object.assign(it, { status: 'expired', url: null })
      await notify(orderNo, 'checkout.session.expired', { ...it })
    },
    taken: books.taken,
    async settleRefunds(outcome: 'done' | 'failed') {
      const done = outcome === 'done'
      for (const it of books.refunds.filter(({ status }) => status === 'pending')) {
        it.status = done ? 'succeeded' : 'failed'
        if (!done) it.failure_reason = 'expired_or_canceled_card'
        await notifyOfRefund(done ? 'refund.updated' : 'refund.failed', { ...it })
      }
    },
  })
  return server
}
