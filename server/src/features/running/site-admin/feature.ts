import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { siteAdminHandlers } from './site-admin.routes.ts'

export const siteAdmin = defineFeature('site-admin', {
  calls: [defineCalls(api.siteAdmin, (services) => siteAdminHandlers(services.siteAdmin))],
})
