import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { staffHandlers } from './staff.routes.ts'

export const staff = defineFeature('staff', {
  calls: [defineCalls(api.staff, ({ accounts }) => staffHandlers(accounts))],
})
