import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportKnowledge } from './export-knowledge.ts'
import { importDocuments } from './import-documents.ts'
import { knowledgeHandlers } from './knowledge.routes.ts'
import { leaveKnowledge, moveDocuments } from './knowledge.usecases.ts'

export const knowledge = defineFeature('knowledge', {
  calls: [
    defineCalls(api.knowledge, (services) => knowledgeHandlers(services.knowledge), {
      rates: {
        add: aMinute(60),
      },
    }),
  ],
  account: {
    adopt: moveDocuments,
    export: (services) => exportKnowledge(services.knowledge),
    import: (services) => importDocuments(services.knowledge),
    leave: (services) => leaveKnowledge(services.knowledge),
  },
  sweeps: { always: { documents: (services) => services.knowledge.desk.wake() } },
  close: (services) => services.knowledge.desk.close(),
  after: {
    // An import that is under way needs it until it ends.
    close: ['account-data'],
  },
})
