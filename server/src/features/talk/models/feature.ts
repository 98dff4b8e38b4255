import { defineFeature } from '../../define-feature.ts'

export const models = defineFeature('models', {
  sealed: [{ table: 'connections', column: 'settings' }],
  close: (services) => services.closeConnections(),
  after: {
    // An import that is under way needs it until it ends.
    close: ['account-data'],
  },
})
