// Speaks the embedding and sound side of the Gemini API on loopback.
import type { ServerResponse } from 'node:http'
import {
  type RecordedRequest,
  sendJson,
  startUpstream,
  type UpstreamOptions,
  type UpstreamServer,
} from './upstream-server.ts'
import { type Accident, accidentIn, sendHalf, sendHtml, tone, vectorOf } from './voice-server.ts'

type Part = { text?: string; inlineData?: { mimeType?: string; data?: string } }
type Body = {
  requests?: {
    model?: string
    taskType?: string
    content?: { parts?: Part[] }
  }[]
  contents?: { parts?: Part[] }[]
  generationConfig?: {
    responseModalities?: string[]
    speechConfig?: { voiceConfig?: { prebuiltVoiceConfig?: { voiceName?: string } } }
  }
}

export function startGeminiVoiceServer(options: UpstreamOptions = {}): Promise<UpstreamServer> {
  return startUpstream({ ...options, path: '' }, (request, response) => {
    if (options.key !== undefined && request.headers['x-goog-api-key'] !== options.key)
      return wrongKey(response)
    const [, model = '', method] = /^\/v1beta\/models\/([^:]+):(\w+)$/.exec(request.path) ?? []
    if (request.method === 'POST' && method === 'batchEmbedContents')
      return embed(request, response, model)
    if (request.method === 'POST' && method === 'generateContent')
      return generate(request, response)
    return fail(response, 404, 'NOT_FOUND', 'Requested entity was not found.')
  })
}

const fail = (
  response: ServerResponse,
  code: number,
  status: string,
  message: string,
  details: unknown[] = [],
): void => sendJson(response, code, { error: { code, message, status, details } })

const wrongKey = (response: ServerResponse) =>
  fail(response, 400, 'INVALID_ARGUMENT', 'API key not valid.', [{ reason: 'API_KEY_INVALID' }])

function answer(response: ServerResponse, accident: Accident | undefined, body: unknown) {
  if (accident === 'key') wrongKey(response)
  else if (accident === 'rate')
    fail(response, 429, 'RESOURCE_EXHAUSTED', 'Too fast.', [{ retryDelay: '7s' }])
  else if (accident === 'money')
    fail(response, 429, 'RESOURCE_EXHAUSTED', 'Your billing_not_active: add credit.')
  else if (accident === 'broken') fail(response, 503, 'UNAVAILABLE', 'The model is overloaded.')
  else if (accident === 'html') sendHtml(response)
  else if (accident === 'malformed') sendJson(response, 200, { odd: true })
  else if (accident === 'cut')
    sendHalf(response, 'application/json', Buffer.from(JSON.stringify(body)))
  else sendJson(response, 200, body)
}

function embed(request: RecordedRequest, response: ServerResponse, model: string) {
  const { requests = [] } = request.body as Body
  if (requests.length > 100)
    return fail(
      response,
      400,
      'INVALID_ARGUMENT',
      '* BatchEmbedContentsRequest.requests: at most 100 requests can be in one batch',
    )
  if (requests.some((each) => each.model !== `models/${model}`))
    return fail(response, 400, 'INVALID_ARGUMENT', 'The model of a request is another one.')
  const texts = requests.map(({ content }) => content?.parts?.[0]?.text ?? '')
  if (texts.some((text) => text === ''))
    return fail(response, 400, 'INVALID_ARGUMENT', 'content contains an empty Part.')
  const accident = accidentIn(texts.join(' '))
  const embeddings = texts.map((text) => ({ values: vectorOf(text) }))
  if (accident === 'short') embeddings.pop()
  answer(response, accident, { embeddings })
}

function generate(request: RecordedRequest, response: ServerResponse) {
  const { contents = [], generationConfig = {} } = request.body as Body
  const parts = contents.flatMap((content) => content.parts ?? [])
  const text = parts.map((part) => part.text ?? '').join(' ')
  const recording = parts.find(({ inlineData }) => inlineData)?.inlineData
  const speaks = generationConfig.responseModalities?.includes('AUDIO')
  if (speaks && !generationConfig.speechConfig?.voiceConfig?.prebuiltVoiceConfig?.voiceName)
    return fail(response, 400, 'INVALID_ARGUMENT', 'voiceName is not set')
  if (!speaks && !recording?.data)
    return fail(response, 400, 'INVALID_ARGUMENT', 'contents must hold a recording')
  const said = Buffer.from(recording?.data ?? '', 'base64').toString('utf8')
  const accident = accidentIn(speaks ? text : said)
  const sound = {
    mimeType: 'audio/L16;codec=pcm;rate=24000',
    data: tone(24_000).toString('base64'),
  }
  const made: Part = speaks ? { inlineData: sound } : { text: said }
  answer(response, accident, {
    candidates: [
      accident === 'short'
        ? { finishReason: 'OTHER', index: 0 }
        : { content: { role: 'model', parts: [made] }, finishReason: 'STOP', index: 0 },
    ],
    usageMetadata: { promptTokenCount: 10 },
  })
}
