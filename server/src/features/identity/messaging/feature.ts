import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { loginRates } from '../external-login/login-calls.ts'
import { messagingHandlers } from './messaging.routes.ts'

export const messaging = defineFeature('messaging', {
  calls: [
    defineCalls(api.messaging, (services) => messagingHandlers(services.messaging), {
      rates: loginRates,
    }),
  ],
})
