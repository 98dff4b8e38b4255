// The room of money as a whole: what else than one feature it has to know. Orders, packages, codes and the ledger have calls of their own.
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { payWayOffer } from './payments.ts'

export const moneyAdmin = {
  setup: defineEndpoint({
    method: 'GET',
    path: '/admin/money/setup',
    access: 'operator',
    needs: 'readOrders',
    summary: 'How the site handles money: its purses and the ways to pay that are set up.',
    input: z.object({}),
    reply: z.object({
      /** Whether chat is paid from a purse of its own, in tokens. */
      twoPurses: z.boolean(),
      ways: z.array(payWayOffer),
    }),
  }),
}
