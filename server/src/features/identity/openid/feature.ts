import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { loginRates } from '../external-login/login-calls.ts'
import { openidHandlers } from './openid.routes.ts'

export const openid = defineFeature('openid', {
  calls: [
    defineCalls(api.openid, (services) => openidHandlers(services.openid), {
      rates: loginRates,
    }),
  ],
})
