import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { messagingHandlers } from './messaging.routes.ts'

export const messaging = defineFeature('messaging', {
  calls: [
    defineCalls(api.messaging, (services) => messagingHandlers(services.messaging), {
      rates: {
        link: aMinute(20),
        callback: aMinute(30),
        exchange: aMinute(20),
        unbind: aMinute(20),
      },
    }),
  ],
})
