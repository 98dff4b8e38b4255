// What every way to pay must do, whoever stands behind it.
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createGatewayHarness, type GatewayUnderTest } from './gateway-harness.ts'
import { noticeCases } from './notice-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { refundCases } from './refund-cases.ts'
import { troubleCases } from './trouble-cases.ts'

export function gatewaySuite<Settings>(name: string, under: GatewayUnderTest<Settings>): void {
  describe(name, () => {
    const bench = createGatewayHarness(under)
    beforeAll(() => bench.start())
    beforeEach(() => bench.reset())
    afterAll(() => bench.server.close())

    paymentCases(bench)
    refundCases(bench)
    noticeCases(bench)
    troubleCases(bench)
  })
}
