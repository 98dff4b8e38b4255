import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { usersHandlers } from './people.routes.ts'

export const people = defineFeature('people', {
  calls: [defineCalls(api.people, (services) => usersHandlers(services.people))],
})
