import { EngineError } from '../../errors.ts'
import { understood } from '../../json-request.ts'
import type { VideoEngine, VideoRequest } from '../../kinds/video.ts'
import {
  clipsStatusOf,
  findClipModel,
  inputOf,
  toClipParams,
  toListedClipModel,
} from '../../mapped-clip.ts'
import { givenUp, taskEngine, waiting } from '../../task-engine.ts'
import { failedStatus } from '../../upstream-failure.ts'
import { clipOf, type Job, job, namesOf, submitted, ticketShape } from './alibaba.wire.ts'
import { type AlibabaSettings, createCaller } from './alibaba-call.ts'
import { alibabaModels } from './alibaba-models.ts'
import { addressForClip } from './alibaba-upload.ts'

const version = '2020-03-20'

/** A person's clip drawn as a cartoon, by Alibaba Cloud's Video AI. */
export function createVideos(settings: AlibabaSettings): VideoEngine {
  const call = createCaller(settings)
  const failed = (job: Job) => failedAs(job, [settings.apiKey, settings.secretKey])

  return {
    async listModels() {
      return alibabaModels.map(toListedClipModel)
    },

    ...taskEngine({
      ticket: ticketShape,

      async submit(request: VideoRequest, io) {
        const model = findClipModel(alibabaModels, request)
        const clip = inputOf(request, 'clip')
        if (!clip) throw new EngineError('invalid', 'There is no clip to draw anew.')
        const params = {
          VideoUrl: await addressForClip(clip, call, io),
          ...(toClipParams(model, request) as Record<string, string>),
        }
        const json = await call({ action: model.name, version, params, submits: true }, io)
        return { id: understood(submitted, json, { submits: true }).RequestId }
      },

      async check({ id }, io) {
        const params = { JobId: id }
        return understood(job, await call({ action: 'GetAsyncJobResult', version, params }, io))
          .Data
      },

      isGone,
      stateOf: ({ Status: word }) => word,
      states: {
        queuing: waiting,
        process_success(job) {
          const url = clipOf(job)
          return clipsStatusOf(url === undefined ? [] : [{ video: { url } }])
        },
        job_canceled: () => givenUp(),
        process_failed: failed,
        timeout_failed: failed,
        limit_retry_failed: failed,
      },
    }),
    checkEveryMs: 5000,
    // Clips may be of any length.
    deadlineMs: 2 * 60 * 60_000,
  }
}

/** Unverified: the words by which it tells that it knows no such job. */
const isGone = ({ kind, status, message }: EngineError): boolean =>
  kind === 'invalid' && status !== undefined && /job ?id|\bjob\b.*\b(not|expired)\b/i.test(message)

function failedAs({ ErrorCode, ErrorMessage }: Job, secrets: readonly string[]) {
  const code = ErrorCode ?? ''
  const words = ErrorMessage?.trim() || code || 'The upstream failed.'
  const status = failedStatus(words, secrets, namesOf(code))
  const isOurs = status.kind === 'broken' && /^Invalid|Unsupported|Parameter/i.test(code)
  return isOurs ? { ...status, kind: 'invalid' as const } : status
}
