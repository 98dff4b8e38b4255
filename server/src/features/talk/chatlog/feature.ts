import { defineFeature } from '../../define-feature.ts'
import { exportConversations } from './export-conversations.ts'
import { prepareWordsAgain } from './prepare-words.store.ts'

export const chatlog = defineFeature('chatlog', {
  account: { export: (services) => exportConversations(services.chatlog) },
  sweeps: { always: { 'words of older entries': ({ chat }) => prepareWordsAgain(chat) } },
})
