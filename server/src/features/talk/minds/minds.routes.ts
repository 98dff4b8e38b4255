import type { api } from '@atelier/contract'
import { openLines } from '../../../platform/http/open-lines.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { followLiveRun } from '../chat/runs/follow-run.ts'
import {
  askMind,
  createMind,
  listOwnMinds,
  type MindDependencies,
  readOwnMind,
  saveMind,
} from './minds.usecases.ts'

export const mindHandlers = (dependencies: MindDependencies): Handlers<typeof api.minds> => ({
  async ask(input, context, { reply }) {
    const run = await askMind(input, context, dependencies)
    await followLiveRun(run, 0, openLines(reply, context.requestId))
  },
  async list(input, { caller }) {
    return listOwnMinds(input, caller, dependencies)
  },
  async get({ id }, context) {
    return readOwnMind(id, context, dependencies)
  },
  async create(input, { caller }) {
    return createMind(input, caller, dependencies)
  },
  async save(input, { caller }) {
    return saveMind(input, caller, dependencies)
  },
})
