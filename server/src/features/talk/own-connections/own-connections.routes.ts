import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import type { ModelCatalog } from '../models/models.usecases.ts'
import { deleteCustomModel, listOwnModels, saveCustomModel } from './custom-models.usecases.ts'
import {
  deleteOwnConnection,
  type OwnConnectionDependencies,
  readOwnBalance,
  readOwnConnection,
  saveOwnConnection,
} from './own-connections.usecases.ts'

export const ownConnectionHandlers = (
  dependencies: OwnConnectionDependencies,
): Handlers<typeof api.ownConnections> => ({
  async read(_, { caller }) {
    return readOwnConnection(caller, dependencies)
  },
  async save(input, context) {
    return saveOwnConnection(input, context, dependencies)
  },
  async delete(_, { caller }) {
    await deleteOwnConnection(caller, dependencies)
    return {}
  },
  async balance(_, { caller }) {
    return readOwnBalance(caller, dependencies)
  },
})

/** All calls about models: those of a site, and members' own. */
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
