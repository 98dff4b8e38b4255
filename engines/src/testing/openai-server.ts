// Speaks OpenAI's chat completions on loopback: for tests, browser journeys and benchmarks.
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

export const openAiTestModels = [
  'gpt-4o-mini',
  'gpt-5.6-luna',
  'deepseek-reasoner',
  'text-embedding-3-small',
  'whisper-1',
]

type Content = string | { type: string; text?: string; image_url?: { url: string } }[] | null
type Body = {
  model: string
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  temperature?: number
  max_tokens?: number
  reasoning_effort?: string
  tools?: { function: { name: string; parameters?: { properties?: Record<string, unknown> } } }[]
  messages: {
    role: string
    content: Content
    tool_calls?: { id: string }[]
    tool_call_id?: string
  }[]
}

/** `url` ends with `/v1`. Models are offered by `models`; whatever is asked for answers. */
export function startOpenAiServer(
  options: UpstreamOptions & { models?: readonly string[] } = {},
): Promise<UpstreamServer> {
  const models = options.models ?? openAiTestModels
  return startUpstream({ ...options, path: '/v1' }, (request, response) => {
    const { authorization } = request.headers
    if (options.key !== undefined && authorization !== `Bearer ${options.key}`)
      return sendJson(response, 401, wrongKey(authorization ?? ''))
    if (request.method === 'GET' && request.path === '/v1/models')
      return sendJson(response, 200, modelList(models))
    if (request.method !== 'POST' || request.path !== '/v1/chat/completions')
      return sendJson(response, 404, failure(`Unknown request URL: ${request.path}`, 'not_found'))
    return complete(request, response, options)
  })
}

const failure = (
  message: string,
  type: string,
  code: string | null = null,
  param: string | null = null,
) => ({
  error: { message, type, code, param },
})

const wrongKey = (authorization: string) =>
  failure(
    `Incorrect API key provided: ${authorization.replace('Bearer ', '')}. You can find your API key at your account.`,
    'invalid_request_error',
    'invalid_api_key',
  )

const modelList = (models: readonly string[]) => ({
  object: 'list',
  data: models.map((id) => ({ id, object: 'model', created: 1_750_000_000, owned_by: 'test' })),
})

function complete(
  request: RecordedRequest,
  response: ServerResponse,
  options: UpstreamOptions,
): void | Promise<void> {
  const body = request.body as Body
  const wrong = faultOf(body)
  if (wrong) return sendJson(response, 400, wrong)
  const plan = planAnswer(hear(body), options.answer?.(request))
  if (sendRefusal(response, plan, refusals(request.headers.authorization ?? ''))) return
  if (!body.stream) plan.directive.whole = true
  return sendAnswer(response, plan, openAiFrames(body, plan))
}

/** What the real one refuses too. */
function faultOf(body: Body) {
  const invalid = (message: string, param: string) =>
    failure(message, 'invalid_request_error', 'unsupported_parameter', param)
  const isNew = /^(o\d|gpt-5)/.test(body.model)
  if (isNew && body.max_tokens !== undefined)
    return invalid(
      "Unsupported parameter: 'max_tokens' is not supported with this model.",
      'max_tokens',
    )
  if (isNew && body.temperature !== undefined && body.temperature !== 1)
    return invalid(
      "Unsupported value: 'temperature' is not supported with this model.",
      'temperature',
    )
  const waiting = new Set<string>()
  for (const message of body.messages) {
    // Many that speak this dialect take nothing but a string where there is no picture.
    if (Array.isArray(message.content) && imagesOf(message.content).length === 0)
      return failure('messages: invalid type: sequence, expected a string', 'invalid_request_error')
    if (message.role !== 'tool' && waiting.size > 0)
      return invalid('tool_calls must be followed by tool messages for each id', 'messages')
    for (const { id } of message.tool_calls ?? []) waiting.add(id)
    if (message.role === 'tool' && !waiting.delete(message.tool_call_id ?? ''))
      return invalid('a tool message must follow its tool_calls', 'messages')
  }
  return waiting.size > 0 ? invalid('tool_calls without tool messages', 'messages') : undefined
}

