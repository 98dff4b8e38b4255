import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportWorkFiles } from './export-work-files.ts'
import { importWorks } from './import-works.ts'
import { workFileHandlers } from './work-files.routes.ts'
import { moveWorkFiles } from './work-files.store.ts'
import { leaveWorkFiles } from './work-files.usecases.ts'

export const workFiles = defineFeature('work-files', {
  calls: [
    defineCalls(api.workFiles, (services) => workFileHandlers(services.workFiles), {
      rates: {
        slice: aMinute(60),
      },
    }),
  ],
  account: {
    adopt: moveWorkFiles,
    export: (services) => exportWorkFiles(services.workFiles),
    import: (services) => importWorks(services.workFiles),
    leave: (services) => leaveWorkFiles(services.workFiles),
  },
  after: {
    // What works were made from.
    import: ['uploads'],
    // What still runs is stopped first: it would store files that nobody knows of.
    leave: ['works'],
  },
})
