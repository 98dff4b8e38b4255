import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { listPricedItems, listUsedTokens, type PriceDependencies } from './prices.usecases.ts'

export const priceHandlers = (dependencies: PriceDependencies): Handlers<typeof api.prices> => ({
  async items(_, context) {
    return listPricedItems(context, dependencies)
  },
  async usedTokens(asked, context) {
    return listUsedTokens(asked, context, dependencies)
  },
})
