import { call } from '../../../api/call.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { shelfDeletes } from '../../../ui/shelf/shelf-deletes.ts'
import { refreshMarket } from './queries.ts'

/** Prompts of the market that are being deleted. */
export const marketDeletes = shelfDeletes('market', async (client, ids) => {
  await Promise.all(
    ids.map((id) => call('market.delete', { id }, { keepalive: true }).catch(unlessGone)),
  )
  await refreshMarket(client)
})
