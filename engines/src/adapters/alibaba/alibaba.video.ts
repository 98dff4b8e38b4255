import { EngineError } from '../../errors.ts'
import { notUnderstood } from '../../json-request.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import { findClipModel, inputOf, toClipParams, toListedClipModel } from '../../mapped-clip.ts'
import { failedStanding } from '../../upstream-failure.ts'
import { clipOf, type Job, job, namesOf, submitted, ticketShape } from './alibaba.wire.ts'
import { type AlibabaSettings, createCaller } from './alibaba-call.ts'
import { alibabaModels } from './alibaba-models.ts'
import { addressForClip } from './alibaba-upload.ts'

const version = '2020-03-20'

/** A person's clip drawn as a cartoon, by Alibaba Cloud's Video AI. */
export function createVideos(settings: AlibabaSettings): VideoEngine {
  const call = createCaller(settings)
  const secrets = [settings.apiKey, settings.secretKey]

  return {
    async listModels() {
      return alibabaModels.map(toListedClipModel)
    },

    async submit(request, io) {
      const model = findClipModel(alibabaModels, request)
      const clip = inputOf(request, 'clip')
      if (!clip) throw new EngineError('invalid', 'There is no clip to draw anew.')
      const params = {
        VideoUrl: await addressForClip(clip, call, io),
        ...(toClipParams(model, request) as Record<string, string>),
      }
      const answer = submitted.safeParse(
        await call({ action: model.name, version, params, wish: true }, io),
      )
      if (!answer.success) throw notUnderstood({ wish: true })
      return { ticket: { id: answer.data.RequestId } }
    },

    async check(ticket, io) {
      const params = { JobId: readTicket(ticket).id }
      try {
        const told = job.safeParse(await call({ action: 'GetAsyncJobResult', version, params }, io))
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data.Data, secrets)
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
  kind: 'broken',
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
        return { state: 'failed', kind: 'nothing', message: 'The upstream made no clip.' }
      return { state: 'done', outcome: { clips: [{ video: { url } }] } }
    }
    case 'JOB_CANCELED':
      return { state: 'failed', kind: 'aborted', message: 'The wish was given up at the upstream.' }
    case 'PROCESS_FAILED':
    case 'TIMEOUT_FAILED':
    case 'LIMIT_RETRY_FAILED': {
      const code = told.ErrorCode ?? ''
      const words = told.ErrorMessage?.trim() || code || 'The upstream failed.'
      const standing = failedStanding(words, secrets, namesOf(code))
      const isOurs = standing.kind === 'broken' && /^Invalid|Unsupported|Parameter/i.test(code)
      return isOurs ? { ...standing, kind: 'invalid' } : standing
    }
    default:
      return { state: 'running' }
  }
}
