import { defineFeature } from '../../define-feature.ts'
import { moveDownloads } from './downloads.store.ts'
import { forgetExpiredDownloads } from './downloads.usecases.ts'

export const downloads = defineFeature('downloads', {
  account: { adopt: moveDownloads },
  sweeps: { ofOld: { downloads: (services) => forgetExpiredDownloads(services.downloads) } },
})
