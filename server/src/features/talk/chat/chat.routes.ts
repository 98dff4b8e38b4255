import type { api } from '@atelier/contract'
import { openLines } from '../../../platform/http/open-lines.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { beginAnswer, type ChatDependencies, findOwnRun, stopAnswer } from './chat.usecases.ts'
import { followLiveRun, followStoredRun } from './runs/follow-run.ts'
import { listRuns } from './runs/list-runs.ts'
import { answerConsent } from './tools/answer-consent.ts'
import { stopTool } from './tools/stop-tool.ts'

export const chatHandlers = (dependencies: ChatDependencies): Handlers<typeof api.chat> => ({
  async process(input, context, { reply }) {
    const run = await beginAnswer(input, context, dependencies)
    // Pictures that were sent are stored by now; the answer may take long.
    input.image_url = null
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
  async consent(input, { caller }) {
    await answerConsent(input, caller, dependencies)
    return {}
  },
  async stopTool(call, { caller }) {
    await stopTool(call, caller, dependencies)
    return {}
  },
  async stop({ entryId }, { caller }) {
    await stopAnswer(entryId, caller, dependencies)
    return {}
  },
})
