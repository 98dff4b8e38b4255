import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import type { ModelCatalog } from './models.usecases.ts'

export const modelHandlers = (catalog: ModelCatalog): Handlers<typeof api.models> => ({
  async listChat(_, { site }) {
    return catalog.listChatModels(site)
  },
})
