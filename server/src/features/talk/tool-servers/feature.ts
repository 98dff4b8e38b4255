import { defineFeature } from '../../define-feature.ts'
import { exportToolServers } from './export-tool-servers.ts'

export const toolServers = defineFeature('tool-servers', {
  account: { export: ({ tools }) => exportToolServers(tools) },
  sealed: [{ table: 'tool_servers', column: 'headers' }],
  close: ({ tools }) => tools.sessions.close(),
  after: {
    // An import that is under way needs it until it ends.
    close: ['account-data'],
  },
})
