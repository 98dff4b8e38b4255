// Stripe's API around its calls: key, idempotency and errors as Stripe has them.
import { json, type VendorAnswer, type VendorRequest } from './payment-server.ts'
import { refusal, StripeRefusal } from './stripe-books.ts'
import { createStripeCalls, type StripeCallOptions } from './stripe-calls.ts'

export type KeptAnswer = { asked: string; answer: VendorAnswer }

export function createStripeApi({
  secretKey,
  kept,
  ...options
}: StripeCallOptions & {
  secretKey: string
  /** Idempotency keys, which Stripe forgets after a day. */
  kept: Map<string, KeptAnswer>
}): (request: VendorRequest) => VendorAnswer {
  const call = createStripeCalls(options)
  const answered = (request: VendorRequest): VendorAnswer => {
    const key = request.headers['idempotency-key']
    if (!key || request.method !== 'POST') return json(200, call(request))
    const asked = `${request.url.pathname} ${request.body}`
    const before = kept.get(key)
    if (before && before.asked !== asked)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    const answer = before?.answer ?? json(200, call(request))
    kept.set(key, { asked, answer })
    return before
      ? { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } }
      : answer
  }
  return (request) => {
    try {
      const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (given === secretKey) return answered(request)
      const shown = `${given.slice(0, 8)}****${given.slice(-4)}`
      throw refusal(`Invalid API Key provided: ${shown}`, {}, 401)
    } catch (error) {
      if (error instanceof StripeRefusal) return json(error.status, { error: error.error })
      throw error
    }
  }
}
