import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { PaymentDependencies } from '../../money/payments/order-life.ts'
import { listWays } from '../../money/payments/orders.usecases.ts'
import { exportReport, readReport } from './reports.usecases.ts'

export const moneyAdminHandlers = (
  dependencies: PaymentDependencies,
): Handlers<typeof api.moneyAdmin> => ({
  async setup(_, { site }) {
    const { twoPurses } = site.settings
    return { twoPurses, ways: listWays(site, dependencies) }
  },
  async report(request, asker) {
    return readReport(request, asker, dependencies)
  },
  async exportReport(request, asker, { reply }) {
    const { name, csv } = await exportReport(request, asker, dependencies)
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(csv)
  },
})
