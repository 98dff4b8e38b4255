import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { invitationHandlers } from './invitations.routes.ts'
import { rewardInvitation } from './invitations.usecases.ts'

export const invitations = defineFeature('invitations', {
  calls: [defineCalls(api.invitations, ({ accounts }) => invitationHandlers(accounts))],
  account: { welcomeMember: rewardInvitation },
})
