// Which notices every gateway believes.
import { describe, expect, it } from 'vitest'
import type { RawNotice } from '../payment-gateway.ts'
import { type GatewayHarness, kindOf, minuteMs } from './gateway-harness.ts'

export function noticeCases<Settings>(harness: GatewayHarness<Settings>): void {
  describe('a notice', () => {
    it('tells what was paid, as often as it comes', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const state = await harness.gateway.query(payment)
      const notice = { kind: 'payment', orderNo, payment: state }
      expect(await harness.gateway.readNotice(harness.server.notices.last(orderNo))).toMatchObject({
        ...notice,
        payment: { state: 'paid', amountMinor: 1999, reference: expect.any(String) },
      })
      const [one, two] = await Promise.all(
        [1, 2].map(() => harness.gateway.readNotice(harness.server.notices.last(orderNo))),
      )
      expect(one).toEqual(two)
      if (one?.kind !== 'payment' || one.payment.state !== 'paid' || state.state !== 'paid')
        throw new Error('not paid')
      expect(one.payment.reference).toBe(state.reference)
    })

    it('that was altered is refused, wherever it was', async () => {
      const { orderNo } = await harness.beginPaid()
      const raw = harness.server.notices.last(orderNo)
      for (let at = 0; at < raw.body.length / 2; at += 17)
        expect([at, await kindOf(harness.gateway.readNotice(altered(raw, at)))]).toEqual([
          at,
          'signature',
        ])
    })

    it('without its signature is refused, as is one of nothing', async () => {
      const { orderNo } = await harness.beginPaid()
      const { body } = harness.server.notices.last(orderNo)
      const words = body.toString('utf8').replace(/&sign=[^&]*/, '')
      for (const unsigned of [words, '', '{}', 'null', 'sign=&sign_type=RSA2'])
        expect(
          await kindOf(harness.gateway.readNotice({ headers: {}, body: Buffer.from(unsigned) })),
        ).toBe('signature')
    })

    it('signed by somebody else is refused', async () => {
      const { orderNo } = await harness.beginPaid()
      const forged = harness.server.notices.last(orderNo, { forged: true })
      expect(await kindOf(harness.gateway.readNotice(forged))).toBe('signature')
    })

    it('of another merchant is refused', async () => {
      const { orderNo } = await harness.beginPaid()
      const another = harness.open(harness.under.ofAnotherMerchant(harness.server.settings))
      expect(await kindOf(another.readNotice(harness.server.notices.last(orderNo)))).toBe(
        'signature',
      )
    })

    it('that somebody kept and sends again much later is refused', async () => {
      const { orderNo } = await harness.beginPaid()
      const kept = harness.server.notices.last(orderNo)
      harness.aheadMs = harness.under.noticeLifeMs - minuteMs
      expect(await harness.gateway.readNotice(kept)).toMatchObject({ kind: 'payment' })
      harness.aheadMs = harness.under.noticeLifeMs + minuteMs
      expect(await kindOf(harness.gateway.readNotice(kept))).toBe('signature')
    })
  })
}

/** The same with one bit changed. */
function altered(raw: RawNotice, at: number): RawNotice {
  const body = Buffer.from(raw.body)
  body[at] = (body[at] ?? 0) ^ 1
  return { ...raw, body }
}
