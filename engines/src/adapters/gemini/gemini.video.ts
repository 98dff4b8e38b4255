import { EngineError } from '../../errors.ts'
import { askShape, type Upstream } from '../../json-request.ts'
import type { VideoEngine, VideoOutcome, VideoRequest } from '../../kinds/video.ts'
import type { MadeFile, MediaInput, WorkStatus } from '../../kinds/work.ts'
import {
  type ClipModel,
  clipsStatusOf,
  findClipModel,
  inputOf,
  toClipParams,
  toListedClipModel,
} from '../../mapped-clip.ts'
import { toBase64 } from '../../picture-text.ts'
import { taskEngine } from '../../task-engine.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import { shownWords } from '../../upstream-words.ts'
import { geminiUpstream, listModelRows, modelPath } from './gemini.upstream.ts'
import {
  type Operation,
  operation,
  readVideoError,
  refusal,
  submitted,
  ticketShape,
} from './gemini.videos.wire.ts'
import { readMediaModel } from './gemini.wire.ts'
import { geminiVideoRules } from './gemini-video-models.ts'

/** Clips by the Gemini API: Veo. What it made can be fetched for two days, with the key. */
export function createVideos(settings: { baseUrl: string; apiKey: string }): VideoEngine {
  const upstream: Upstream = { ...geminiUpstream(settings), readError: readVideoError }

  return {
    async listModels(io) {
      const rows = await listModelRows(upstream, io)
      return rows.flatMap((each) => {
        const row = readMediaModel(each)
        const model = row && modelOf(row.name)
        if (!model || row.methods?.includes('predictLongRunning') === false) return []
        const { label, description } = row
        return [toListedClipModel({ ...model, label, ...(description ? { description } : {}) })]
      })
    },

    ...taskEngine({
      ticket: ticketShape,

      async submit(request: VideoRequest, io) {
        const model = modelOf(request.model)
        const json = writeRequest(findClipModel(model ? [model] : [], request), request)
        const path = `${modelPath(request.model)}:predictLongRunning`
        const { name } = await askShape(upstream, { path, json, submits: true }, submitted, io)
        const { seed } = request.params
        return { name, ...(typeof seed === 'number' ? { seed } : {}) }
      },

      check: ({ name }, io) => askShape(upstream, { path: `/v1beta/${name}` }, operation, io),
      // It tells nothing of a request but whether it is done.
      stateOf: ({ done, error }) => (done ? (error ? 'failed' : 'done') : 'running'),
      states: {
        failed: ({ error }) => failedBy(error ?? {}, upstream.secrets),
        done: (words, { seed }) => doneAs(words, seed, upstream),
      },
    }),
    // As often as the vendor's own examples ask.
    checkEveryMs: 10_000,
  }
}

function modelOf(name: string): ClipModel | undefined {
  const rule = geminiVideoRules.find(({ pattern }) => pattern.test(name.replace(/^models\//, '')))
  return rule && { ...rule.model, name, label: name }
}

/** Unverified: `lastFrame` in the instance beside `image`, as the AI SDK has it; other clients have it among the parameters. */
function writeRequest(model: ClipModel, request: VideoRequest) {
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  if (last && !first) throw new EngineError('invalid', 'A last frame wants a first one beside it.')
  const { prompt, negativePrompt } = request
  return {
    instances: [
      {
        prompt,
        ...(first ? { image: toImage(first) } : {}),
        ...(last ? { lastFrame: toImage(last) } : {}),
      },
    ],
    parameters: {
      ...toClipParams(model, request),
      ...(negativePrompt === '' ? {} : { negativePrompt }),
    },
  }
}

const toImage = (input: MediaInput) => ({
  bytesBase64Encoded: toBase64(input),
  mimeType: input.mime,
})

function doneAs(
  { response }: Operation,
  seed: number | undefined,
  upstream: Upstream,
): WorkStatus<VideoOutcome> {
  const { generatedSamples: samples = [], raiMediaFilteredReasons: reasons = [] } =
    response?.generateVideoResponse ?? {}
  const clips = samples.flatMap(({ video }) =>
    video?.uri ? [{ video: toFile(video.uri, upstream) }] : [],
  )
  if (samples.length > 0) return clipsStatusOf(clips, seed === undefined ? {} : { seed })
  const words = shownWords(reasons.join(' '), upstream.secrets)
  return { state: 'failed', kind: 'refused', message: words || 'The clip was filtered for safety.' }
}

/** The key goes along in a header, and to nobody but the vendor and the address that it was given for. */
function toFile(url: string, { baseUrl, headers }: Upstream): MadeFile {
  return mayHaveKey(url, baseUrl, ['generativelanguage.googleapis.com'])
    ? { url, headers }
    : { url }
}

/** By Google's codes of errors: 1 cancelled, 3 invalid argument, 4 deadline exceeded. */
function failedBy(
  { code, message = '' }: NonNullable<Operation['error']>,
  secrets: readonly string[],
): WorkStatus<VideoOutcome> {
  const words = shownWords(message, secrets) || 'The upstream failed.'
  const kinds = { 1: 'aborted', 3: 'invalid', 4: 'timeout' } as const
  const kind = kinds[code as keyof typeof kinds] ?? 'broken'
  return { state: 'failed', kind: refusal.test(message) ? 'refused' : kind, message: words }
}
