import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
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
