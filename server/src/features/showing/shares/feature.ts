import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportShares } from './export-shares.ts'
import { shareHandlers } from './shares.routes.ts'
import { moveShares } from './shares.store.ts'

export const shares = defineFeature('shares', {
  calls: [
    defineCalls(api.shares, (services) => shareHandlers(services.shares), {
      rates: {
        card: aMinute(120),
        // What a link shows is asked for with its password, which is hashed.
        create: aMinute(30),
        open: aMinute(120),
        continue: aMinute(30),
      },
    }),
  ],
  account: {
    adopt: moveShares,
    export: (services) => exportShares(services.shares),
  },
})
