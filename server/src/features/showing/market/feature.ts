import { defineFeature } from '../../define-feature.ts'
import { exportMarket } from './export-market.ts'
import { importMarket } from './import-market.ts'
import { moveMarket } from './market.store.ts'

export const market = defineFeature('market', {
  account: {
    adopt: moveMarket,
    export: (services) => exportMarket(services.market),
    import: (services) => importMarket(services.market),
  },
  // Works as samples.
  after: { import: ['work-files'] },
})
