import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { openAppGroup } from './app-groups.ts'
import {
  changeGroup,
  createGroup,
  type GroupDependencies,
  listOwnGroups,
  removeAllGroups,
  removeGroup,
} from './groups.usecases.ts'

export const groupHandlers = (dependencies: GroupDependencies): Handlers<typeof api.groups> => ({
  async create({ appId }, context) {
    const id = appId
      ? await openAppGroup(appId, context, dependencies)
      : await createGroup(context.caller, dependencies)
    return { id }
  },
  async list(paging, context) {
    return listOwnGroups(paging, context, dependencies.db)
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
