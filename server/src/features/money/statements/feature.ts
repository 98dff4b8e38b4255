import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { creditHandlers } from './statements.routes.ts'

export const statements = defineFeature('statements', {
  calls: [defineCalls(api.credits, (services) => creditHandlers(services))],
})
