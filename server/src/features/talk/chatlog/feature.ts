import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { chatlogHandlers } from './chatlog.routes.ts'
import { exportConversations } from './export-conversations.ts'
import { prepareWordsAgain } from './prepare-words.store.ts'

export const chatlog = defineFeature('chatlog', {
  calls: [defineCalls(api.chatlog, (services) => chatlogHandlers(services.chatlog))],
  account: { export: (services) => exportConversations(services.chatlog) },
  sweeps: { always: { 'words of older entries': ({ chat }) => prepareWordsAgain(chat) } },
})
