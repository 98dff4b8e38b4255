// Speaks the Gemini API on loopback: for tests.
import type { ServerResponse } from 'node:http'
import { type AnswerPlan, type Heard, planAnswer } from './answer-plan.ts'
import { type Frames, sendAnswer, sendRefusal } from './send-frames.ts'
import {
  type RecordedRequest,
  sendJson,
  startUpstream,
  type UpstreamOptions,
  type UpstreamServer,
} from './upstream-server.ts'

export const geminiTestModels = [
  'gemini-2.5-flash',
  'gemini-3-pro-preview',
  'gemini-embedding-001',
  'imagen-4.0-generate-001',
]

type Part = {
  text?: string
  thoughtSignature?: string
  inlineData?: { mimeType: string; data: string }
  functionCall?: { id?: string; name: string }
  functionResponse?: { id?: string; name: string; response: { output?: string; error?: string } }
}
type Body = {
  contents: { role: string; parts: Part[] }[]
  generationConfig?: { thinkingConfig?: { includeThoughts?: boolean } }
  tools?: {
    functionDeclarations: {
      name: string
      parametersJsonSchema?: { properties?: Record<string, unknown> }
    }[]
  }[]
}

const signature = 'CsealedThought=='

export function startGeminiServer(
  options: UpstreamOptions & { models?: readonly string[] } = {},
): Promise<UpstreamServer> {
  const models = options.models ?? geminiTestModels
  return startUpstream({ ...options, path: '' }, (request, response) => {
    const key = request.headers['x-goog-api-key']
    const [path = ''] = request.path.split('?')
    if (options.key !== undefined && key !== options.key) return sendJson(response, 400, wrongKey)
    if (request.method === 'GET' && path === '/v1beta/models')
      return sendJson(response, 200, modelPage(models))
    const [, model = '', method] = /^\/v1beta\/models\/([^:]+):(\w+)$/.exec(path) ?? []
    if (
      request.method !== 'POST' ||
      !/^(streamGenerateContent|generateContent)$/.test(method ?? '')
    )
      return sendJson(response, 404, failure(404, 'NOT_FOUND', 'Requested entity was not found.'))
    return complete(request, response, {
      ...options,
      model,
      streams: method === 'streamGenerateContent',
    })
  })
}

const failure = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
})

