import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { appHandlers } from './apps.routes.ts'
import { moveApps } from './apps.store.ts'
import { exportApps } from './export-apps.ts'
import { importApps } from './import-apps.ts'

export const apps = defineFeature('apps', {
  calls: [defineCalls(api.apps, (services) => appHandlers(services.apps))],
  account: {
    adopt: moveApps,
    export: (services) => exportApps(services.apps),
    import: (services) => importApps(services.apps),
  },
  // Their icons, and what they answer from.
  after: { import: ['uploads', 'knowledge'] },
})
