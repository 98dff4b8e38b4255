// Speaks Anthropic's messages API on loopback: for tests.
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

export const anthropicTestModels = ['claude-sonnet-4-5', 'claude-opus-4-7', 'claude-opus-5-5']

type Block = {
  type: string
  text?: string
  id?: string
  tool_use_id?: string
  content?: string
  signature?: string
  source?: { media_type: string; data: string }
}
type Body = {
  model: string
  max_tokens?: number
  stream?: boolean
  temperature?: number
  thinking?: { type: string; display?: string }
  tools?: { name: string; input_schema?: { properties?: Record<string, unknown> } }[]
  messages: Message[]
}
type Message = { role: 'user' | 'assistant'; content: Block[] | string }

const blocksOf = ({ content }: Message): Block[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

const signature = 'EqQBsealed+thought=='

export function startAnthropicServer(
  options: UpstreamOptions & { models?: readonly string[] } = {},
): Promise<UpstreamServer> {
  const models = options.models ?? anthropicTestModels
  return startUpstream({ ...options, path: '' }, (request, response) => {
    const key = request.headers['x-api-key']
    const path = request.path.split('?')[0]
    if (options.key !== undefined && key !== options.key)
      return sendJson(response, 401, failure('authentication_error', `invalid x-api-key ${key}`))
    if (request.headers['anthropic-version'] !== '2023-06-01')
      return sendJson(
        response,
        400,
        failure('invalid_request_error', 'anthropic-version is required'),
      )
    if (request.method === 'GET' && path === '/v1/models')
      return sendJson(response, 200, modelPage(models, request.path))
    if (request.method !== 'POST' || path !== '/v1/messages')
      return sendJson(response, 404, failure('not_found_error', 'Not found'))
    return complete(request, response, options)
  })
}

const failure = (type: string, message: string) => ({ type: 'error', error: { type, message } })

/** Two rows a page, so that readers must turn pages. */
function modelPage(models: readonly string[], path: string) {
  const after = new URL(path, 'http://local').searchParams.get('after_id')
  const from = after === null ? 0 : models.indexOf(after) + 1
  const rows = models.slice(from, from + 2)
  return {
    data: rows.map((id) => ({
      type: 'model',
      id,
      display_name: id.replaceAll('-', ' '),
      created_at: '2026-01-01T00:00:00Z',
      max_input_tokens: 200_000,
    })),
    has_more: from + 2 < models.length,
    first_id: rows[0] ?? null,
    last_id: rows.at(-1) ?? null,
  }
}

function complete(
  request: RecordedRequest,
  response: ServerResponse,
  options: UpstreamOptions,
): void | Promise<void> {
  const body = request.body as Body
  const wrong = faultOf(body)
  if (wrong) return sendJson(response, 400, failure('invalid_request_error', wrong))
  const plan = planAnswer(hear(body), options.answer?.(request))
  if (body.thinking === undefined || body.thinking.type === 'disabled')
    if (!plan.directive.think) plan.reasoning = []
  if (sendRefusal(response, plan, refusals)) return
  if (!body.stream) plan.directive.whole = true
  return sendAnswer(response, plan, anthropicFrames(body, plan))
}

/** What the real one refuses too. */
function faultOf({
  model,
  max_tokens,
  temperature,
  thinking,
  tools,
  messages,
}: Body): string | undefined {
  if (!max_tokens) return 'max_tokens: Field required'
  const isNew = !/-4-[0-5]/.test(model)
  if (isNew && temperature !== undefined) return '`temperature` is deprecated for this model.'
  if (thinking?.type === 'enabled' && isNew)
    return '"thinking.type.enabled" is not supported for this model.'
  if (thinking?.type === 'disabled' && /-5-5/.test(model))
    return '"thinking.type.disabled" is not supported for this model.'
  if (thinking?.type === 'enabled' && temperature !== undefined)
    return '`temperature` may only be set to 1 when thinking is enabled.'
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role'
  const last = messages.at(-1)
  if (last?.role === 'assistant') {
    if (isNew) return 'This model does not support assistant message prefill.'
    if (/\s$/.test(blocksOf(last).at(-1)?.text ?? ''))
      return 'messages: final assistant content cannot end with trailing whitespace'
  }
  return toolFaultOf(messages, tools !== undefined, thinking?.type === 'enabled')
}

function toolFaultOf(
  messages: Body['messages'],
  hasTools: boolean,
  thinks: boolean,
): string | undefined {
  for (const [at, message] of messages.entries()) {
    const { role } = message
    const content = blocksOf(message)
    if (content.length === 0) return `messages.${at}: content must not be empty`
    if (content.some(({ type, text }) => type === 'text' && !text?.trim()))
      return 'messages: text content blocks must contain non-whitespace text'
    if (content.some((block) => block.type === 'thinking' && block.signature !== signature))
      return 'messages: Invalid `signature` in `thinking` block'
    const uses = content.filter(({ type }) => type === 'tool_use')
    if (role !== 'assistant' || uses.length === 0) continue
    if (!hasTools) return 'Requests which include `tool_use` blocks must define tools'
    const next = messages[at + 1]
    const results = next ? blocksOf(next).map(({ tool_use_id }) => tool_use_id) : []
    if (uses.some(({ id }) => !results.includes(id)))
      return '`tool_use` ids were found without `tool_result` blocks immediately after'
    const isLast = messages
      .slice(at + 1)
      .every((later) => blocksOf(later).every(({ type }) => type === 'tool_result'))
    if (thinks && isLast && content[0]?.type !== 'thinking')
      return 'Expected `thinking` or `redacted_thinking`, but found `tool_use`.'
  }
  return undefined
}

const hear = ({ messages, tools = [] }: Body): Heard => ({
  messages: messages.map((message) => ({
    role: message.role,
    text: blocksOf(message)
      .map((block) => (block.type === 'text' ? (block.text ?? '') : ''))
      .join(''),
    results: blocksOf(message).flatMap((block) =>
      block.type === 'tool_result' ? [block.content ?? ''] : [],
    ),
    images: blocksOf(message).flatMap(({ source }) =>
      source ? [{ mime: source.media_type, bytes: Buffer.from(source.data, 'base64').length }] : [],
    ),
  })),
  tools: tools.map(({ name, input_schema }) => ({
    name,
    inputs: Object.keys(input_schema?.properties ?? {}),
  })),
})

const refusals = {
  '401': { status: 401, body: failure('authentication_error', 'invalid x-api-key') },
  '402': { status: 402, body: failure('billing_error', 'There is an issue with your billing') },
  '403': { status: 403, body: failure('permission_error', 'Your key may not use this resource') },
  '429': {
    status: 429,
    body: failure('rate_limit_error', 'Number of requests has exceeded your rate limit'),
    headers: { 'retry-after': '7' },
  },
  '500': { status: 500, body: failure('api_error', 'Internal server error') },
  '503': { status: 529, body: failure('overloaded_error', 'Overloaded') },
  quota: {
    status: 400,
    body: failure('invalid_request_error', 'Your credit balance is too low to access the API.'),
  },
  filter: {
    status: 400,
    body: failure('invalid_request_error', 'Output blocked by content_filter policy'),
  },
  context: {
    status: 400,
    body: failure(
      'invalid_request_error',
      'prompt is too long: 210000 tokens > 200000 maximum context length',
    ),
  },
}

function anthropicFrames(body: Body, plan: AnswerPlan): Frames {
  let index = -1
  let open = ''
  const frame = (type: string, fields: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
  const close = () => {
    const frames = open === 'thinking' ? delta({ type: 'signature_delta', signature }) : ''
    const ended = open === '' ? '' : frames + frame('content_block_stop', { index })
    open = ''
    return ended
  }
  const delta = (piece: object) => frame('content_block_delta', { index, delta: piece })
  const begin = (type: string, block: object) => {
    if (open === type && type !== 'tool_use') return ''
    const before = close()
    open = type
    index++
    return before + frame('content_block_start', { index, content_block: { type, ...block } })
  }
  const usage = {
    input_tokens: plan.usage.input,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
  }
  const stop_reason = {
    done: 'end_turn',
    length: 'max_tokens',
    refused: 'refusal',
    tools: 'tool_use',
  }[plan.ending]
  const message = { id: 'msg_test', type: 'message', role: 'assistant', model: body.model }
  return {
    contentType: 'text/event-stream; charset=utf-8',
    head: () => [
      frame('message_start', {
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { ...usage, output_tokens: 1 },
        },
      }),
      frame('ping', {}),
    ],
    reasoning: (thinking) =>
      begin('thinking', { thinking: '', signature: '' }) +
      delta({ type: 'thinking_delta', thinking }),
    afterReasoning: () => [],
    text: (text) => begin('text', { text: '' }) + delta({ type: 'text_delta', text }),
    *tail() {
      for (const { id, name, input } of plan.calls) {
        yield begin('tool_use', { id, name, input: {} })
        for (const [piece] of JSON.stringify(input).matchAll(/[\s\S]{1,4}/g))
          yield delta({ type: 'input_json_delta', partial_json: piece })
      }
      yield close()
      yield frame('message_delta', {
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: plan.usage.output },
      })
      yield frame('message_stop', {})
    },
    failure: () => frame('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    whole: (thinking, text) => ({
      ...message,
      content: [
        ...(thinking ? [{ type: 'thinking', thinking, signature }] : []),
        ...(text ? [{ type: 'text', text }] : []),
        ...plan.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
      ],
      stop_reason,
      usage: { ...usage, output_tokens: plan.usage.output },
    }),
  }
}
