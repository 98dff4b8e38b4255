import { defineFeature } from '../../define-feature.ts'
import { rewardInvitation } from './invitations.usecases.ts'

export const invitations = defineFeature('invitations', {
  account: { welcomeMember: rewardInvitation },
})
