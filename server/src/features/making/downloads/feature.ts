import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { downloadHandlers } from './downloads.routes.ts'
import { moveDownloads } from './downloads.store.ts'
import { forgetExpiredDownloads } from './downloads.usecases.ts'

export const downloads = defineFeature('downloads', {
  calls: [
    defineCalls(api.downloads, (services) => downloadHandlers(services.downloads), {
      rates: {
        add: aMinute(60),
        read: aMinute(60),
      },
    }),
  ],
  account: { adopt: moveDownloads },
  sweeps: { ofOld: { downloads: (services) => forgetExpiredDownloads(services.downloads) } },
})
