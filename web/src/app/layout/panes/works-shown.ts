import { defineStored } from '../../../lib/storage/define-stored.ts'

/** Whether somebody had works when they were last asked for. */
export const worksShown = defineStored('recentWorks', { default: false, expiresAfterS: null })
