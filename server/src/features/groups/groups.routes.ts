import type { api } from '@atelier/contract'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import {
  changeGroup,
  createGroup,
  type GroupDependencies,
  listOwnGroups,
  removeAllGroups,
  removeGroup,
} from './groups.usecases.ts'

export const groupHandlers = (dependencies: GroupDependencies): Handlers<typeof api.groups> => ({
  async create({ appId }, { caller }) {
    return { id: await createGroup(appId || null, caller, dependencies) }
  },
  async list(_, { caller }) {
    return listOwnGroups(caller, dependencies.db)
  },
  async update({ groupId, ...changes }, { caller }) {
    await changeGroup(groupId, changes, caller, dependencies.db)
    return {}
  },
  async delete({ groupId }, { caller }) {
    await removeGroup(groupId, caller, dependencies)
    return {}
  },
  async deleteAll(_, { caller }) {
    await removeAllGroups(caller, dependencies)
    return {}
  },
})
