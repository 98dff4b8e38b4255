import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { creditHandlers } from './usage.routes.ts'

export const usage = defineFeature('usage', {
  calls: [defineCalls(api.credits, (services) => creditHandlers(services))],
})
