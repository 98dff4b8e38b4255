import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { forgetSilentGroups } from './forget-silent.ts'
import { groupHandlers } from './groups.routes.ts'
import { moveGroups } from './groups.store.ts'
import { leaveGroups } from './groups.usecases.ts'

export const groups = defineFeature('groups', {
  calls: [defineCalls(api.groups, (services) => groupHandlers(services.groups))],
  account: {
    adopt: moveGroups,
    leave: (services) => leaveGroups(services.groups),
  },
  sweeps: {
    ofOld: {
      'conversations of long ago': (services) =>
        forgetSilentGroups({
          ...services.groups,
          log: services.log,
          listSites: services.sites.listSites,
        }),
    },
  },
  close: ({ chat }) => chat.names.close(),
  after: {
    // What was said on a day is counted before.
    sweeps: ['analytics'],
  },
})
