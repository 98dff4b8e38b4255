import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportToolServers } from './export-tool-servers.ts'
import { toolHandlers } from './tools.routes.ts'

export const toolServers = defineFeature('tool-servers', {
  calls: [
    defineCalls(api.tools, (services) => toolHandlers(services.tools), {
      rates: {
        saveServer: { ...aMinute(30), of: 'caller' },
        refreshServer: { ...aMinute(30), of: 'caller' },
      },
    }),
  ],
  account: { export: ({ tools }) => exportToolServers(tools) },
  sealed: [{ table: 'tool_servers', column: 'headers' }],
  close: ({ tools }) => tools.sessions.close(),
  after: {
    // An import that is under way needs it until it ends.
    close: ['account-data'],
  },
})
