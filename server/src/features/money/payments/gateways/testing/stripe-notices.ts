// Stripe's webhooks: events, signed with the endpoint's secret.
import { createHmac } from 'node:crypto'
import type { NoticeWriter } from './notice-box.ts'
import { type BookedRefund, type BookedSession, newId, nowS } from './stripe-books.ts'

/** The event as it is now, whatever becomes of the object. */
export function stripeEvent(
  type: string,
  object: BookedSession | BookedRefund,
  webhookSecret: string,
): NoticeWriter {
  const event = { id: newId('evt'), object: 'event', api_version: '2026-10-28.endive', type }
  const body = JSON.stringify({ ...event, created: nowS(), data: { object } })
  return ({ at, forged }) => {
    const seconds = Math.floor(at.getTime() / 1000)
    const secret = forged ? 'whsec_of_somebody_else' : webhookSecret
    const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    const signature = `t=${seconds},v1=${mark}`
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return { headers, body: Buffer.from(body) }
  }
}
