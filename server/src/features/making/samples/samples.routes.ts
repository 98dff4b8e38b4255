import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { Samples } from './open-samples.ts'
import { sendSample } from './send-sample.ts'

export const sampleHandlers = (samples: Samples): Handlers<typeof api.samples> => ({
  async file(request, _, raw) {
    if (!(await sendSample(raw, request, samples))) throw new Failure('samples.not_found')
  },
  talk: async ({ language }, { locale }) => samples.talks[language ?? locale],
})
