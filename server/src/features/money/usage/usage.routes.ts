import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { swapBalances } from '../ledger/swap-balances.ts'
import {
  hideSpending,
  listRecharges,
  listSpending,
  readBalances,
  summariseSpending,
  type UsageDependencies,
} from './usage.usecases.ts'

export const creditHandlers = (dependencies: UsageDependencies): Handlers<typeof api.credits> => ({
  holdings: (_, { caller, site }) => readBalances(caller, site, dependencies.db),
  userBalance: (_, { caller, site }) => readBalances(caller, site, dependencies.db),
  spendingLog: (input, { caller }) => listSpending(input, caller, dependencies.db),
  async hideSpending({ id, ids = [], all }, { caller }) {
    const chosen = all ? 'all' : id === undefined ? ids : [id, ...ids]
    await hideSpending(chosen, caller, dependencies)
    return {}
  },
  spendingSummary: (input, { caller }) => summariseSpending(input, caller, dependencies),
  rechargeLog: (input, { caller }) => listRecharges(input, caller, dependencies.db),
  async swap(input, { caller, site }) {
    await swapBalances(input, { caller, site }, dependencies)
    return readBalances(caller, site, dependencies.db)
  },
})
