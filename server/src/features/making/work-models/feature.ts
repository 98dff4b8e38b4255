import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { workModelHandlers } from './work-models.routes.ts'

export const workModels = defineFeature('work-models', {
  calls: [defineCalls(api.workModels, (services) => workModelHandlers(services.workModels))],
})
