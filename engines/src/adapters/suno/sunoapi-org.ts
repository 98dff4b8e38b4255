// api.sunoapi.org and api.kie.ai, which speak alike. Answers have status 200 and a code within.
// Shapes, limits and codes: docs.sunoapi.org and docs.kie.ai.
import type { StemName } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { UpstreamError } from '../../upstream-failure.ts'
import type { Calls, ClipReading, Dialect, Reading, SunoTask } from './suno.dialect.ts'
import { newerLimits, olderLimits } from './suno.models.ts'
import { describeRequest, isDetailed, type SongRequest, titleOf } from './suno.request.ts'
import type { SunoTicket } from './suno.ticket.ts'
import { errorOf, isTable, readLyrics, seconds, secondsOf, text } from './suno.wire.ts'

const ideaLimit = 500

const envelope = z.object({ code: z.number(), msg: text, data: z.unknown().optional() })
const taken = z.object({ taskId: z.string().min(1) })
const song = z.object({
  id: z.string().min(1),
  audioUrl: text,
  imageUrl: text,
  prompt: text,
  title: text,
  tags: text,
  duration: seconds,
})
const record = z.object({
  status: text,
  // Of separations, in place of `status`.
  successFlag: text,
  errorMessage: text,
  response: z.record(z.string(), z.unknown()).nullish().catch(undefined),
})

const paths: Record<SunoTask, string> = {
  compose: '/api/v1/generate',
  continue: '/api/v1/generate',
  join: '/api/v1/generate',
  'write-lyrics': '/api/v1/lyrics',
  separate: '/api/v1/vocal-removal',
}

export const sunoapiOrg: Dialect = {
  defaultBaseUrl: 'https://api.sunoapi.org',
  optionalTail: /\/api(\/v1)?$/,
  models: [
    { name: 'V5_5', label: 'Suno v5.5', ...newerLimits },
    { name: 'V5', label: 'Suno v5', ...newerLimits },
    { name: 'V4_5PLUS', label: 'Suno v4.5+', ...newerLimits },
    { name: 'V4_5ALL', label: 'Suno v4.5 all', ...newerLimits, titleLimit: 80 },
    { name: 'V4_5', label: 'Suno v4.5', ...newerLimits },
    { name: 'V4', label: 'Suno v4', ...olderLimits },
  ],
  ideaLimit,
  takesUnwanted: true,
  takesVoice: true,
  continuesByIdea: true,
  stemSets: ['vocals', 'all'],
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  accountPath: '/api/v1/generate/credit',
  calls,
  readTaken(json) {
    const { data } = taken.safeParse(envelope.safeParse(json).data?.data)
    return data && { id: data.taskId }
  },
  ask: ({ task, id }) => ({ path: `${paths[task]}/record-info?taskId=${encodeURIComponent(id)}` }),
  read: readRecord,
  readError,
  untaken: /maintenance|维护/i,
  // What is said of a task that is not there is not documented; these are its likely words.
  unknown: /not (?:be )?found|not exist|is null|不存在/i,
}

function calls(callBackUrl: string): Calls {
  return {
    compose(request, { name, titleLimit, styleLimit }) {
      const common = { model: name, instrumental: request.instrumental, callBackUrl }
      const json = isDetailed(request)
        ? {
            customMode: true,
            ...(request.instrumental ? {} : { prompt: request.lyrics }),
            style: styleOf(request, styleLimit),
            title: titleOf(request, titleLimit),
            ...moreOf(request),
          }
        : // Everything else is to be left empty then.
          { customMode: false, prompt: describeRequest(request, ideaLimit) }
      return { path: paths.compose, json: { ...common, ...json } }
    },

    continue(request, { titleLimit, styleLimit }, { song: known, ticket }) {
      const { lyrics, idea, from } = request
      // The version must be that of the song.
      const common = { audioId: known.id, model: ticket.model, callBackUrl }
      const path = '/api/v1/generate/extend'
      const isPlain = !(
        lyrics ||
        idea ||
        request.style ||
        request.title ||
        request.unwanted ||
        request.voice
      )
      if (isPlain && from === undefined)
        return { path, json: { ...common, defaultParamFlag: false } }
      const continueAt = from ?? (known.seconds && Math.floor(known.seconds))
      if (!continueAt) throw new EngineError('invalid', 'Say the second to go on from.')
      const json = {
        defaultParamFlag: true,
        continueAt,
        prompt: lyrics || idea || 'Go on in the same way.',
        style: styleOf({ ...request, style: request.style || (known.style ?? '') }, styleLimit),
        title: titleOf({ ...request, title: request.title || (known.title ?? '') }, titleLimit),
        ...moreOf(request),
      }
      return { path, json: { ...common, ...json } }
    },

    'write-lyrics': (prompt) => ({ path: paths['write-lyrics'], json: { prompt, callBackUrl } }),

    separate: ({ song: known, ticket }, all) => ({
      path: '/api/v1/vocal-removal/generate',
      json: {
        taskId: ticket.id,
        audioId: known.id,
        type: all ? 'split_stem' : 'separate_vocal',
        callBackUrl,
      },
    }),
  }
}

