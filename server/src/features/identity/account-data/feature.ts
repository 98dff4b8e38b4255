import { api } from '@atelier/contract'
import { aMinute, inTenMinutes } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { accountDataHandlers } from './account-data.routes.ts'

export const accountData = defineFeature('account-data', {
  calls: [
    defineCalls(api.accountData, (services) => accountDataHandlers(services.accountData), {
      rates: {
        orderExport: inTenMinutes(10),
        import: inTenMinutes(12),
        leave: aMinute(10),
      },
    }),
  ],
  close: ({ accountData }) => accountData.imports.close(),
})
