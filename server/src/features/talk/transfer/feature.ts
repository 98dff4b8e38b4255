import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { mebibyte } from '../../../platform/http/serve-endpoint.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { transferHandlers } from './transfer.routes.ts'

export const transfer = defineFeature('transfer', {
  calls: [
    defineCalls(api.transfer, ({ groups }) => transferHandlers(groups), {
      rates: {
        import: aMinute(240),
        known: aMinute(120),
      },
      bodyLimits: {
        // One conversation may be long.
        import: 16 * mebibyte,
      },
    }),
  ],
})
