import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import {
  deleteCustomModel,
  listOwnModels,
  saveCustomModel,
} from '../own-connections/custom-models.usecases.ts'
import type { OwnConnectionDependencies } from '../own-connections/own-connections.usecases.ts'
import type { ModelCatalog } from './models.usecases.ts'

export const modelHandlers = (
  catalog: ModelCatalog,
  own: OwnConnectionDependencies,
): Handlers<typeof api.models> => ({
  async listChat(_, context) {
    return catalog.listChatModels(context)
  },
  async listOwn(_, context) {
    return listOwnModels(context, { ...own, catalog })
  },
  async addOwn(input, context) {
    return saveCustomModel(input, context, { ...own, catalog })
  },
  async deleteOwn({ id }, context) {
    await deleteCustomModel(id, context, own)
    return {}
  },
})
