import { defineFeature } from '../../define-feature.ts'
import { importConversations } from '../chatlog/import-conversations.ts'
import { exportMinds } from './export-minds.ts'
import { takeMindTree } from './import-minds.ts'

export const minds = defineFeature('minds', {
  account: {
    export: ({ groups }) => exportMinds(groups),
    // All conversations: a map lies beside some of them.
    import: ({ chatlog }) => importConversations({ db: chatlog.db, takeMap: takeMindTree }),
  },
  // What messages name.
  after: { import: ['uploads', 'knowledge', 'apps', 'work-files'] },
})
