import { defineFeature } from '../../define-feature.ts'
import { exportKnowledge } from './export-knowledge.ts'
import { importDocuments } from './import-documents.ts'
import { leaveKnowledge, moveDocuments } from './knowledge.usecases.ts'

export const knowledge = defineFeature('knowledge', {
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
