// A request for an answer by the messages API.
import {
  type AssistantStep,
  base64,
  type Conversation,
  continueInstruction,
  inputObject,
  toConversation,
  type UserTurn,
} from '../../conversation-steps.ts'
import type { ChatRequest } from '../../kinds/chat.ts'
import type { ThoughtBlock } from './anthropic.wire.ts'
import { type ModelManners, mannersOf } from './anthropic-models.ts'

type Fields = Record<string, unknown>
type RecallThought = (callId: string) => ThoughtBlock[] | undefined

const budgets = { low: 2048, medium: 8192, high: 24_576 }
const smallestBudget = 1024

export type PreparedRequest = {
  body: Fields
  /** White space was cut from the end of what the answer goes on from: the answer must not bring it again. */
  trimmed: boolean
}

export function prepareRequest(request: ChatRequest, recall: RecallThought): PreparedRequest {
  const manners = mannersOf(request.model)
  const conversation = toConversation(request)
  const prefill = conversation.continues && manners.takesPrefill
  // More than a model can write is refused.
  const limit = Math.min(request.maxOutputTokens ?? manners.outputTokens, manners.outputTokens)
  const thinking = prefill ? {} : thinkingFields(request, manners, limit, conversation, recall)
  const replay = 'thinking' in thinking && !isOff(thinking)
  const messages = toMessages(conversation, replay ? recall : () => undefined)
  let trimmed = false
  if (prefill) trimmed = trimLast(messages)
  else if (conversation.continues)
    addMessage(messages, 'user', [{ type: 'text', text: continueInstruction }])
  return {
    trimmed,
    body: {
      model: request.model,
      max_tokens: limit,
      stream: true,
      ...(request.system === '' ? {} : { system: request.system }),
      messages: messages.map(withPlainText),
      ...toolFields(request, conversation),
      ...thinking,
      ...(manners.takesTemperature && !replay ? samplingFields(request) : {}),
    },
  }
}

const isOff = ({ thinking }: Fields) =>
  typeof thinking === 'object' &&
  thinking !== null &&
  'type' in thinking &&
  thinking.type === 'disabled'

/** Newer models take one of the two only. */
const samplingFields = ({ temperature, topP }: ChatRequest): Fields => {
  if (temperature !== undefined) return { temperature: Math.min(temperature, 1) }
  return topP === undefined ? {} : { top_p: topP }
}

function thinkingFields(
  { reasoning }: ChatRequest,
  manners: ModelManners,
  limit: number,
  conversation: Conversation,
  recall: RecallThought,
): Fields {
  if (manners.thinking === 'none') return {}
  if (manners.thinking === 'budget') {
    if (reasoning === undefined || reasoning === 'off') return {}
    const budget = Math.min(budgets[reasoning], limit - smallestBudget)
    // Once a round of tools has begun without thinking, or its thinking is gone, it ends without.
    if (budget < smallestBudget || !thoughtsAreKept(conversation, recall)) return {}
    return { thinking: { type: 'enabled', budget_tokens: budget } }
  }
  const adaptive = { type: 'adaptive', display: 'summarized' }
  if (reasoning === undefined) return manners.thinksByDefault ? { thinking: adaptive } : {}
  if (reasoning !== 'off') return { thinking: adaptive, output_config: { effort: reasoning } }
  if (!manners.canStopThinking) return { thinking: adaptive, output_config: { effort: 'low' } }
  return manners.thinksByDefault ? { thinking: { type: 'disabled' } } : {}
}

function thoughtsAreKept({ turns }: Conversation, recall: RecallThought): boolean {
  const last = turns.at(-1)
  const first =
    last?.role === 'assistant' ? last.steps.find(({ calls }) => calls.length > 0) : undefined
  const [call] = first?.calls ?? []
  return call === undefined || recall(call.callId) !== undefined
}

function toMessages({ turns }: Conversation, recall: RecallThought): Fields[] {
  const messages: Fields[] = []
  turns.forEach((turn, at) => {
    if (turn.role === 'user') {
      addMessage(messages, 'user', userBlocks(turn))
      return
    }
    // Thinking belongs to the round of tools that is under way; finished turns go without.
    const recalled = at === turns.length - 1 ? recall : () => undefined
    for (const step of turn.steps) {
      addMessage(messages, 'assistant', assistantBlocks(step, recalled))
      if (step.results.length > 0) addMessage(messages, 'user', resultBlocks(step))
    }
  })
  return messages
}

/** Results of tools and the user's next words are both the user's: they go into one message. */
function addMessage(messages: Fields[], role: string, content: Fields[]): void {
  const last = messages.at(-1)
  if (last?.role === role && Array.isArray(last.content)) last.content.push(...content)
  else messages.push({ role, content })
}

/** Text alone goes as one string: servers that only speak like this API may take nothing else. */
function withPlainText({ role, content }: Fields): Fields {
  const texts: string[] = []
  for (const block of content as Fields[]) {
    if (block.type !== 'text' || typeof block.text !== 'string') return { role, content }
    texts.push(block.text)
  }
  return { role, content: texts.join('\n\n') }
}

const userBlocks = ({ parts }: UserTurn): Fields[] =>
  parts.map((part) =>
    part.type === 'text'
      ? { type: 'text', text: part.text }
      : {
          type: 'image',
          source: { type: 'base64', media_type: part.mime, data: base64(part.data) },
        },
  )

function assistantBlocks({ text, calls }: AssistantStep, recall: RecallThought): Fields[] {
  const [first] = calls
  const blocks: Fields[] = first ? [...(recall(first.callId) ?? [])] : []
  if (text.trim() !== '') blocks.push({ type: 'text', text })
  for (const { callId, name, input } of calls)
    blocks.push({ type: 'tool_use', id: callId, name, input: inputObject(input) })
  return blocks
}

const resultBlocks = ({ results }: AssistantStep): Fields[] =>
  results.map(({ callId, output, failed }) => ({
    type: 'tool_result',
    tool_use_id: callId,
    content: output,
    ...(failed ? { is_error: true } : {}),
  }))

/** The API refuses a beginning of the answer that ends with white space. */
function trimLast(messages: Fields[]): boolean {
  const content = messages.at(-1)?.content
  const block: Fields | undefined = Array.isArray(content) ? content.at(-1) : undefined
  if (typeof block?.text !== 'string') return false
  const text = block.text.trimEnd()
  const trimmed = text !== block.text
  block.text = text
  return trimmed
}

/** A conversation with calls in it must name its tools, even when none may be called any more. */
function toolFields({ tools }: ChatRequest, { turns }: Conversation): Fields {
  if (tools.length > 0)
    return {
      tools: tools.map(({ name, description, input }) => ({
        name,
        description,
        input_schema: input,
      })),
    }
  const called = new Set<string>()
  for (const turn of turns)
    if (turn.role === 'assistant')
      for (const { calls } of turn.steps) for (const { name } of calls) called.add(name)
  if (called.size === 0) return {}
  return {
    tools: [...called].map((name) => ({ name, description: '', input_schema: { type: 'object' } })),
    tool_choice: { type: 'none' },
  }
}
