import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { moderationAdminHandlers } from './moderation-admin.routes.ts'

export const moderationAdmin = defineFeature('moderation-admin', {
  calls: [
    defineCalls(api.moderationAdmin, ({ moderation }) => moderationAdminHandlers(moderation)),
  ],
})
