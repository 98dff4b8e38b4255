// What every way to pay must do, whoever stands behind it.
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createGatewayHarness, type GatewayUnderTest } from './gateway-harness.ts'
import { noticeCases } from './notice-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { refundCases } from './refund-cases.ts'
import { troubleCases } from './trouble-cases.ts'

export function gatewaySuite<Settings>(name: string, under: GatewayUnderTest<Settings>): void {
  describe(name, () => {
    const harness = createGatewayHarness(under)
    beforeAll(() => harness.start())
    beforeEach(() => harness.reset())
    afterAll(() => harness.server.close())

    paymentCases(harness)
    refundCases(harness)
    noticeCases(harness)
    troubleCases(harness)
  })
}
