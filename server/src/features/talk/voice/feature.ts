import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { forgetVoices, sweepVoices } from './keep-voices.ts'
import { voiceHandlers } from './voice.routes.ts'

export const voice = defineFeature('voice', {
  calls: [
    defineCalls(api.voice, (services) => voiceHandlers(services.voice), {
      rates: {
        speak: aMinute(60),
        transcribe: aMinute(20),
      },
    }),
  ],
  account: {
    leave: (services) => ({
      leave:
        async (_, { accountId }) =>
        async () =>
          forgetVoices(accountId, services.voice),
    }),
  },
  sweeps: {
    ofOld: {
      'what was made by voice': (services) => sweepVoices({ ...services.voice, log: services.log }),
    },
  },
})
