// A request for an answer, in this dialect as the vendor speaks it.
import { createHash } from 'node:crypto'
import {
  type AssistantStep,
  base64,
  continueInstruction,
  textAlone,
  toConversation,
  type UserTurn,
} from '../../conversation-steps.ts'
import type { ChatRequest } from '../../kinds/chat.ts'
import { guessAbilities } from '../../model-abilities.ts'
import type { Dialect } from './presets.ts'

export type RequestBody = Record<string, unknown>

/** Thinking that led to a call, by the call's id. */
export type RecallThought = (callId: string) => string | undefined

export function toRequestBody(
  request: ChatRequest,
  dialect: Dialect,
  recall: RecallThought,
): RequestBody {
  const { model, temperature, topP, maxOutputTokens, tools } = request
  const body: RequestBody = { model, messages: toMessages(request, dialect, recall), stream: true }
  Object.assign(body, usageFields(dialect))
  if (!dialect.fixedSampling?.test(bare(model))) {
    if (temperature !== undefined) body.temperature = temperature
    if (topP !== undefined) body.top_p = topP
  }
  if (maxOutputTokens !== undefined) body[dialect.limitField] = maxOutputTokens
  if (tools.length > 0) {
    body.tools = tools.map(({ name, description, input }) => ({
      type: 'function',
      function: { name, description, parameters: input },
    }))
  }
  return Object.assign(body, reasoningFields(request, dialect))
}

function usageFields({ asksForUsage, usageInPieces }: Dialect): RequestBody {
  if (!asksForUsage) return {}
  if (usageInPieces === 'timings_per_token')
    return { stream_options: { include_usage: true }, timings_per_token: true }
  return {
    stream_options: { include_usage: true, ...(usageInPieces ? { [usageInPieces]: true } : {}) },
  }
}

const bare = (model: string) => model.slice(model.lastIndexOf('/') + 1)

/** Only for models that reason: others refuse the fields. */
function reasoningFields({ model, reasoning, tools }: ChatRequest, dialect: Dialect): RequestBody {
  if (tools.length > 0 && dialect.toolsWithoutReasoning?.test(bare(model)))
    return { reasoning_effort: 'none' }
  if (reasoning === undefined || dialect.reasoning === 'none') return {}
  const off = reasoning === 'off'
  if (dialect.reasoning === 'openrouter')
    return { reasoning: off ? { enabled: false } : { effort: reasoning } }
  if (!guessAbilities(model).reasoning) return {}
  const type = off ? 'disabled' : 'enabled'
  switch (dialect.reasoning) {
    case 'effort':
      return { reasoning_effort: off ? lowestEffort(bare(model)) : reasoning }
    case 'thinking':
      return { thinking: { type } }
    case 'thinking-effort':
      return { thinking: { type }, ...(off ? {} : { reasoning_effort: reasoning }) }
    case 'enable-thinking': {
      const budget = { off: undefined, low: 2048, medium: 8192, high: undefined }[reasoning]
      return { enable_thinking: !off, ...(budget === undefined ? {} : { thinking_budget: budget }) }
    }
    case 'template':
      return { chat_template_kwargs: { enable_thinking: !off } }
  }
}

/** Not every model can be told not to think. */
function lowestEffort(model: string): string {
  if (/^gpt-5(-mini|-nano)?(-20.*)?$/.test(model)) return 'minimal'
  return /^(o\d|gpt-oss|grok-3)/.test(model) ? 'low' : 'none'
}

function toMessages(
  request: ChatRequest,
  dialect: Dialect,
  recall: RecallThought,
): Record<string, unknown>[] {
  const messages: Record<string, unknown>[] = []
  if (request.system !== '') messages.push({ role: 'system', content: request.system })
  const { turns, continues } = toConversation(request)
  for (const turn of turns) {
    if (turn.role === 'user') messages.push({ role: 'user', content: userContent(turn) })
    else for (const step of turn.steps) messages.push(...stepMessages(step, dialect, recall))
  }
  if (continues) messages.push({ role: 'user', content: continueInstruction })
  return messages
}

/** Many servers take nothing but a string: a list is for pictures. */
function userContent({ parts }: UserTurn): unknown {
  const text = textAlone(parts)
  if (text !== undefined) return text
  return parts.map((part) =>
    part.type === 'text'
      ? part
      : {
          type: 'image_url',
          image_url: { url: `data:${part.mime};base64,${base64(part.data)}` },
        },
  )
}

function stepMessages(
  { text, calls, results }: AssistantStep,
  dialect: Dialect,
  recall: RecallThought,
): Record<string, unknown>[] {
  const [first] = calls
  if (first === undefined) return [{ role: 'assistant', content: text }]
  const callId = dialect.shortCallIds ? shortId : (id: string) => id
  const message: Record<string, unknown> = {
    role: 'assistant',
    content: text === '' ? null : text,
    tool_calls: calls.map((call) => ({
      id: callId(call.callId),
      type: 'function',
      function: { name: call.name, arguments: call.input || '{}' },
    })),
  }
  // Where the thinking is gone, a blank stands for it: these vendors refuse the call without the field.
  if (dialect.thoughtField) message[dialect.thoughtField] = recall(first.callId) ?? ' '
  const answers = results.map((result) => ({
    role: 'tool',
    tool_call_id: callId(result.callId),
    content: result.output,
  }))
  return [message, ...answers]
}

/** Nine letters and digits that stand for an id, always the same for the same one. */
function shortId(id: string): string {
  if (/^[a-zA-Z0-9]{9}$/.test(id)) return id
  return createHash('sha256').update(id).digest('hex').slice(0, 9)
}
