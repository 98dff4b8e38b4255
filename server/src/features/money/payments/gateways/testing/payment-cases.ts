// Paying and closing, as every gateway has to do them.
import { describe, expect, it } from 'vitest'
import { type GatewayHarness, minuteMs } from './gateway-harness.ts'

export function paymentCases<Settings>(harness: GatewayHarness<Settings>): void {
  describe('a payment', () => {
    it('waits until it is paid, and is then known with its amount, number and time', async () => {
      const { payment, orderNo } = await harness.begin()
      await harness.server.open(orderNo)
      expect(await harness.gateway.query(payment)).toEqual({ state: 'waiting' })
      expect(await harness.server.pay(orderNo)).toBe(true)
      const state = await harness.gateway.query(payment)
      expect(state).toMatchObject({ state: 'paid', amountMinor: 1999, currency: 'CNY' })
      if (state.state !== 'paid') throw new Error('not paid')
      expect(state.reference).toMatch(/\w{8}/)
      expect(Math.abs(state.paidAt.getTime() - Date.now())).toBeLessThan(minuteMs)
      expect(await harness.gateway.query({ ...payment, reference: state.reference })).toEqual(state)
    })

    it('is one, however often it is begun', async () => {
      const { request, payment } = await harness.begin()
      const again = await Promise.all([
        harness.gateway.start(request),
        harness.open().start(request),
      ])
      expect(again.map(({ kind }) => kind)).toEqual([again[0]?.kind, again[0]?.kind])
      expect(again.map(({ reference }) => reference)).toEqual([
        payment.reference,
        payment.reference,
      ])
      expect(await harness.server.pay(request.orderNo)).toBe(true)
      expect(await harness.server.pay(request.orderNo)).toBe(false)
      expect(harness.server.taken(request.orderNo)).toMatchObject({ times: 1, amountMinor: 1999 })
    })

    it.each([1, 10, 1999, 100_000_000, 123_456_789, 29, 57_00])(
      'is taken and told to the fen: %i',
      async (amountMinor) => {
        const { payment, orderNo } = await harness.beginPaid(amountMinor)
        expect(harness.server.taken(orderNo).amountMinor).toBe(amountMinor)
        expect(await harness.gateway.query(payment)).toMatchObject({ amountMinor })
        const notice = await harness.gateway.readNotice(harness.server.notices.last(orderNo))
        expect(notice).toMatchObject({ payment: { amountMinor, currency: 'CNY' } })
      },
    )

    it('is closed once the vendor has let it expire', async () => {
      const { payment, orderNo } = await harness.begin()
      await harness.server.expire(orderNo)
      const over = { ...payment, expiresAt: new Date(Date.now() - 5 * minuteMs) }
      expect(await harness.gateway.query(over)).toEqual({ state: 'closed' })
      expect(await harness.server.pay(orderNo)).toBe(false)
    })
  })

  describe('closing', () => {
    it('has the vendor take no money any more, also when asked twice', async () => {
      const { payment, orderNo } = await harness.begin()
      await harness.server.open(orderNo)
      expect(await harness.gateway.close(payment)).toEqual({ state: 'closed' })
      expect(await harness.gateway.close(payment)).toEqual({ state: 'closed' })
      expect(await harness.server.pay(orderNo)).toBe(false)
      expect(await harness.gateway.query(payment)).toEqual({ state: 'closed' })
    })

    it('comes too late for who has paid', async () => {
      const { payment } = await harness.beginPaid()
      expect(await harness.gateway.close(payment)).toMatchObject({
        state: 'paid',
        amountMinor: 1999,
      })
    })

    it('and paying at once end alike for vendor and gateway', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { payment, orderNo } = await harness.begin()
        await harness.server.open(orderNo)
        const [closed, paid] = await Promise.all([
          harness.gateway.close(payment),
          harness.server.pay(orderNo),
        ])
        expect(closed.state).toBe(paid ? 'paid' : 'closed')
        expect(await harness.gateway.query(payment)).toEqual(closed)
        expect(harness.server.taken(orderNo).times).toBe(paid ? 1 : 0)
      }
    })
  })
}
