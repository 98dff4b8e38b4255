// Paying by Stripe Checkout: the browser goes to a page of Stripe's and comes back. Webhooks go where the operator told Stripe's
// dashboard, not to `notifyUrl`: checkout.session.* and refund.*.
import type Stripe from 'stripe'
import { defineGateway, type GatewayIo } from '../gateway-definition.ts'
import {
  GatewayError,
  type PaymentGateway,
  type PaymentRequest,
  type RefundRequest,
  type StartedPayment,
} from '../payment-gateway.ts'
import { fromStripeAmount, stripeRefusal, toStripeAmount } from './stripe-amount.ts'
import { createStripeClient, isMissing, isOtherwiseBegun } from './stripe-client.ts'
import { noticeOf } from './stripe-notice.ts'
import { type StripeSettings, stripeSettings } from './stripe-settings.ts'
import {
  intentIdOf,
  paymentState,
  type Refund,
  readShape,
  refund as refundShape,
  refundState,
  type Session,
  session as sessionShape,
} from './stripe-state.ts'

const expand = ['payment_intent.latest_charge']

export const stripe = defineGateway({
  id: 'stripe',
  label: 'Stripe',
  settings: stripeSettings,
  secrets: ['secretKey', 'webhookSecret'],
  create: createStripeGateway,
})

export function createStripeGateway(settings: StripeSettings, io: GatewayIo): PaymentGateway {
  const { ask, readEvent } = createStripeClient(settings, io)
  const query = async (payment: StartedPayment) => {
    const found = await ask((stripe) => findSession(stripe, payment))
    if (found) return paymentState(found)
    // Begun, but its answer was lost: nobody has its address. It may still be begun again with the same key.
    const isOver = payment.reference !== null || io.clock.now() > payment.expiresAt
    return { state: isOver ? ('closed' as const) : ('waiting' as const) }
  }
  return {
    id: 'stripe',
    currencies: [],
    refuses: stripeRefusal,
    async start(request) {
      const begun = await ask((stripe) => begin(stripe, request))
      if (!begun.url) throw new GatewayError('unavailable', 'Stripe gives no page to pay on')
      return { kind: 'redirect', url: begun.url, reference: begun.id }
    },
    query,
    async close(payment) {
      const found = await ask((stripe) => findSession(stripe, payment))
      if (!found) return { state: 'closed' }
      if (found.status !== 'open') return paymentState(found)
      const expired = await ask(async (stripe) =>
        readShape(sessionShape, await stripe.checkout.sessions.expire(found.id, { expand })),
      ).catch((error: unknown) => {
        // Somebody was quicker: what became of it is known by asking.
        if (error instanceof GatewayError && error.kind === 'refused') return undefined
        throw error
      })
      return expired ? paymentState(expired) : query(payment)
    },
    refund: (request) => ask((stripe) => refund(stripe, request)),
    queryRefund: (request) =>
      ask(async (stripe) => {
        const known = await findRefund(stripe, await intentOf(stripe, request), request.refundNo)
        if (!known) throw new GatewayError('refused', 'Stripe knows no such refund')
        return refundState(known)
      }),
    async readNotice({ headers, body }) {
      return noticeOf(await readEvent(body, headers['stripe-signature'] ?? ''))
    },
    answerNotice: (outcome) => ({
      status: outcome === 'taken' ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify({ received: outcome === 'taken' }),
    }),
  }
}

async function begin(stripe: Stripe, request: PaymentRequest) {
  const { orderNo, amountMinor, currency } = request
  const options = { idempotencyKey: `start-${orderNo}` }
  try {
    return await stripe.checkout.sessions.create(sessionParams(request), options)
  } catch (error) {
    if (!isOtherwiseBegun(error)) throw error
    // In another language, or to come back elsewhere: the payment is the same, as long as its price is.
    for await (const known of stripe.checkout.sessions.list({ status: 'open', limit: 100 })) {
      const read = readShape(sessionShape, known)
      const { amount_total: amount, currency: priced } = read
      const money = priced ? fromStripeAmount(amount ?? 0, priced) : undefined
      const isSame = money?.amountMinor === amountMinor && money.currency === currency
      if (read.client_reference_id === orderNo && isSame) return known
    }
    throw error
  }
}

/** The same for the same request, whenever it is made: Stripe takes a key again only with the very same parameters. */
function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { orderNo, title, currency, returnUrl, locale } = request
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: toStripeAmount(request),
    product_data: { name: title },
  }
  return {
    mode: 'payment',
    client_reference_id: orderNo,
    line_items: [{ quantity: 1, price_data: price }],
    metadata: { orderNo },
    payment_intent_data: { description: title, metadata: { orderNo } },
    success_url: returnUrl,
    cancel_url: returnUrl,
    // Stripe wants at least half an hour from now, also when a lost request is made again just before the order ends.
    expires_at: Math.floor(request.expiresAt.getTime() / 1000) + 31 * 60,
    locale: stripeLocale(locale),
    // The amount is taken as it is, in this currency.
    adaptive_pricing: { enabled: false },
  }
}

function stripeLocale(locale: string): 'zh' | 'zh-TW' | 'en' | 'auto' {
  if (locale === 'zh-TW') return 'zh-TW'
  if (locale.startsWith('zh')) return 'zh'
  return locale.startsWith('en') ? 'en' : 'auto'
}

async function findSession(stripe: Stripe, payment: StartedPayment): Promise<Session | undefined> {
  const { reference, orderNo } = payment
  if (reference === null) return undefined
  const found = reference.startsWith('pi_')
    ? await sessionOfIntent(stripe, reference)
    : await stripe.checkout.sessions.retrieve(reference, { expand }).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
  if (!found) return undefined
  const read = readShape(sessionShape, found)
  if (read.client_reference_id === orderNo) return read
  throw new GatewayError('refused', 'Stripe has another order under this number')
}

async function sessionOfIntent(stripe: Stripe, intentId: string) {
  const options = { payment_intent: intentId, limit: 1, expand: expand.map((it) => `data.${it}`) }
  const { data } = await stripe.checkout.sessions.list(options)
  return data[0]
}

async function intentOf(stripe: Stripe, { payment }: RefundRequest): Promise<string> {
  const found = await findSession(stripe, payment)
  const intentId = found && found.payment_status === 'paid' ? intentIdOf(found) : undefined
  if (intentId) return intentId
  throw new GatewayError('refused', 'Stripe has taken no money for this order')
}

async function findRefund(stripe: Stripe, intentId: string, refundNo: string) {
  for await (const known of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (known.metadata?.refundNo === refundNo) return readShape(refundShape, known)
  return undefined
}

/** Looks first: Stripe forgets its keys after a day, and would give the money back once more. */
async function refund(stripe: Stripe, request: RefundRequest) {
  const { refundNo, payment, reason } = request
  const amount = toStripeAmount({ ...request, currency: payment.currency })
  const intentId = await intentOf(stripe, request)
  const known: Refund | undefined = await findRefund(stripe, intentId, refundNo)
  if (known && known.amount !== amount)
    throw new GatewayError('refused', 'This refund was made with another amount')
  if (known) return refundState(known)
  const metadata = { refundNo, orderNo: payment.orderNo, reason: reason.slice(0, 500) }
  const made = await stripe.refunds.create(
    { payment_intent: intentId, amount, metadata },
    { idempotencyKey: `refund-${refundNo}` },
  )
  return refundState(readShape(refundShape, made))
}
