import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { backupHandlers } from './backups.routes.ts'

export const backups = defineFeature('backups', {
  calls: [defineCalls(api.backups, (services) => backupHandlers(services.backups))],
})