const moreOf = ({ unwanted, voice }: SongRequest) => ({
  ...(unwanted ? { negativeTags: unwanted } : {}),
  ...(voice ? { vocalGender: voice === 'female' ? 'f' : 'm' } : {}),
})

function styleOf({ style, idea }: SongRequest, limit: number): string {
  const words = style || idea
  if (words) return words.slice(0, limit)
  throw new EngineError('invalid', 'A song with lyrics of its own wants a style too.')
}

function readRecord(json: unknown, { task }: SunoTicket): Reading | undefined {
  const { data } = record.safeParse(envelope.safeParse(json).data?.data)
  const word = data?.successFlag || data?.status
  if (!data || !word) return undefined
  const { response } = data
  return {
    word,
    reason: data.errorMessage || undefined,
    clips: listOf(response?.sunoData).flatMap((one) => readSong(one) ?? []),
    lyrics: listOf(response?.data).flatMap(readLyrics),
    ...(task === 'separate' ? { stems: readStems(response ?? {}) } : {}),
  }
}

const listOf = (json: unknown): unknown[] => (Array.isArray(json) ? json : [])

function readSong(json: unknown): ClipReading | undefined {
  const { data } = song.safeParse(json)
  if (!data) return undefined
  return {
    id: data.id,
    // Not `streamAudioUrl`: that is there before the song is.
    audio: data.audioUrl || undefined,
    cover: data.imageUrl || undefined,
    title: data.title || undefined,
    style: data.tags || undefined,
    lyrics: data.prompt || undefined,
    seconds: secondsOf(data.duration),
  }
}

/** Of the many tracks that have no name of ours, the first that is there is `other`. */
const stemFields: readonly (readonly [StemName, readonly string[]])[] = [
  ['vocals', ['vocalUrl']],
  ['backing', ['instrumentalUrl']],
  ['drums', ['drumsUrl']],
  ['bass', ['bassUrl']],
  ['guitar', ['guitarUrl']],
  ['piano', ['keyboardUrl', 'pianoUrl']],
  ['other', ['otherUrl', 'synthUrl', 'stringsUrl', 'percussionUrl', 'brassUrl', 'woodwindsUrl']],
]

const readStems = (response: Record<string, unknown>) =>
  stemFields.flatMap(([name, fields]) => {
    const url = fields.map((field) => response[field]).find((one) => typeof one === 'string' && one)
    return typeof url === 'string' ? [{ name, url }] : []
  })

/** What codes mean that mean something else as HTTP statuses. */
function nameOfCode(code: number, words: string): string {
  // At sunoapi.org 429 says that there is no credit left and 430 that there were too many requests; at kie.ai 402 and 429 do.
  const isRate = /frequen|rate|too many|频率/i.test(words)
  if (code === 402 || (code === 429 && !isRate)) return 'insufficient_quota'
  if (code === 405 || code === 429 || code === 430) return 'rate_limit'
  return code === 455 ? 'service_unavailable' : ''
}

function readError(json: unknown): UpstreamError | undefined {
  const { data } = envelope.safeParse(json)
  if (data?.code === 200) return undefined
  if (data) {
    const { code, msg } = data
    const message = msg || `The upstream answered with code ${code}.`
    return { ...errorOf(message, nameOfCode(code, message)), status: code }
  }
  // A gateway's, or that of the framework below.
  if (!isTable(json)) return undefined
  const words = [json.message, json.error, json.msg].find((one) => typeof one === 'string')
  return typeof words === 'string' ? errorOf(words) : undefined
}
