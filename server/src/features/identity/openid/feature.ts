import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { openidHandlers } from './openid.routes.ts'

export const openid = defineFeature('openid', {
  calls: [
    defineCalls(api.openid, (services) => openidHandlers(services.openid), {
      rates: {
        link: aMinute(20),
        callback: aMinute(30),
        exchange: aMinute(20),
        unbind: aMinute(20),
      },
    }),
  ],
})
