import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { giveByHand } from './give-by-hand.ts'
import { type LedgerDependencies, listLedger, proveLedger } from './site-ledger.ts'

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

export const ledgerHandlers = (dependencies: LedgerDependencies): Handlers<typeof api.ledger> => ({
  async give(input, { site, caller }) {
    return {
      userBalance: await giveByHand(input, { site, operatorId: caller.accountId }, dependencies),
    }
  },
  async lines({ page, size, from, until, ...chosen }, { site }) {
    const filter = { ...chosen, from: moment(from), until: moment(until) }
    return listLedger(filter, { page, size }, site, dependencies)
  },
  check: () => proveLedger(dependencies),
})
