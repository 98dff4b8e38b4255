import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { peopleHandlers } from './people.routes.ts'

export const people = defineFeature('people', {
  calls: [defineCalls(api.people, (services) => peopleHandlers(services.people))],
})
