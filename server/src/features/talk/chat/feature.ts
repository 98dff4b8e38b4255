import { defineFeature } from '../../define-feature.ts'
import { listEndlessCharges } from './answers/charges-check.store.ts'
import { sweepLostRuns, sweepOldRuns } from './recovery/recover-runs.ts'

export const chat = defineFeature('chat', {
  ledgerChecks: [listEndlessCharges],
  sweeps: {
    always: {
      runs: (services, { databaseClock }) => sweepLostRuns({ ...services.chat, databaseClock }),
    },
    ofOld: { 'runs of long ago': (services) => sweepOldRuns(services.chat) },
  },
})
