import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { analyticsHandlers } from './figures.routes.ts'
import { keepAnalytics } from './keep-analytics.ts'

export const figures = defineFeature('figures', {
  calls: [defineCalls(api.figures, (services) => analyticsHandlers(services.figures))],
  sweeps: {
    ofOld: {
      'figures of days that are over': (services) =>
        keepAnalytics({ ...services.figures, log: services.log }),
    },
  },
})
