import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type FetchDependencies, fetchPromptList } from './fetch-list.ts'
import {
  addPrompt,
  deletePrompts,
  editPrompt,
  importPrompts,
  listPrompts,
  listWordings,
} from './prompts.usecases.ts'

export const promptHandlers = (dependencies: FetchDependencies): Handlers<typeof api.prompts> => ({
  async list(input, { caller }) {
    return listPrompts(input, caller.accountId, dependencies)
  },
  async add(input, { caller }) {
    return addPrompt(input, caller.accountId, dependencies)
  },
  async edit(input, { caller }) {
    return editPrompt(input, caller.accountId, dependencies)
  },
  async delete({ ids }, { caller }) {
    await deletePrompts(ids, caller.accountId, dependencies)
    return {}
  },
  async import({ prompts }, { caller }) {
    return importPrompts(prompts, caller.accountId, dependencies)
  },
  async versions({ id }, { caller }) {
    return listWordings(id, caller.accountId, dependencies)
  },
  async fetch({ address }, { caller }) {
    return fetchPromptList(address, caller.accountId, dependencies)
  },
})
