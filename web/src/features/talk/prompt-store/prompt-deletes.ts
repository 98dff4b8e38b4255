import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { shelfDeletes } from '../../../ui/shelf/shelf-deletes.ts'

/** Own prompts that are being deleted. */
export const promptDeletes = shelfDeletes('prompts', async (client, ids) => {
  await call('POST /prompts/delete', { ids: [...ids] }, { keepalive: true })
  await client.invalidateQueries({ queryKey: dataKey('GET /prompts/list') })
})
