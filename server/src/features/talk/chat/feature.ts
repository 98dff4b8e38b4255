import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { mebibyte } from '../../../platform/http/serve-endpoint.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { listEndlessCharges } from './answers/charges-check.store.ts'
import { chatHandlers } from './chat.routes.ts'
import { sweepLostRuns, sweepOldRuns } from './recovery/recover-runs.ts'

export const chat = defineFeature('chat', {
  calls: [
    defineCalls(api.chat, (services) => chatHandlers(services.chat), {
      rates: {
        process: { ...aMinute(600), of: 'caller' },
      },
      bodyLimits: {
        // A prompt may bring pictures as data URLs.
        process: 30 * mebibyte,
      },
    }),
  ],
  ledgerChecks: [listEndlessCharges],
  sweeps: {
    always: {
      runs: (services, { databaseClock }) => sweepLostRuns({ ...services.chat, databaseClock }),
    },
    ofOld: { 'runs of long ago': (services) => sweepOldRuns(services.chat) },
  },
})
