import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { figuresHandlers } from './figures.routes.ts'
import { keepFigures } from './keep-figures.ts'

export const figures = defineFeature('figures', {
  calls: [defineCalls(api.figures, (services) => figuresHandlers(services.figures))],
  sweeps: {
    ofOld: {
      'figures of days that are over': (services) =>
        keepFigures({ ...services.figures, log: services.log }),
    },
  },
})
