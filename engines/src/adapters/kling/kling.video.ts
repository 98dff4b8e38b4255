import type { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import {
  askJson,
  notUnderstood,
  type Question,
  trimBaseUrl,
  type Upstream,
} from '../../json-request.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { failedStanding, toEngineError } from '../../upstream-failure.ts'
import {
  envelope,
  type Family,
  families,
  readError,
  statusOf,
  type Task,
  task,
  ticketShape,
  toUpstreamError,
} from './kling.wire.ts'
import { writeWish } from './kling-input.ts'
import { klingModels } from './kling-models.ts'
import { signToken } from './kling-token.ts'

export type KlingSettings = { baseUrl: string; apiKey: string; secretKey?: string }

/** Clips by Kling's API. The address may end with `/v1` or before it. With a secret, the key is an access key. */
export function createVideos(settings: KlingSettings): VideoEngine {
  const ask = createAsk(settings)

  const askTask = async (question: Question, io: EngineIo) => {
    const { data, secrets } = await ask(question, io)
    const told = task.safeParse(data)
    if (!told.success) throw notUnderstood(question)
    return { told: told.data, secrets }
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

    async submit(request, io) {
      const { family, json } = writeWish(findClipModel(klingModels, request), request)
      const { told } = await askTask({ path: pathOf(family), json, wish: true }, io)
      return { ticket: { family, id: told.task_id } }
    },

    async check(ticket, io) {
      const { family, id } = readTicket(ticket)
      try {
        const { told, secrets } = await askTask({ path: `${pathOf(family)}/${id}` }, io)
        return readStanding(told, { family, id }, secrets)
      } catch (error) {
        if (isStatus(error, 404)) return gone
        throw error
      }
    },

    async find(key, io) {
      for (const family of families) {
        try {
          const { told } = await askTask({ path: `${pathOf(family)}/${key}` }, io)
          if ((told.task_info?.external_task_id ?? key) === key) return { family, id: told.task_id }
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
    const answer = envelope.safeParse(await askJson(upstream, question, io))
    if (!answer.success) throw notUnderstood(question)
    const { code, data } = answer.data
    if (code !== 0)
      throw toEngineError(
        { ...toUpstreamError(answer.data), status: statusOf(code) },
        upstream.secrets,
      )
    return { data, secrets: upstream.secrets }
  }
}

const gone: Standing<VideoOutcome> = {
  state: 'failed',
  kind: 'broken',
  message: 'The upstream does not know the wish any more.',
}

function readTicket(ticket: Ticket): z.output<typeof ticketShape> {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

function readStanding(
  { task_status, task_status_msg, task_result }: Task,
  ticket: { family: Family; id: string },
  secrets: readonly string[],
): Standing<VideoOutcome> {
  switch (task_status.toLowerCase()) {
    case 'submitted':
      return { state: 'waiting' }
    case 'succeed':
    case 'succeeded':
    case 'success': {
      const made = (task_result?.videos ?? []).flatMap(({ url, id }) => (url ? [{ url, id }] : []))
      if (made.length === 0)
        return { state: 'failed', kind: 'nothing', message: 'The upstream made no clip.' }
      return {
        state: 'done',
        outcome: { clips: made.map(({ url }) => ({ video: { url } })) },
        ticket: { ...ticket, clips: made.map(({ id = '' }) => id) },
      }
    }
    case 'failed': {
      const told = task_status_msg?.trim() || 'The upstream failed.'
      return failedStanding(told, secrets, refusal.test(told) ? 'content_filter' : '')
    }
    default:
      return { state: 'running' }
  }
}

/** Unverified: the words by which it tells that something was not allowed. */
const refusal = /risk control|content polic|safety|violat|prohibited/i
