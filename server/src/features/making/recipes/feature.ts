import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { queueHandlers } from './queue.routes.ts'

export const recipes = defineFeature('recipes', {
  calls: [
    defineCalls(api.queue, (services) => queueHandlers(services.recipes), {
      rates: {
        sketch: aMinute(30),
      },
    }),
  ],
})
