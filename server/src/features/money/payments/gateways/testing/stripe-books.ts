// What Stripe has written down: sessions, payments and refunds in the API's own shapes.
import { randomBytes } from 'node:crypto'

export type BookedSession = {
  id: string
  object: 'checkout.session'
  client_reference_id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  created: number
  expires_at: number
  mode: 'payment'
  livemode: false
  metadata: Record<string, string>
  payment_intent: string | null
  success_url: string
  cancel_url: string
  url: string | null
}
export type BookedIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  created: number
  latest_charge: {
    id: string
    object: 'charge'
    created: number
    refunded: boolean
    amount_refunded: number
  }
}
export type BookedRefund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
  created: number
}

/** A refusal in Stripe's words. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly status: number
  readonly error: Record<string, string>
  constructor(status: number, error: Record<string, string>) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const refusal = (message: string, more: Record<string, string> = {}, status = 400) =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more })

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
export const nowS = () => Math.floor(Date.now() / 1000)

export function createStripeBooks() {
  const sessions = new Map<string, BookedSession>()
  const intents = new Map<string, BookedIntent>()
  const refunds: BookedRefund[] = []
  const missing = (what: string, id: string) =>
    refusal(`No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404)
  const session = (id: string) => {
    const found = sessions.get(id)
    if (!found) throw missing('checkout.session', id)
    return found
  }
  const intent = (id: string) => {
    const found = intents.get(id)
    if (!found) throw missing('payment_intent', id)
    return found
  }
  const refunded = (intentId: string) =>
    refunds
      .filter((it) => it.payment_intent === intentId && it.status !== 'failed')
      .reduce((sum, it) => sum + it.amount, 0)
  return {
    sessions,
    intents,
    refunds,
    session,
    intent,
    sessionOf(orderNo: string): BookedSession {
      const found = [...sessions.values()].find((it) => it.client_reference_id === orderNo)
      if (!found) throw new Error(`no session for ${orderNo}`)
      return found
    },
    /** Charges for a session; `status` other than succeeded for a bank that takes its time. */
    charge(of: BookedSession, status: BookedIntent['status']): BookedIntent {
      const made = newIntent(of, status)
      intents.set(made.id, made)
      Object.assign(of, { status: 'complete', payment_intent: made.id, url: null })
      of.payment_status = status === 'succeeded' ? 'paid' : 'unpaid'
      return made
    },
    taken(orderNo: string) {
      const paid = [...sessions.values()].filter(
        (it) => it.client_reference_id === orderNo && it.payment_status === 'paid',
      )
      return {
        times: paid.length,
        amountMinor: paid.reduce((sum, it) => sum + it.amount_total, 0),
        refundedMinor: paid.reduce((sum, it) => sum + refunded(it.payment_intent ?? ''), 0),
      }
    },
    giveBack(
      asked: AskedRefund & { intentId: string },
      status: BookedRefund['status'],
    ): BookedRefund {
      const of = intent(asked.intentId)
      const left = of.amount - refunded(of.id)
      if (left === 0)
        throw refusal(`Charge ${of.latest_charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        })
      if (asked.amount > left)
        throw refusal(
          `Refund amount (${asked.amount}) is greater than unrefunded amount on charge (${left})`,
          { param: 'amount' },
        )
      const made = newRefund(of, asked, status)
      refunds.unshift(made)
      of.latest_charge.amount_refunded = refunded(of.id)
      of.latest_charge.refunded = refunded(of.id) === of.amount
      return made
    },
  }
}

function newIntent(of: BookedSession, status: BookedIntent['status']): BookedIntent {
  const created = nowS()
  return {
    id: newId('pi'),
    object: 'payment_intent',
    amount: of.amount_total,
    currency: of.currency,
    status,
    created,
    latest_charge: {
      id: newId('ch'),
      object: 'charge',
      created,
      refunded: false,
      amount_refunded: 0,
    },
  }
}

type AskedRefund = { amount: number; metadata: Record<string, string> }

function newRefund(
  of: BookedIntent,
  { amount, metadata }: AskedRefund,
  status: BookedRefund['status'],
): BookedRefund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: of.currency,
    payment_intent: of.id,
    status,
    metadata,
    created: nowS(),
  }
}

export type StripeBooks = ReturnType<typeof createStripeBooks>
