import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { connectionAdminHandlers } from './connection-admin.routes.ts'

export const connectionAdmin = defineFeature('connection-admin', {
  calls: [
    defineCalls(api.connectionAdmin, (services) =>
      connectionAdminHandlers(services.connectionAdmin),
    ),
  ],
})
