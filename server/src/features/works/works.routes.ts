import type { ServerResponse } from 'node:http'
import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { removeWorks, restoreWorks } from './delete-works.ts'
import { followWorks } from './follow-works.ts'
import { redoWork } from './redo-work.ts'
import { stopWorks } from './stop-works.ts'
import { listDrawings, listStates, listWorks } from './works.usecases.ts'
import type { WorkDependencies } from './works-dependencies.ts'

/** Takes the answer out of the framework's hands, for lines that are sent as they come. */
function openLines(reply: FastifyReply, requestId: string): ServerResponse {
  reply.hijack()
  const out = reply.raw
  out.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  })
  return out
}

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
