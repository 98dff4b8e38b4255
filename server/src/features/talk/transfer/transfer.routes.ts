import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  importConversations,
  listKnownKeys,
  type TransferDependencies,
} from './transfer.usecases.ts'

export const transferHandlers = (
  dependencies: TransferDependencies,
): Handlers<typeof api.transfer> => ({
  async import({ conversations }, { caller }) {
    return importConversations(conversations, caller, dependencies)
  },
  async known({ keys }, { caller }) {
    return { known: await listKnownKeys(keys, caller, dependencies.db) }
  },
})
