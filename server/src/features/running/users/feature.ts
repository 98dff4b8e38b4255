import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { usersHandlers } from './users.routes.ts'

export const users = defineFeature('users', {
  calls: [defineCalls(api.users, (services) => usersHandlers(services.users))],
})
