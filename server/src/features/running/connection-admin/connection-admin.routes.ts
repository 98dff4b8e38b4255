import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  arrangeConnections,
  type ConnectionManagement,
  connectionChoices,
  listConnections,
  removeConnection,
  saveConnection,
  switchConnection,
  testConnection,
} from '../../talk/models/manage-connections.ts'
import {
  addModel,
  arrangeModels,
  listModels,
  type PriceReaders,
  removeModel,
  saveModel,
} from './model-overrides.ts'

export const connectionAdminHandlers = (
  dependencies: ConnectionManagement & PriceReaders,
): Handlers<typeof api.connectionAdmin> => ({
  async list() {
    return {
      rows: await listConnections(dependencies),
      choices: connectionChoices(dependencies.engines),
    }
  },
  async save(input, by) {
    return saveConnection(input, by, dependencies)
  },
  async test({ id }) {
    return testConnection(id, dependencies)
  },
  async switch(input) {
    await switchConnection(input, dependencies)
    return {}
  },
  async arrange({ ids }) {
    await arrangeConnections(ids, dependencies)
    return {}
  },
  async remove({ id }) {
    await removeConnection(id, dependencies)
    return {}
  },
  async models(_, { site }) {
    return { rows: await listModels(site, dependencies) }
  },
  async saveModel(input) {
    await saveModel(input, dependencies)
    return {}
  },
  async addModel(input) {
    return { id: await addModel(input, dependencies) }
  },
  async removeModel({ id }) {
    await removeModel(id, dependencies)
    return {}
  },
  async arrangeModels(input) {
    await arrangeModels(input, dependencies)
    return {}
  },
})
