import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { auditHandlers } from './audit.routes.ts'

export const audit = defineFeature('audit', {
  calls: [defineCalls(api.audit, (services) => auditHandlers(services))],
})
