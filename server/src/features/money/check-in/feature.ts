import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { checkInHandlers } from './check-in.routes.ts'

export const checkIn = defineFeature('check-in', {
  calls: [defineCalls(api.checkIn, ({ accounts }) => checkInHandlers(accounts))],
})
