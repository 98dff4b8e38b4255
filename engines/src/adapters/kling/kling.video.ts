import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import {
  askShape,
  type Question,
  trimBaseUrl,
  type Upstream,
  understood,
} from '../../json-request.ts'
import type { VideoEngine, VideoOutcome, VideoRequest } from '../../kinds/video.ts'
import type { WorkStatus } from '../../kinds/work.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { madeNothing, taskEngine, waiting } from '../../task-engine.ts'
import { failedStatus, toEngineError } from '../../upstream-failure.ts'
import {
  envelope,
  type Family,
  families,
  type KlingTicket,
  readError,
  statusOf,
  type Task,
  task,
  ticketShape,
  toUpstreamError,
} from './kling.wire.ts'
import { writeRequest } from './kling-input.ts'
import { klingModels } from './kling-models.ts'
import { signToken } from './kling-token.ts'

export type KlingSettings = { baseUrl: string; apiKey: string; secretKey?: string }

/** Clips by Kling's API. The address may end with `/v1` or before it. With a secret, the key is an access key. */
export function createVideos(settings: KlingSettings): VideoEngine {
  const ask = createAsk(settings)

  const askTask = async (question: Question, io: EngineIo) => {
    const { data, secrets } = await ask(question, io)
    return { ...understood(task, data, question), secrets }
  }

  return {
    async listModels(io) {
      try {
        await ask({ path: '/v1/videos/text2video?pageNum=1&pageSize=1' }, io)
      } catch (error) {
        // Proxies do not always pass it on.
        if (!isStatus(error, 404, 405)) throw error
      }
      return klingModels.map(toListedClipModel)
    },

    ...taskEngine({
      ticket: ticketShape,

      async submit(request: VideoRequest, io) {
        const { family, json } = writeRequest(findClipModel(klingModels, request), request)
        const { task_id: id } = await askTask({ path: pathOf(family), json, submits: true }, io)
        return { family, id }
      },

      check: ({ family, id }, io) => askTask({ path: `${pathOf(family)}/${id}` }, io),
      stateOf: ({ task_status: word }) => word,
      states: {
        submitted: waiting,
        succeed: doneAs,
        succeeded: doneAs,
        success: doneAs,
        failed({ task_status_msg: said, secrets }) {
          const words = said?.trim() || 'The upstream failed.'
          return failedStatus(words, secrets, refusal.test(words) ? 'content_filter' : '')
        },
      },
    }),

    async find(key, io) {
      for (const family of families) {
        try {
          const task = await askTask({ path: `${pathOf(family)}/${key}` }, io)
          if ((task.task_info?.external_task_id ?? key) === key) return { family, id: task.task_id }
        } catch (error) {
          if (!isStatus(error, 400, 404)) throw error
        }
      }
      return undefined
    },
    checkEveryMs: 5000,
  }
}

const pathOf = (family: Family): string => `/v1/videos/${family}`

const isStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof EngineError && error.status !== undefined && statuses.includes(error.status)

/** Asks for what an answer holds, and tells what may not be shown of it. A code other than 0 is a failure, whatever the status. */
function createAsk({ baseUrl, apiKey, secretKey = '' }: KlingSettings) {
  const address = trimBaseUrl(baseUrl).replace(/\/v1$/, '')
  return async (question: Question, io: EngineIo) => {
    const token = secretKey === '' ? apiKey : signToken(apiKey, secretKey, io.now())
    const upstream: Upstream = {
      baseUrl: address,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      secrets: [token, secretKey, apiKey],
      readError,
    }
    const answer = await askShape(upstream, question, envelope, io)
    const { code, data } = answer
    if (code !== 0)
      throw toEngineError({ ...toUpstreamError(answer), status: statusOf(code) }, upstream.secrets)
    return { data, secrets: upstream.secrets }
  }
}

/** What its clips are called is kept, to go on from them. */
function doneAs(
  { task_result: result }: Task,
  { family, id }: KlingTicket,
): WorkStatus<VideoOutcome> {
  const made = (result?.videos ?? []).flatMap((clip) =>
    clip.url ? [{ url: clip.url, id: clip.id ?? '' }] : [],
  )
  const clips = made.map(({ url }) => ({ video: { url } }))
  if (clips.length === 0) return madeNothing('clip')
  const ticket = { family, id, clips: made.map((clip) => clip.id) }
  return { state: 'done', outcome: { clips }, ticket }
}

/** Unverified: the words by which it tells that something was not allowed. */
const refusal = /risk control|content polic|safety|violat|prohibited/i
