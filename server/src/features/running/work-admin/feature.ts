import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { workAdminHandlers } from './work-admin.routes.ts'

export const workAdmin = defineFeature('work-admin', {
  calls: [defineCalls(api.workAdmin, (services) => workAdminHandlers(services.workAdmin))],
})
