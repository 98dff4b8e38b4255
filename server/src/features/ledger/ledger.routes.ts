import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { type GiveDependencies, giveByHand } from './give-by-hand.ts'

export const ledgerHandlers = (dependencies: GiveDependencies): Handlers<typeof api.ledger> => ({
  async give(input, { site, caller }) {
    return {
      userBalance: await giveByHand(input, { site, operatorId: caller.accountId }, dependencies),
    }
  },
})
