// Speaks OpenAI's embeddings, speech and transcriptions on loopback. What is written down depends on the recording: its text, or its bytes.
import type { ServerResponse } from 'node:http'
import { readForm } from './read-form.ts'
import {
  type RecordedRequest,
  sendJson,
  startUpstream,
  type UpstreamOptions,
  type UpstreamServer,
} from './upstream-server.ts'
import {
  type Accident,
  accidentIn,
  sendHalf,
  sendHtml,
  toneFile,
  vectorOf,
} from './voice-server.ts'

export type OpenAiVoiceOptions = UpstreamOptions & {
  models?: readonly string[]
  /** What every recording says; its own words when absent. */
  heard?: string
}

/** Recordings that OpenAI takes, by the end of the file's name. */
const takenFiles = /\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/

/** `url` ends with `/v1`. */
export function startOpenAiVoiceServer(options: OpenAiVoiceOptions = {}): Promise<UpstreamServer> {
  return startUpstream({ ...options, path: '/v1' }, (request, response) => {
    const { authorization } = request.headers
    if (options.key !== undefined && authorization !== `Bearer ${options.key}`)
      return fail(response, 401, 'invalid_api_key', 'Incorrect API key provided.')
    if (request.method === 'GET' && request.path === '/v1/models')
      return sendJson(response, 200, {
        object: 'list',
        data: (options.models ?? []).map((id) => ({ id, object: 'model' })),
      })
    if (answerVoice(request, response, options)) return
    return fail(response, 404, 'not_found', `Unknown request URL: ${request.path}`)
  })
}

/** Answers what is asked of embeddings and voices; false for anything else. For a stand-in that answers more than these. */
export function answerVoice(
  request: RecordedRequest,
  response: ServerResponse,
  options: Pick<OpenAiVoiceOptions, 'heard'> = {},
): boolean {
  if (request.method !== 'POST') return false
  if (request.path === '/v1/embeddings') embed(request, response)
  else if (request.path === '/v1/audio/speech') speak(request, response)
  else if (request.path === '/v1/audio/transcriptions') void transcribe(request, response, options)
  else return false
  return true
}

const fail = (response: ServerResponse, status: number, code: string, message: string): void =>
  sendJson(
    response,
    status,
    { error: { message, type: 'invalid_request_error', code } },
    status === 429 ? { 'retry-after': '7' } : {},
  )

/** True when an accident has answered already. */
function meet(
  accident: Accident | undefined,
  response: ServerResponse,
  half: () => void,
): accident is Exclude<Accident, 'short'> {
  if (accident === 'key') fail(response, 401, 'invalid_api_key', 'Incorrect API key provided.')
  else if (accident === 'rate') fail(response, 429, 'rate_limit_exceeded', 'Too fast.')
  else if (accident === 'money') fail(response, 429, 'insufficient_quota', 'No credit left.')
  else if (accident === 'broken') fail(response, 503, 'server_error', 'The server is overloaded.')
  else if (accident === 'html') sendHtml(response)
  else if (accident === 'malformed') sendJson(response, 200, { odd: true })
  else if (accident === 'cut') half()
  else return false
  return true
}

function embed(request: RecordedRequest, response: ServerResponse) {
  const { input, model } = request.body as { input?: unknown; model?: string }
  if (!model) return fail(response, 400, 'missing', 'you must provide a model parameter')
  if (!Array.isArray(input) || input.length === 0 || input.some((text) => text === ''))
    return fail(response, 400, 'invalid', "'$.input' is invalid.")
  if (input.length > 2048) return fail(response, 400, 'invalid', 'too many inputs')
  const texts = input as string[]
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(text),
  }))
  const accident = accidentIn(texts.join(' '))
  if (accident === 'short') data.pop()
  // Whoever goes by the order instead of the index is found out.
  const body = { object: 'list', model, data: data.reverse(), usage: { prompt_tokens: 1 } }
  const half = () => sendHalf(response, 'application/json', Buffer.from(JSON.stringify(body)))
  if (!meet(accident, response, half)) sendJson(response, 200, body)
}

function speak(request: RecordedRequest, response: ServerResponse) {
  const {
    input,
    model,
    voice,
    speed = 1,
  } = request.body as Record<string, string> & {
    speed?: number
  }
  if (!model || !voice || !input) return fail(response, 400, 'missing', 'Field required')
  if (input.length > 4096) return fail(response, 400, 'string_too_long', 'at most 4096 characters')
  if (speed < 0.25 || speed > 4) return fail(response, 400, 'invalid', 'speed is out of range')
  const accident = accidentIn(input)
  const sound = accident === 'short' ? Buffer.alloc(0) : toneFile(24_000, 1.5)
  if (meet(accident, response, () => sendHalf(response, 'audio/mpeg', sound))) return
  response.writeHead(200, { 'content-type': 'audio/wav' }).end(sound)
}

async function transcribe(
  request: RecordedRequest,
  response: ServerResponse,
  { heard }: OpenAiVoiceOptions,
): Promise<void> {
  const { file, model } = await readForm(request)
  if (!file || typeof file === 'string' || !model)
    return fail(response, 400, 'missing', 'Field required')
  if (!takenFiles.test(file.name))
    return fail(response, 400, 'invalid_value', `Invalid file format: ${file.name}`)
  const said = file.data.toString('utf8')
  const accident = accidentIn(said)
  const body = { text: heard ?? said, usage: { type: 'duration', seconds: 3 } }
  const half = () => sendHalf(response, 'application/json', Buffer.from(JSON.stringify(body)))
  if (!meet(accident, response, half)) sendJson(response, 200, accident === 'short' ? {} : body)
}
