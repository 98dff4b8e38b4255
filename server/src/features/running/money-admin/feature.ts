import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { moneyAdminHandlers } from './money-admin.routes.ts'

export const moneyAdmin = defineFeature('money-admin', {
  calls: [defineCalls(api.moneyAdmin, ({ payments }) => moneyAdminHandlers(payments))],
})
