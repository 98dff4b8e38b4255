// The conversation as every dialect needs it: turns that alternate, and an assistant's turn taken apart into steps, each a text with
// the calls that followed it and their results.
import type { ChatRequest, ChatToolCall, ChatToolResult, ChatTurn } from './kinds/chat.ts'

export type UserTurn = Extract<ChatTurn, { role: 'user' }>

export type AssistantStep = {
  text: string
  calls: ChatToolCall[]
  /** One for each call, in the order of the calls. */
  results: ChatToolResult[]
}

export type Conversation = {
  turns: (UserTurn | { role: 'assistant'; steps: AssistantStep[] })[]
  /** The conversation ends with words of the assistant, which the answer goes on from. */
  continues: boolean
}

/** Told to models that cannot simply go on writing in the assistant's place. */
export const continueInstruction =
  'Your last message broke off. Continue it from the exact character where it stopped: repeat nothing, do not comment, do not start anew.'

/** Joins neighbouring turns of one role, drops what is empty, and gives every call its result. */
export function toConversation({ turns }: Pick<ChatRequest, 'turns'>): Conversation {
  const joined: Conversation['turns'] = []
  let assistant: AssistantParts = []
  const closeAssistant = () => {
    const steps = toSteps(assistant)
    assistant = []
    if (steps.length > 0) joined.push({ role: 'assistant', steps })
  }
  for (const turn of turns) {
    if (turn.role === 'assistant') {
      assistant = [...assistant, ...turn.parts]
      continue
    }
    const parts = turn.parts.filter((part) => part.type !== 'text' || part.text.trim() !== '')
    if (parts.length === 0) continue
    closeAssistant()
    const last = joined.at(-1)
    if (last?.role === 'user') last.parts = [...last.parts, ...parts]
    else joined.push({ role: 'user', parts })
  }
  closeAssistant()
  const last = joined.at(-1)
  const continues = last?.role === 'assistant' && last.steps.at(-1)?.calls.length === 0
  return { turns: joined, continues }
}

type AssistantParts = Extract<ChatTurn, { role: 'assistant' }>['parts']

function toSteps(parts: AssistantParts): AssistantStep[] {
  const results = new Map<string, ChatToolResult>()
  for (const part of parts) if (part.type === 'tool-result') results.set(part.callId, part)
  const steps: AssistantStep[] = []
  let step: AssistantStep | undefined
  // A result closes its step: what comes after it was written with the result known.
  let closed = true
  const open = () => {
    if (step === undefined || closed) {
      step = { text: '', calls: [], results: [] }
      steps.push(step)
    }
    closed = false
    return step
  }
  for (const part of parts) {
    if (part.type === 'tool-result') closed = true
    else if (part.type === 'tool-call') {
      const into = open()
      into.calls.push(part)
      into.results.push(results.get(part.callId) ?? unanswered(part))
    } else if (part.text !== '') {
      const into = open()
      if (into.calls.length === 0) into.text += part.text
      else {
        closed = true
        open().text += part.text
      }
    }
  }
  return steps.filter(({ text, calls }) => calls.length > 0 || text.trim() !== '')
}

const unanswered = ({ callId, name }: ChatToolCall): ChatToolResult => ({
  type: 'tool-result',
  callId,
  name,
  output: 'The tool was interrupted before it gave a result.',
  failed: true,
})

/** What a user's turn says as one text, its parts a blank line apart; undefined where there is a picture among them. */
export function textAlone(parts: UserTurn['parts']): string | undefined {
  const texts: string[] = []
  for (const part of parts) {
    if (part.type !== 'text') return undefined
    texts.push(part.text)
  }
  return texts.join('\n\n')
}

/** A call's input as an object; what is not one is wrapped, since some dialects take nothing else. */
export function inputObject(input: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(input)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
    return { value }
  } catch {
    return input.trim() === '' ? {} : { input }
  }
}

export function base64(data: Uint8Array): string {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')
}
