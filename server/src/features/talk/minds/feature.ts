import { api } from '@atelier/contract'
import { mebibyte } from '../../../platform/http/serve-endpoint.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { importConversations } from '../chatlog/import-conversations.ts'
import { exportMinds } from './export-minds.ts'
import { takeMindTree } from './import-minds.ts'
import { mindHandlers } from './minds.routes.ts'

export const minds = defineFeature('minds', {
  calls: [
    defineCalls(
      api.minds,
      ({ groups, chat, chatlog }) => mindHandlers({ ...groups, chat, chatlog }),
      {
        bodyLimits: {
          create: 8 * mebibyte,
          save: 8 * mebibyte,
        },
      },
    ),
  ],
  account: {
    export: exportMinds,
    // All conversations: a map lies beside some of them.
    import: ({ db }) => importConversations({ db, takeMap: takeMindTree }),
  },
  // What messages name.
  after: { import: ['uploads', 'knowledge', 'apps', 'work-files'] },
})
