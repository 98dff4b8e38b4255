import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportMarket } from './export-market.ts'
import { importMarket } from './import-market.ts'
import { marketHandlers } from './market.routes.ts'
import { moveMarket } from './market.store.ts'

export const market = defineFeature('market', {
  calls: [
    defineCalls(api.market, (services) => marketHandlers(services.market), {
      rates: {
        save: aMinute(60),
        try: aMinute(60),
        like: aMinute(120),
        collect: aMinute(120),
      },
    }),
  ],
  account: {
    adopt: moveMarket,
    export: (services) => exportMarket(services.market),
    import: (services) => importMarket(services.market),
  },
  // Works as samples.
  after: { import: ['work-files'] },
})
