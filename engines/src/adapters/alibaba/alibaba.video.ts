import { randomUUID } from 'node:crypto'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import {
  addressOf,
  findClipModel,
  inputOf,
  toClipParams,
  toListedClipModel,
} from '../../mapped-clip.ts'
import { toEngineError } from '../../upstream-failure.ts'
import {
  clipOf,
  type Job,
  job,
  namesOf,
  readError,
  submitted,
  ticketShape,
} from './alibaba.wire.ts'
import { alibabaModels } from './alibaba-models.ts'
import { signForm } from './alibaba-signature.ts'

export type AlibabaSettings = {
  baseUrl: string
  /** The AccessKey's id. */
  apiKey: string
  secretKey: string
}

/**
 * A person's clip drawn as a cartoon, by Alibaba Cloud's Video AI. The clip goes by its address only, without Chinese characters in it.
 * Unverified: whether it fetches from hosts other than object stores of the Shanghai region, where its examples keep their files.
 */
export function createVideos({ baseUrl, apiKey, secretKey }: AlibabaSettings): VideoEngine {
  const upstream: Upstream = {
    baseUrl: trimBaseUrl(baseUrl),
    headers: {},
    secrets: [apiKey, secretKey],
    readError,
  }
  const call = (action: string, params: Record<string, string>, wish: boolean, io: EngineIo) => {
    const form = signForm(
      { Action: action, Version: '2020-03-20', ...params },
      { accessKeyId: apiKey, secret: secretKey, nonce: randomUUID(), now: io.now() },
    )
    const body = new TextEncoder().encode(form)
    const contentType = 'application/x-www-form-urlencoded'
    return askJson(upstream, { path: '/', form: { body, contentType }, wish }, io)
  }

  return {
    async listModels() {
      return alibabaModels.map(toListedClipModel)
    },

    async submit(request, io) {
      const model = findClipModel(alibabaModels, request)
      const clip = inputOf(request, 'clip')
      if (!clip) throw new EngineError('invalid', 'There is no clip to draw anew.')
      const params = {
        VideoUrl: addressOf(clip, 'Alibaba Cloud'),
        ...(toClipParams(model, request) as Record<string, string>),
      }
      const answer = submitted.safeParse(await call(model.name, params, true, io))
      if (!answer.success) throw notUnderstood({ wish: true })
      return { ticket: { id: answer.data.RequestId } }
    },

    async check(ticket, io) {
      const JobId = readTicket(ticket).id
      try {
        const told = job.safeParse(await call('GetAsyncJobResult', { JobId }, false, io))
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data.Data, upstream.secrets)
      } catch (error) {
        if (isGone(error)) return gone
        throw error
      }
    },
    checkEveryMs: 5000,
    // Clips may be of any length.
    deadlineMs: 2 * 60 * 60_000,
  }
}

/** Unverified: the words by which it tells that it knows no such job. */
const isGone = (error: unknown): boolean =>
  error instanceof EngineError &&
  error.kind === 'invalid' &&
  error.status !== undefined &&
  /job ?id|\bjob\b.*\b(not|expired)\b/i.test(error.message)

const gone: Standing<VideoOutcome> = {
  state: 'failed',
  kind: 'unavailable',
  message: 'The upstream does not know the wish any more.',
}

function readTicket(ticket: Ticket) {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

function readStanding(told: Job, secrets: readonly string[]): Standing<VideoOutcome> {
  switch (told.Status.toUpperCase()) {
    case 'QUEUING':
      return { state: 'waiting' }
    case 'PROCESS_SUCCESS': {
      const url = clipOf(told)
      if (url === undefined)
        return { state: 'failed', kind: 'unavailable', message: 'The upstream made no clip.' }
      return { state: 'done', outcome: { clips: [{ video: { url } }] } }
    }
    case 'JOB_CANCELED':
      return { state: 'failed', kind: 'aborted', message: 'The wish was given up at the upstream.' }
    case 'PROCESS_FAILED':
    case 'TIMEOUT_FAILED':
    case 'LIMIT_RETRY_FAILED': {
      const code = told.ErrorCode ?? ''
      const words = told.ErrorMessage?.trim() || code || 'The upstream failed.'
      const error = toEngineError({ message: words, names: namesOf(code) }, secrets)
      const { kind, message } = error
      if (kind === 'refused' || kind === 'quota') return { state: 'failed', kind, message }
      const isOurs = /^Invalid|Unsupported|Parameter/i.test(code)
      return { state: 'failed', kind: isOurs ? 'invalid' : 'unavailable', message }
    }
    default:
      return { state: 'running' }
  }
}
