import { defineFeature } from '../../define-feature.ts'
import { exportShares } from './export-shares.ts'
import { moveShares } from './shares.store.ts'

export const shares = defineFeature('shares', {
  account: {
    adopt: moveShares,
    export: (services) => exportShares(services.shares),
  },
})
