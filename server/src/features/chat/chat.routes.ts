import type { ServerResponse } from 'node:http'
import type { api } from '@atelier/contract'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { beginAnswer, type ChatDependencies, findOwnRun, stopAnswer } from './chat.usecases.ts'
import { followLiveRun, followStoredRun } from './follow-run.ts'
import { listRuns } from './list-runs.ts'

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

export const chatHandlers = (dependencies: ChatDependencies): Handlers<typeof api.chat> => ({
  async process(input, context, { reply }) {
    const run = await beginAnswer(input, context, dependencies)
    await followLiveRun(run, 0, openLines(reply, context.requestId))
  },
  async run({ entryId, after }, { caller, locale, requestId }, { reply }) {
    const run = await findOwnRun(entryId, caller, dependencies)
    const out = openLines(reply, requestId)
    if (run !== 'stored') return followLiveRun(run, after, out)
    return followStoredRun(entryId, after, out, { db: dependencies.db, locale })
  },
  async runs(_input, { caller, locale }) {
    return listRuns(caller, locale, dependencies)
  },
  async stop({ entryId }, { caller }) {
    await stopAnswer(entryId, caller, dependencies)
    return {}
  },
})
