// Giving back, as every gateway has to do it.
import { describe, expect, it } from 'vitest'
import { type GatewayHarness, kindOf, refundOf } from './gateway-harness.ts'

export function refundCases<Settings>(bench: GatewayHarness<Settings>): void {
  describe('a refund', () => {
    it('of the whole gives the money back and leaves the payment paid', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      const request = refundOf(payment, 1999)
      expect(await bench.gateway.refund(request)).toEqual({ state: 'done' })
      expect(bench.server.taken(orderNo).refundedMinor).toBe(1999)
      expect(await bench.gateway.queryRefund(request)).toEqual({ state: 'done' })
      expect(await bench.gateway.query(payment)).toMatchObject({ state: 'paid', amountMinor: 1999 })
    })

    it('in parts goes as far as the money goes', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      expect(await bench.gateway.refund(refundOf(payment, 1))).toEqual({ state: 'done' })
      expect(await bench.gateway.refund(refundOf(payment, 1000))).toEqual({ state: 'done' })
      expect(await kindOf(bench.gateway.refund(refundOf(payment, 999)))).toBe('refused')
      expect(await bench.gateway.refund(refundOf(payment, 998))).toEqual({ state: 'done' })
      expect(bench.server.taken(orderNo).refundedMinor).toBe(1999)
    })

    it('is one under its number, and not another with another amount', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      const request = refundOf(payment, 500)
      expect(await bench.gateway.refund(request)).toEqual({ state: 'done' })
      expect(await bench.open().refund(request)).toEqual({ state: 'done' })
      expect(await kindOf(bench.gateway.refund({ ...request, amountMinor: 600 }))).toBe('refused')
      expect(bench.server.taken(orderNo).refundedMinor).toBe(500)
    })

    it('asked for twice at once is made once', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      const request = refundOf(payment, 500)
      const twice = [bench.gateway.refund(request), bench.open().refund(request)]
      expect(await Promise.all(twice)).toEqual([{ state: 'done' }, { state: 'done' }])
      expect(bench.server.taken(orderNo).refundedMinor).toBe(500)
    })

    it('of more than was paid is refused', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      expect(await kindOf(bench.gateway.refund(refundOf(payment, 2000)))).toBe('refused')
      expect(bench.server.taken(orderNo).refundedMinor).toBe(0)
    })

    it('of what nobody paid is refused', async () => {
      const { payment, orderNo } = await bench.begin()
      await bench.server.open(orderNo)
      expect(await kindOf(bench.gateway.refund(refundOf(payment, 1)))).toBe('refused')
    })

    it('that the vendor takes its time for is pending, then done', async () => {
      const { payment } = await bench.beginPaid()
      const request = refundOf(payment, 1999)
      bench.server.refundsWait = true
      expect(await bench.gateway.refund(request)).toEqual({ state: 'pending' })
      await bench.server.settleRefunds('done')
      expect(await bench.gateway.queryRefund(request)).toEqual({ state: 'done' })
    })

    it('whose answer was lost is asked for again, and made once', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      const request = refundOf(payment, 1999)
      bench.server.trouble = 'drop'
      expect(await kindOf(bench.gateway.refund(request))).toBe('unavailable')
      bench.server.trouble = undefined
      expect(await bench.gateway.refund(request)).toEqual({ state: 'done' })
      expect(bench.server.taken(orderNo).refundedMinor).toBe(1999)
    })

    it('that was never asked for is not known', async () => {
      const { payment } = await bench.beginPaid()
      expect(await kindOf(bench.gateway.queryRefund(refundOf(payment, 1)))).toBe('refused')
    })

    it('is told by a notice under its number', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      const request = refundOf(payment, 700)
      await bench.gateway.refund(request)
      expect(await bench.gateway.readNotice(bench.server.notices.last(orderNo))).toEqual({
        kind: 'refund',
        refundNo: request.refundNo,
        refund: { state: 'done' },
      })
    })
  })
}