function hear({ messages, tools = [] }: Body): Heard {
  const heard: Heard['messages'] = []
  for (const { role, content } of messages) {
    const last = heard.at(-1)
    if (role === 'system') continue
    if (role === 'tool') {
      if (last?.results.length) last.results.push(textOf(content))
      else heard.push({ role: 'user', text: '', results: [textOf(content)], images: [] })
    } else {
      const speaker = role === 'assistant' ? 'assistant' : 'user'
      heard.push({ role: speaker, text: textOf(content), results: [], images: imagesOf(content) })
    }
  }
  return {
    messages: heard,
    tools: tools.map(({ function: { name, parameters } }) => ({
      name,
      inputs: Object.keys(parameters?.properties ?? {}),
    })),
  }
}

const textOf = (content: Content): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('')

const imagesOf = (content: Content) =>
  typeof content === 'string'
    ? []
    : (content ?? []).flatMap(({ image_url }) => {
        const [, mime = '', data = ''] = /^data:(.*?);base64,(.*)$/.exec(image_url?.url ?? '') ?? []
        return image_url ? [{ mime, bytes: Buffer.from(data, 'base64').length }] : []
      })

const refusals = (authorization: string) => ({
  '401': { status: 401, body: wrongKey(authorization) },
  '402': { status: 402, body: failure('Insufficient Balance', 'unknown_error') },
  '403': { status: 403, body: failure('Country not supported', 'request_forbidden') },
  '429': {
    status: 429,
    body: failure('Rate limit reached for requests', 'requests', 'rate_limit_exceeded'),
    headers: { 'retry-after': '7' },
  },
  '500': { status: 500, body: failure('The server had an error', 'server_error') },
  '503': { status: 503, body: failure('The engine is currently overloaded', 'server_error') },
  quota: {
    status: 429,
    body: failure('You exceeded your current quota', 'insufficient_quota', 'insufficient_quota'),
  },
  filter: {
    status: 400,
    body: failure('The response was filtered', 'invalid_request_error', 'content_filter'),
  },
  context: {
    status: 400,
    body: failure(
      "This model's maximum context length is 128000 tokens.",
      'invalid_request_error',
      'context_length_exceeded',
      'messages',
    ),
  },
})

function openAiFrames(body: Body, plan: AnswerPlan): Frames {
  const base = {
    id: 'chatcmpl-test',
    object: 'chat.completion.chunk',
    created: 1_750_000_000,
    model: body.model,
  }
  const chunk = (delta: unknown, finish: string | null = null) =>
    `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] })}\n\n`
  const { input, output, reasoning } = plan.usage
  const usage = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: reasoning },
  }
  const finish = { done: 'stop', length: 'length', refused: 'content_filter', tools: 'tool_calls' }[
    plan.ending
  ]
  const calls = plan.calls.map(({ id, name, input: args }, index) => ({
    index,
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }))
  return {
    contentType: 'text/event-stream; charset=utf-8',
    head: () => [chunk({ role: 'assistant', content: '' })],
    reasoning: (text) => chunk({ reasoning_content: text }),
    afterReasoning: () => [],
    text: (content) => chunk({ content }),
    *tail() {
      for (const {
        index,
        id,
        type,
        function: { name },
      } of calls)
        yield chunk({ tool_calls: [{ index, id, type, function: { name, arguments: '' } }] })
      // Parallel calls grow in turns.
      for (let at = 0; calls.some((call) => at < call.function.arguments.length); at += 4)
        for (const { index, function: made } of calls) {
          const piece = made.arguments.slice(at, at + 4)
          if (piece) yield chunk({ tool_calls: [{ index, function: { arguments: piece } }] })
        }
      yield chunk({}, finish)
      if (body.stream_options?.include_usage)
        yield `data: ${JSON.stringify({ ...base, choices: [], usage })}\n\n`
      yield 'data: [DONE]\n\n'
    },
    failure: () =>
      `data: ${JSON.stringify(failure('The server had an error', 'server_error'))}\n\n`,
    whole: (thinking, text) => ({
      ...base,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: text,
            ...(thinking ? { reasoning_content: thinking } : {}),
            ...(calls.length ? { tool_calls: calls } : {}),
          },
          finish_reason: finish,
        },
      ],
      usage,
    }),
  }
}
