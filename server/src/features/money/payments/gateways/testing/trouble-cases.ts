// What every gateway makes of a vendor in trouble, and of wrong keys.
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { failureOf, type GatewayHarness, kindOf, refundOf, requestFor } from './gateway-harness.ts'

export function troubleCases<Settings>(harness: GatewayHarness<Settings>): void {
  describe('trouble', () => {
    it('with an answer that was lost makes no second payment', async () => {
      const request = requestFor(1999)
      harness.server.trouble = 'drop'
      expect(await kindOf(harness.gateway.start(request))).toBe('unavailable')
      harness.server.trouble = undefined
      await harness.gateway.start(request)
      await harness.server.pay(request.orderNo)
      expect(harness.server.taken(request.orderNo).times).toBe(1)
    })

    it.each(['error', 'drop', 'nonsense'] as const)(
      'of the kind "%s" leaves it open what the vendor did',
      async (trouble) => {
        const { payment } = await harness.beginPaid()
        harness.server.trouble = trouble
        const calls = [
          () => harness.gateway.start(requestFor(1)),
          () => harness.gateway.query(payment),
          () => harness.gateway.close(payment),
          () => harness.gateway.refund(refundOf(payment, 1)),
          () => harness.gateway.queryRefund(refundOf(payment, 1)),
        ]
        const kinds = await Promise.all(calls.map((call) => kindOf(call())))
        const allowed = trouble === 'nonsense' ? ['unavailable', 'signature'] : ['unavailable']
        for (const kind of kinds) expect(allowed).toContain(kind)
      },
    )

    it('of a vendor that never answers ends after the time that was set', async () => {
      harness.server.trouble = 'silence'
      expect(await kindOf(harness.open(harness.server.settings, 200).start(requestFor(1)))).toBe(
        'unavailable',
      )
    })

    it('of a vendor that is slow is waited for', async () => {
      harness.server.trouble = { delayMs: 100 }
      expect(await harness.begin()).toMatchObject({ request: { amountMinor: 1999 } })
    })

    it('of a vendor that is away is told as such', async () => {
      const away = await harness.under.startServer()
      await away.close()
      expect(await kindOf(harness.open(away.settings).start(requestFor(1)))).toBe('unavailable')
    })

    it('with the key is told as such', async () => {
      const { payment } = await harness.begin()
      const wrong = harness.open(harness.under.withWrongKey(harness.server.settings))
      expect(await kindOf(wrong.start(requestFor(1)))).toBe('config')
      expect(await kindOf(wrong.query(payment))).toBe('config')
    })

    it('is told without anything secret', async () => {
      const { payment, orderNo } = await harness.beginPaid()
      const wrongSettings = harness.under.withWrongKey(harness.server.settings)
      const wrong = harness.open(wrongSettings)
      const failures = [
        await failureOf(harness.gateway.refund(refundOf(payment, 5000))),
        await failureOf(wrong.start(requestFor(1))),
        await failureOf(wrong.refund(refundOf(payment, 1))),
        await failureOf(
          harness.gateway.readNotice(harness.server.notices.last(orderNo, { forged: true })),
        ),
      ]
      for (const trouble of ['error', 'drop', 'nonsense'] as const) {
        harness.server.trouble = trouble
        failures.push(await failureOf(harness.gateway.start(requestFor(1))))
      }
      const shown = inspect(failures, { depth: 12, maxStringLength: null, showHidden: true })
      for (const settings of [harness.server.settings, wrongSettings])
        for (const field of harness.under.secrets)
          for (const piece of piecesOf(String(settings[field]))) expect(shown).not.toContain(piece)
    })
  })
}

/** A key in several lines gives itself away by any of them. */
const piecesOf = (secret: string) =>
  secret.split('\n').filter((line) => line.length > 10 && !line.startsWith('-----'))
