import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { shelfDeletes } from '../../../ui/shelf/shelf-deletes.ts'

/** Own prompts that are being deleted. */
export const promptDeletes = shelfDeletes('prompts', async (_client, ids) => {
  await call('prompts.delete', { ids: [...ids] }, { keepalive: true })
  await whenRefreshed()
})
