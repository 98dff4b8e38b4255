import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import type { PaymentDependencies } from '../payments/order-life.ts'
import { listWays } from '../payments/orders.usecases.ts'

export const moneyAdminHandlers = (
  dependencies: PaymentDependencies,
): Handlers<typeof api.moneyAdmin> => ({
  async setup(_, { site }) {
    const { twoPurses } = site.settings
    return { twoPurses, ways: listWays(site, dependencies) }
  },
})
