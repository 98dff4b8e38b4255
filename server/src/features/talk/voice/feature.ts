import { defineFeature } from '../../define-feature.ts'
import { forgetVoices, sweepVoices } from './keep-voices.ts'

export const voice = defineFeature('voice', {
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
