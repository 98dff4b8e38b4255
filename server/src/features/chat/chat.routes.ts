import type { ServerResponse } from 'node:http'
import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { findOwnEntry } from '../chatlog/chatlog.store.ts'
import * as store from './chat.store.ts'
import { beginAnswer, type ChatDependencies } from './chat.usecases.ts'
import { followLiveRun, followStoredRun } from './follow-run.ts'

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

export const chatHandlers = (dependencies: ChatDependencies): Handlers<typeof api.chat> => {
  const { db, runs } = dependencies
  return {
    async process(input, context, { reply }) {
      const run = await beginAnswer(input, context, dependencies)
      await followLiveRun(run, 0, openLines(reply, context.requestId))
    },
    async run({ entryId, after }, { caller, locale, requestId }, { reply }) {
      if (!(await findOwnEntry(db, caller.accountId, entryId))) throw new Failure('runs.not_found')
      const live = runs.find(entryId)
      if (live) return followLiveRun(live, after, openLines(reply, requestId))
      if (!(await store.findRun(db, entryId))) throw new Failure('runs.not_found')
      return followStoredRun(entryId, after, openLines(reply, requestId), { db, locale })
    },
    async stop({ entryId }, { caller }) {
      if (!(await findOwnEntry(db, caller.accountId, entryId))) throw new Failure('runs.not_found')
      const live = runs.find(entryId)
      if (live) await runs.stopWhere((run) => run === live, 'stopped')
      else await store.requestStop(db, entryId)
      return {}
    },
  }
}
