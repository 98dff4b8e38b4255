import { expect, it } from 'vitest'
import { noticeOf } from './stripe-notice.ts'

const event = (type: string, object: object) => ({ type, created: 1_760_000_000, data: { object } })
const money = { amount: 1299, currency: 'usd', payment_intent: 'pi_1' }
const noted = { kind: 'vendor-refund', reference: 'pi_1', amountMinor: 1299, currency: 'USD' }

it.each([
  ['refund.created', { id: 're_1', status: 'succeeded', metadata: {} }, 're_1', 'done'],
  ['charge.refund.updated', { id: 're_1', status: 'pending' }, 're_1', 'pending'],
  ['refund.failed', { id: 're_1', status: 'failed' }, 're_1', 'failed'],
  ['charge.dispute.created', { id: 'dp_1', status: 'needs_response' }, 'dp_1', 'done'],
  ['charge.dispute.closed', { id: 'dp_1', status: 'lost' }, 'dp_1', 'done'],
  ['charge.dispute.closed', { id: 'dp_1', status: 'won' }, 'dp_1', 'failed'],
])('%s of %j that we did not ask for is the vendor’s', (type, object, vendorNo, state) => {
  const notice = noticeOf(event(type, { ...money, ...object }))
  expect(notice).toMatchObject({ ...noted, vendorNo, refund: { state } })
})

it('a refund of ours is known by its number', () => {
  const object = { ...money, id: 're_1', status: 'succeeded', metadata: { refundNo: 'R1' } }
  expect(noticeOf(event('refund.updated', object))).toEqual({
    kind: 'refund',
    refundNo: 'R1',
    refund: { state: 'done' },
  })
})

it.each([
  ['charge.dispute.created', { ...money, id: 'dp_1', status: 'warning_needs_response' }],
  ['charge.dispute.updated', { ...money, id: 'dp_1', status: 'under_review' }],
  ['refund.created', { amount: 1, status: 'succeeded' }],
])('%s of %j says nothing of a payment', (type, object) => {
  expect(noticeOf(event(type, object))).toEqual({ kind: 'other' })
})