const wrongKey = failure(
  400,
  'INVALID_ARGUMENT',
  'API key not valid. Please pass a valid API key.',
  [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
)

const modelPage = (models: readonly string[]) => ({
  models: models.map((name) => ({
    name: `models/${name}`,
    displayName: name.replaceAll('-', ' '),
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: /embedding|imagen/.test(name)
      ? ['embedContent']
      : ['generateContent'],
    thinking: !/embedding|imagen/.test(name),
  })),
})

function complete(
  request: RecordedRequest,
  response: ServerResponse,
  options: UpstreamOptions & { model: string; streams: boolean },
): void | Promise<void> {
  const body = request.body as Body
  const wrong = faultOf(body, options.model)
  if (wrong) return sendJson(response, 400, failure(400, 'INVALID_ARGUMENT', wrong))
  const plan = planAnswer(hear(body), options.answer?.(request))
  if (!body.generationConfig?.thinkingConfig?.includeThoughts && !plan.directive.think)
    plan.reasoning = []
  if (sendRefusal(response, plan, refusals)) return
  if (!options.streams) plan.directive.whole = true
  return sendAnswer(response, plan, geminiFrames(plan, options.model))
}

/** What the real one refuses too. */
function faultOf({ contents }: Body, model: string): string | undefined {
  if (contents[0]?.role !== 'user')
    return 'Please ensure that the conversation begins with a user turn.'
  for (const [at, { role, parts }] of contents.entries()) {
    if (role === contents[at + 1]?.role) return 'Please ensure that roles alternate.'
    if (parts.length === 0) return 'contents.parts must not be empty.'
    const calls = parts.filter(({ functionCall }) => functionCall)
    const answers = contents[at + 1]?.parts.filter(({ functionResponse }) => functionResponse) ?? []
    if (calls.length !== (calls.length > 0 ? answers.length : 0))
      return 'The number of function response parts must equal that of the function call parts.'
    if (!/gemini-2/.test(model) && calls[0] && !calls[0].thoughtSignature)
      return 'Function call is missing a thought_signature in functionCall parts.'
  }
  return undefined
}

const hear = ({ contents, tools = [] }: Body): Heard => ({
  messages: contents.map(({ role, parts }) => ({
    role: role === 'model' ? 'assistant' : 'user',
    text: parts.map(({ text }) => text ?? '').join(''),
    results: parts.flatMap(({ functionResponse }) =>
      functionResponse
        ? [functionResponse.response.output ?? functionResponse.response.error ?? '']
        : [],
    ),
    images: parts.flatMap(({ inlineData }) =>
      inlineData
        ? [{ mime: inlineData.mimeType, bytes: Buffer.from(inlineData.data, 'base64').length }]
        : [],
    ),
  })),
  tools: tools.flatMap(({ functionDeclarations }) =>
    functionDeclarations.map(({ name, parametersJsonSchema }) => ({
      name,
      inputs: Object.keys(parametersJsonSchema?.properties ?? {}),
    })),
  ),
})

const refusals = {
  '401': { status: 400, body: wrongKey },
  '402': {
    status: 402,
    body: failure(402, 'PAYMENT_REQUIRED', 'Your prepaid balance is used up.'),
  },
  '403': {
    status: 403,
    body: failure(403, 'PERMISSION_DENIED', 'The caller does not have permission'),
  },
  '429': {
    status: 429,
    body: failure(429, 'RESOURCE_EXHAUSTED', 'You exceeded your rate limit.', [
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '6.4s' },
    ]),
  },
  '500': { status: 500, body: failure(500, 'INTERNAL', 'An internal error has occurred.') },
  '503': { status: 503, body: failure(503, 'UNAVAILABLE', 'The model is overloaded.') },
  quota: {
    status: 402,
    body: failure(402, 'PAYMENT_REQUIRED', 'Your prepaid balance is used up.'),
  },
  filter: { status: 200, body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } },
  context: {
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      'The input token count exceeds the maximum context length.',
    ),
  },
}

function geminiFrames(plan: AnswerPlan, model: string): Frames {
  const usageMetadata = {
    promptTokenCount: plan.usage.input,
    candidatesTokenCount: plan.usage.output - plan.usage.reasoning,
    thoughtsTokenCount: plan.usage.reasoning,
    totalTokenCount: plan.usage.input + plan.usage.output,
  }
  const seals = !/gemini-2/.test(model)
  const chunk = (parts: object[], more: object = {}) => ({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
    usageMetadata: { promptTokenCount: plan.usage.input },
    modelVersion: model,
  })
  const frame = (value: object) => `data: ${JSON.stringify(value)}\r\n\r\n`
  const finishReason = { done: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY', tools: 'STOP' }[
    plan.ending
  ]
  const calls = plan.calls.map(({ id, name, input }, at) => ({
    functionCall: { ...(seals ? { id } : {}), name, args: input },
    ...(seals && at === 0 ? { thoughtSignature: signature } : {}),
  }))
  return {
    contentType: 'text/event-stream',
    head: () => [],
    reasoning: (text) => frame(chunk([{ text, thought: true }])),
    afterReasoning: () => [],
    text: (text) => frame(chunk([{ text }])),
    *tail() {
      if (calls.length > 0) yield frame(chunk(calls))
      yield frame({ ...chunk([{ text: '' }], { finishReason }), usageMetadata })
    },
    failure: () => frame(failure(503, 'UNAVAILABLE', 'The model is overloaded.')),
    whole: (thinking, text) => [
      {
        ...chunk([...(thinking ? [{ text: thinking, thought: true }] : []), { text }, ...calls], {
          finishReason,
        }),
        usageMetadata,
      },
    ],
  }
}
