// Giving back, as every gateway has to do it.
import { describe, expect, it } from 'vitest'
import { type GatewayHarness, kindOf, refundOf } from './gateway-harness.ts'

export function refundCases<Settings>(harness: GatewayHarness<Settings>): void {
  describe('a refund', () => {
    it('of the whole gives the money back and leaves the payment paid', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const request = refundOf(payment, 1999)
      expect(await harness.gateway.refund(request)).toEqual({ state: 'done' })
      expect(harness.server.taken(orderNo).refundedMinor).toBe(1999)
      expect(await harness.gateway.queryRefund(request)).toEqual({ state: 'done' })
      const state = await harness.gateway.query(payment)
      expect(state).toMatchObject({ state: 'paid', amountMinor: 1999 })
      expect(state).toHaveProperty('givenBack')
    })

    it('in parts goes as far as the money goes', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      expect(await harness.gateway.refund(refundOf(payment, 1))).toEqual({ state: 'done' })
      expect(await harness.gateway.refund(refundOf(payment, 1000))).toEqual({ state: 'done' })
      expect(await kindOf(harness.gateway.refund(refundOf(payment, 999)))).toBe('refused')
      expect(await harness.gateway.refund(refundOf(payment, 998))).toEqual({ state: 'done' })
      expect(harness.server.taken(orderNo).refundedMinor).toBe(1999)
    })

    it('is one under its number, and not another with another amount', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const request = refundOf(payment, 500)
      expect(await harness.gateway.refund(request)).toEqual({ state: 'done' })
      expect(await harness.open().refund(request)).toEqual({ state: 'done' })
      expect(await kindOf(harness.gateway.refund({ ...request, amountMinor: 600 }))).toBe('refused')
      expect(harness.server.taken(orderNo).refundedMinor).toBe(500)
    })

    it('asked for twice at once is made once', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const request = refundOf(payment, 500)
      const twice = [harness.gateway.refund(request), harness.open().refund(request)]
      expect(await Promise.all(twice)).toEqual([{ state: 'done' }, { state: 'done' }])
      expect(harness.server.taken(orderNo).refundedMinor).toBe(500)
    })

    it('of more than was paid is refused', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      expect(await kindOf(harness.gateway.refund(refundOf(payment, 2000)))).toBe('refused')
      expect(harness.server.taken(orderNo).refundedMinor).toBe(0)
    })

    it('of what nobody paid is refused', async () => {
      const { payment, orderNo } = await harness.begin()
      await harness.server.open(orderNo)
      expect(await kindOf(harness.gateway.refund(refundOf(payment, 1)))).toBe('refused')
    })

    it('that the vendor takes its time for is pending, then done', async () => {
      const { payment } = await harness.beginPaid()
      const request = refundOf(payment, 1999)
      harness.server.refundsWait = true
      expect(await harness.gateway.refund(request)).toEqual({ state: 'pending' })
      await harness.server.settleRefunds('done')
      expect(await harness.gateway.queryRefund(request)).toEqual({ state: 'done' })
    })

    it('whose answer was lost is asked for again, and made once', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const request = refundOf(payment, 1999)
      harness.server.trouble = 'drop'
      expect(await kindOf(harness.gateway.refund(request))).toBe('unavailable')
      harness.server.trouble = undefined
      expect(await harness.gateway.refund(request)).toEqual({ state: 'done' })
      expect(harness.server.taken(orderNo).refundedMinor).toBe(1999)
    })

    it('that was never asked for is not known', async () => {
      const { payment } = await harness.beginPaid()
      expect(await kindOf(harness.gateway.queryRefund(refundOf(payment, 1)))).toBe('refused')
    })

    it('is told by a notice under its number', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const request = refundOf(payment, 700)
      await harness.gateway.refund(request)
      expect(await harness.gateway.readNotice(harness.server.notices.last(orderNo))).toEqual({
        kind: 'refund',
        refundNo: request.refundNo,
        refund: { state: 'done' },
      })
    })
  })
}
