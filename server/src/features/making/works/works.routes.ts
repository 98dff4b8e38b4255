import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { openLines } from '../../../platform/http/open-lines.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { removeWorks, restoreWorks } from './actions/delete-works.ts'
import { redoWork } from './actions/redo-work.ts'
import { stopWorks } from './actions/stop-works.ts'
import { followWorks } from './telling/follow-works.ts'
import { listDrawings, listStates, listWorks } from './works.usecases.ts'
import type { WorkDependencies } from './works-dependencies.ts'

export const workHandlers = (dependencies: WorkDependencies): Handlers<typeof api.works> => ({
  async list(input, context) {
    return listWorks(input, context, dependencies)
  },
  async listDrawings(input, context) {
    return listDrawings(input, context, dependencies)
  },
  async states({ ids }, context) {
    return listStates(ids, context, dependencies)
  },
  async follow(_input, context, { reply }) {
    if (dependencies.hub.isClosed) throw new Failure('server.stopping')
    await followWorks(context.caller, context, openLines(reply, context.requestId), dependencies)
  },
  async stop({ ids }, context) {
    await stopWorks(ids, context.caller, dependencies)
    return listStates(ids, context, dependencies)
  },
  async redo(input, context) {
    return { id: await redoWork(input, context, dependencies) }
  },
  async remove({ ids }, { caller }) {
    return { keptUntil: (await removeWorks(ids, caller, dependencies)).toISOString() }
  },
  async restore({ ids }, { caller }) {
    await restoreWorks(ids, caller, dependencies)
    return {}
  },
})
