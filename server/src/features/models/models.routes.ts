import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import type { OwnConnectionDependencies } from '../own-connections/own-connections.usecases.ts'
import { listOwnModels } from '../own-connections/own-models.usecases.ts'
import type { ModelCatalog } from './models.usecases.ts'

export const modelHandlers = (
  catalog: ModelCatalog,
  own: OwnConnectionDependencies,
): Handlers<typeof api.models> => ({
  async listChat(_, { site, caller }) {
    return catalog.listChatModels(site, caller)
  },
  async listOwn(_, { caller }) {
    return listOwnModels(caller, own)
  },
})
