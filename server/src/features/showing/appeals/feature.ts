import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { appealHandlers } from './appeals.routes.ts'

export const appeals = defineFeature('appeals', {
  calls: [defineCalls(api.appeals, ({ accounts }) => appealHandlers(accounts))],
})
