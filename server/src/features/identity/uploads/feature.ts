import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportUploads } from './export-uploads.ts'
import { importUploads } from './import-uploads.ts'
import { sweepHiddenUploads } from './own-uploads.ts'
import { uploadHandlers } from './uploads.routes.ts'
import { moveUploads } from './uploads.store.ts'
import { leaveUploads } from './uploads.usecases.ts'

export const uploads = defineFeature('uploads', {
  calls: [
    defineCalls(api.uploads, (services) => uploadHandlers(services.uploads), {
      rates: {
        addPicture: aMinute(120),
        addMedia: aMinute(30),
        readForeignPicture: aMinute(120),
      },
    }),
  ],
  account: {
    adopt: moveUploads,
    export: (services) => exportUploads(services.uploads),
    import: (services) => importUploads(services.uploads),
    leave: (services) => leaveUploads(services.uploads),
  },
  sweeps: {
    ofOld: {
      'hidden uploads': (services) =>
        sweepHiddenUploads({ ...services.uploads, log: services.log }),
    },
  },
  close: (services) => services.uploads.mediaDesk.close(),
  after: {
    // An import that is under way needs it until it ends.
    close: ['account-data'],
  },
})
