import { defineFeature } from '../../define-feature.ts'
import { keepFigures } from './keep-figures.ts'

export const figures = defineFeature('figures', {
  sweeps: {
    ofOld: {
      'figures of days that are over': (services) =>
        keepFigures({ ...services.figures, log: services.log }),
    },
  },
})
