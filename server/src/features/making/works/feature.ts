import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportWorks } from './account/export-works.ts'
import { adoptWorks, leaveWorks } from './account/works-account.ts'
import { sweepWorks } from './actions/delete-works.ts'
import { workHandlers } from './works.routes.ts'
import { listUnfitWorks } from './works-check.store.ts'

export const works = defineFeature('works', {
  calls: [defineCalls(api.works, (services) => workHandlers(services.works))],
  account: {
    adopt: adoptWorks,
    export: (services) => exportWorks(services.works),
    leave: (services) => leaveWorks(services.works),
  },
  // An answer that is being written may ask for works still.
  after: { leave: ['groups'] },
  ledgerChecks: [listUnfitWorks],
  sweeps: { ofOld: { 'deleted works': (services) => sweepWorks(services.works) } },
})
