import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { contentAdminHandlers } from './content-admin.routes.ts'

export const contentAdmin = defineFeature('content-admin', {
  calls: [defineCalls(api.contentAdmin, (services) => contentAdminHandlers(services.contentAdmin))],
})
