import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { sampleHandlers } from './samples.routes.ts'

export const samples = defineFeature('samples', {
  calls: [defineCalls(api.samples, (services) => sampleHandlers(services.samples))],
})
