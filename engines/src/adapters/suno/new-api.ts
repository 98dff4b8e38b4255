// Gateways of the one-api family: new-api and those that speak as it does. A request becomes a task, which holds Suno's own songs.
// Shapes: dto/suno.go of QuantumNous/new-api, which passes on these fields and no others.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'
import type { Call, Dialect, Reading } from './suno.dialect.ts'
import { chirpModels } from './suno.models.ts'
import { describeRequest, isDetailed } from './suno.request.ts'
import { errorOf, isTable, readClips, readComplaint, readLyrics, text } from './suno.wire.ts'

/** Not documented by the gateways; what Suno takes at least. */
const ideaLimit = 400

const envelope = z.object({
  code: z.union([z.string(), z.number()]),
  message: text,
  data: z.unknown().optional(),
})
const taskId = z.union([
  z.string().min(1),
  z.object({ task_id: z.string().min(1) }).transform(({ task_id }) => task_id),
])
const task = z.object({
  status: z.string(),
  fail_reason: text,
  progress: z.union([z.string(), z.number()]).nullish().catch(undefined),
  data: z.unknown().optional(),
})

const music = (json: object): Call => ({ path: '/suno/submit/music', json })

export const newApi: Dialect = {
  defaultBaseUrl: 'http://127.0.0.1:3000',
  optionalTail: /\/(suno|v1)$/,
  models: chirpModels,
  ideaLimit,
  takesUnwanted: false,
  takesVoice: false,
  continuesByIdea: false,
  stemSets: [],
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  // Not all gateways have it; one that does not says nothing about the key.
  accountPath: '/v1/models',
  calls: () => ({
    compose(request, { name }) {
      const common = { mv: name, make_instrumental: request.instrumental }
      if (!isDetailed(request))
        return music({ ...common, gpt_description_prompt: describeRequest(request, ideaLimit) })
      const { lyrics, style, idea, title } = request
      return music({ ...common, prompt: lyrics, tags: style || idea, title })
    },
    continue: ({ lyrics, style, title, from }, { name }, { song, ticket }) =>
      music({
        prompt: lyrics,
        tags: style || (song.style ?? ''),
        title: title || (song.title ?? ''),
        mv: name,
        make_instrumental: false,
        // The account that made a song is found by its task.
        task_id: ticket.id,
        continue_clip_id: song.id,
        ...(from === undefined ? {} : { continue_at: from }),
      }),
    'write-lyrics': (prompt) => ({ path: '/suno/submit/lyrics', json: { prompt } }),
  }),
  readTaken(json) {
    const { data } = taskId.safeParse(envelope.safeParse(json).data?.data)
    return data === undefined ? undefined : { id: data }
  },
  ask: ({ id }) => ({ path: `/suno/fetch/${encodeURIComponent(id)}` }),
  read: readTask,
  readError,
  unknown: /task_not_exist|not (?:be )?found|not exist|不存在/i,
}

function readTask(json: unknown): Reading | undefined {
  const sent = envelope.safeParse(json).data?.data
  const { data } = task.safeParse(Array.isArray(sent) ? sent[0] : sent)
  if (!data) return undefined
  const percent = Number.parseFloat(String(data.progress ?? ''))
  return {
    word: data.status,
    progress: Number.isNaN(percent) ? undefined : Math.min(100, Math.max(0, Math.round(percent))),
    reason: data.fail_reason || undefined,
    clips: readClips(data.data) ?? [],
    lyrics: [data.data].flat().flatMap(readLyrics),
  }
}

/** `success` is new-api's own; that others say it with one of these numbers is hearsay, so there must be a task too. */
const isSuccess = (code: string | number) =>
  ['success', '200', '0', '1'].includes(String(code).toLowerCase())

function readError(json: unknown): UpstreamError | undefined {
  const { data } = envelope.safeParse(json)
  if (!data) return readComplaint(json) ?? (isTable(json) ? bareMessage(json) : undefined)
  if (isSuccess(data.code)) return undefined
  const { code, message } = data
  return errorOf(message || `The upstream answered with code ${code}.`, String(code))
}

const bareMessage = ({ message }: Record<string, unknown>): UpstreamError | undefined =>
  typeof message === 'string' && message !== '' ? errorOf(message) : undefined
