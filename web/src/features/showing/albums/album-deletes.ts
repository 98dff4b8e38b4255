import { tabDeletes } from '../../../lib/tab-deletes.ts'

/** Albums that are being deleted, and can still be taken back. */
export const albumDeletes = tabDeletes('albums')
