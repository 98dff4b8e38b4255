// What every gateway makes of a vendor in trouble, and of wrong keys.
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { failureOf, type GatewayHarness, kindOf, refundOf, requestFor } from './gateway-harness.ts'

export function troubleCases<Settings>(bench: GatewayHarness<Settings>): void {
  describe('trouble', () => {
    it('with an answer that was lost makes no second payment', async () => {
      const request = requestFor(1999)
      bench.server.trouble = 'drop'
      expect(await kindOf(bench.gateway.start(request))).toBe('unavailable')
      bench.server.trouble = undefined
      await bench.gateway.start(request)
      await bench.server.pay(request.orderNo)
      expect(bench.server.taken(request.orderNo).times).toBe(1)
    })

    it.each(['error', 'drop', 'nonsense'] as const)(
      'of the kind "%s" leaves it open what the vendor did',
      async (trouble) => {
        const { payment } = await bench.beginPaid()
        bench.server.trouble = trouble
        const calls = [
          () => bench.gateway.start(requestFor(1)),
          () => bench.gateway.query(payment),
          () => bench.gateway.close(payment),
          () => bench.gateway.refund(refundOf(payment, 1)),
          () => bench.gateway.queryRefund(refundOf(payment, 1)),
        ]
        const kinds = await Promise.all(calls.map((call) => kindOf(call())))
        const allowed = trouble === 'nonsense' ? ['unavailable', 'signature'] : ['unavailable']
        for (const kind of kinds) expect(allowed).toContain(kind)
      },
    )

    it('of a vendor that never answers ends after the time that was set', async () => {
      bench.server.trouble = 'silence'
      expect(await kindOf(bench.open(bench.server.settings, 200).start(requestFor(1)))).toBe(
        'unavailable',
      )
    })

    it('of a vendor that is slow is waited for', async () => {
      bench.server.trouble = { delayMs: 100 }
      expect(await bench.begin()).toMatchObject({ request: { amountMinor: 1999 } })
    })

    it('of a vendor that is away is told as such', async () => {
      const away = await bench.under.startServer()
      await away.close()
      expect(await kindOf(bench.open(away.settings).start(requestFor(1)))).toBe('unavailable')
    })

    it('with the key is told as such', async () => {
      const { payment } = await bench.begin()
      const wrong = bench.open(bench.under.withWrongKey(bench.server.settings))
      expect(await kindOf(wrong.start(requestFor(1)))).toBe('config')
      expect(await kindOf(wrong.query(payment))).toBe('config')
    })

    it('is told without anything secret', async () => {
      const { payment, orderNo } = await bench.beginPaid()
      const wrongSettings = bench.under.withWrongKey(bench.server.settings)
      const wrong = bench.open(wrongSettings)
      const failures = [
        await failureOf(bench.gateway.refund(refundOf(payment, 5000))),
        await failureOf(wrong.start(requestFor(1))),
        await failureOf(wrong.refund(refundOf(payment, 1))),
        await failureOf(
          bench.gateway.readNotice(bench.server.notices.last(orderNo, { forged: true })),
        ),
      ]
      for (const trouble of ['error', 'drop', 'nonsense'] as const) {
        bench.server.trouble = trouble
        failures.push(await failureOf(bench.gateway.start(requestFor(1))))
      }
      const told = inspect(failures, { depth: 12, maxStringLength: null, showHidden: true })
      for (const settings of [bench.server.settings, wrongSettings])
        for (const field of bench.under.secrets)
          for (const piece of piecesOf(String(settings[field]))) expect(told).not.toContain(piece)
    })
  })
}

/** A key in several lines gives itself away by any of them. */
const piecesOf = (secret: string) =>
  secret.split('\n').filter((line) => line.length > 10 && !line.startsWith('-----'))
