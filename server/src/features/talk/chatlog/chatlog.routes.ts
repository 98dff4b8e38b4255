import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import {
  type ChatlogDependencies,
  emptyGroup,
  readAppLog,
  readLog,
  readVersions,
  removeEntry,
  searchLog,
  selectVersion,
} from './chatlog.usecases.ts'

export const chatlogHandlers = (
  dependencies: ChatlogDependencies,
): Handlers<typeof api.chatlog> => ({
  async list(request, { caller, locale }) {
    return readLog(request, caller, locale, dependencies)
  },
  async listByApp(request, { caller, locale }) {
    return readAppLog(request, caller, locale, dependencies)
  },
  async delete({ id }, { caller }) {
    await removeEntry(id, caller, dependencies)
    return {}
  },
  async deleteByGroup({ groupId }, { caller }) {
    await emptyGroup(groupId, caller, dependencies)
    return {}
  },
  async selectVersion({ id }, { caller }) {
    await selectVersion(id, caller, dependencies.db)
    return {}
  },
  async versions({ id }, { caller, locale }) {
    return readVersions(id, caller, locale, dependencies)
  },
  async search(request, { caller }) {
    return searchLog(request, caller, dependencies.db)
  },
})
