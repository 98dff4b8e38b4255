import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { analyticsHandlers } from './analytics.routes.ts'
import { keepAnalytics } from './keep-analytics.ts'

export const analytics = defineFeature('analytics', {
  calls: [defineCalls(api.analytics, (services) => analyticsHandlers(services.analytics))],
  sweeps: {
    ofOld: {
      'figures of days that are over': (services) =>
        keepAnalytics({ ...services.analytics, log: services.log }),
    },
  },
})
