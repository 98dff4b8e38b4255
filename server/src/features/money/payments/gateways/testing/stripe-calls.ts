// The calls of Stripe's API that paying needs, over the books.
import { readFormBody } from './form-body.ts'
import type { VendorRequest } from './payment-server.ts'
import {
  type BookedRefund,
  type BookedSession,
  newId,
  nowS,
  refusal,
  type StripeBooks,
} from './stripe-books.ts'
import { checkForm, type Form, formAt, textAt, wholeAt } from './stripe-form.ts'

export type StripeCallOptions = {
  books: StripeBooks
  /** Where payers go. */
  pageUrl: () => string
  refundStatus: () => BookedRefund['status']
  onSession(session: BookedSession): void
  onRefund(refund: BookedRefund): void
}

const known = {
  session:
    'mode client_reference_id line_items metadata payment_intent_data success_url cancel_url expires_at locale adaptive_pricing expand',
  expire: 'expand',
  refund: 'payment_intent amount metadata reason',
}

/** Answers a call with an object of Stripe's. Throws StripeRefusal. */
export function createStripeCalls(options: StripeCallOptions): (request: VendorRequest) => unknown {
  const { books } = options
  const shown = (it: BookedSession, expand: boolean) =>
    expand && it.payment_intent ? { ...it, payment_intent: books.intent(it.payment_intent) } : it
  return ({ method, url, body }) => {
    const [, version, ...path] = url.pathname.split('/')
    const form = readFormBody(body)
    const route = `${method} ${version}/${path.join('/').replace(/cs_\w+/, ':id')}`
    const id = path[2] ?? ''
    const expand = [...url.searchParams].some(([name]) => name.startsWith('expand'))
    if (route === 'POST v1/checkout/sessions') return begin(form, options)
    if (route === 'GET v1/checkout/sessions/:id') return shown(books.session(id), expand)
    if (route === 'POST v1/checkout/sessions/:id/expire') return expire(books.session(id), form)
    if (route === 'GET v1/checkout/sessions')
      return listed(filtered(books.sessions.values(), url).map((it) => shown(it, expand)))
    if (route === 'POST v1/refunds') return refund(form, options)
    if (route === 'GET v1/refunds') return listed(filtered(books.refunds, url))
    throw refusal(`Unrecognized request URL (${method}: ${url.pathname}).`, {}, 404)
  }
}

/** Those that are as the address says. */
function filtered<T extends BookedSession | BookedRefund>(
  rows: Iterable<T>,
  { searchParams }: URL,
) {
  const intentId = searchParams.get('payment_intent')
  const status = searchParams.get('status')
  return [...rows].filter(
    (it) => (!intentId || it.payment_intent === intentId) && (!status || it.status === status),
  )
}

const listed = (data: readonly unknown[]) => ({
  object: 'list',
  url: '/v1/list',
  has_more: false,
  data,
})

function begin(form: Form, options: StripeCallOptions): BookedSession {
  checkForm(form, known.session, ['mode', 'line_items', 'success_url'])
  const item = formAt(form, 'line_items', '0')
  const currency = textAt(item, 'price_data', 'currency')
  const amount = wholeAt(item, 'price_data', 'unit_amount')
  if (!/^[a-z]{3}$/.test(currency))
    throw refusal(`Invalid currency: ${currency}.`, { param: 'currency' })
  const expiresAt = wholeAt(form, 'expires_at')
  if (expiresAt < nowS() + 30 * 60 || expiresAt > nowS() + 24 * 3600)
    throw refusal('The `expires_at` timestamp must be 30 minutes to 24 hours from now.', {
      param: 'expires_at',
    })
  const id = newId('cs_test')
  const made: BookedSession = {
    id,
    object: 'checkout.session',
    client_reference_id: textAt(form, 'client_reference_id'),
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount * wholeAt(item, 'quantity'),
    currency,
    created: nowS(),
    expires_at: expiresAt,
    mode: 'payment',
    livemode: false,
    metadata: { orderNo: textAt(form, 'metadata', 'orderNo') },
    payment_intent: null,
    success_url: textAt(form, 'success_url'),
    cancel_url: textAt(form, 'cancel_url'),
    url: `${options.pageUrl()}/c/pay/${id}`,
  }
  options.books.sessions.set(id, made)
  options.onSession(made)
  return made
}

function expire(it: BookedSession, form: Form): BookedSession {
  checkForm(form, known.expire, [])
  if (it.status !== 'open')
    throw refusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${it.status}".`,
    )
  return Object.assign(it, { status: 'expired', url: null })
}

function refund(form: Form, { books, refundStatus, onRefund }: StripeCallOptions): BookedRefund {
  checkForm(form, known.refund, ['payment_intent'])
  const intentId = textAt(form, 'payment_intent')
  const metadata = Object.entries(formAt(form, 'metadata')).map(([name, value]) => [
    name,
    String(value),
  ])
  const asked = { amount: wholeAt(form, 'amount'), metadata: Object.fromEntries(metadata) }
  const made = books.giveBack({ intentId, ...asked }, refundStatus())
  onRefund(made)
  return made
}
