import { Failure } from '@atelier/contract/errors'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { ChatTool } from '@atelier/engines/kinds/chat'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'

/** Whom a tool works for, and in which answer. */
export type ToolContext = RequestContext<'caller'> & {
  now: Date
  groupId: number
  /** The answer's entry. */
  entryId: number
  /** How many sources the answer names already: `[n]` in its text is the nth of them, so what a tool finds is numbered on from here. */
  sources: number
  /** Aborted when the answer is ended from outside. */
  signal: AbortSignal
  /** The credits that were agreed to; what has become dearer since must not be done. 0 for a tool without a price. */
  agreed: number
}

/** What a tool may show beside the text that the model reads. */
export type ToolPart = Extract<MessagePart, { type: 'image' | 'source' | 'work' | 'chart' }>

export type ToolAnswer = string | { output: string; parts: readonly ToolPart[] }

/** A tool that a model may call while it answers. */
export type ServerTool = ChatTool & {
  /**
   * `ask`: somebody has to allow each call, or the tool for the conversation; `ask-price`: the same of a call that costs something. `never`
   * when absent.
   */
  consent?: 'never' | 'ask' | 'ask-price'
  /** Credits that a call would take, known before it runs. Throws with a text for the model. */
  price?(input: unknown, context: ToolContext): number | Promise<number>
  /** Gives the text that the model reads, and throws with a text for the model. */
  run(input: unknown, context: ToolContext): ToolAnswer | Promise<ToolAnswer>
}

export type ToolOutcome = {
  output: string
  failed: boolean
  /** Somebody ended it before it was done. */
  stopped?: boolean
  /** Somebody would not have it, or did not say. */
  refused?: boolean
  parts: readonly ToolPart[]
  /** How long it ran; what it waited for consent does not count. */
  durationMs: number
}

export const toolFailure = (output: string): ToolOutcome => ({
  output,
  failed: true,
  parts: [],
  durationMs: 0,
})

/** What is told to the model of whatever went wrong. */
export function toolFailureOf(
  error: unknown,
  { locale }: Pick<ToolContext, 'locale'>,
): ToolOutcome {
  if (error instanceof Failure) {
    const reasons = (error.fields ?? []).map(({ reason }) => reason)
    return toolFailure([failureText(error.code, locale, error.values), ...reasons].join(' '))
  }
  return toolFailure(error instanceof Error ? error.message : String(error))
}

/** A tool that does not look at its signal is left to itself. */
async function untilStopped<T>(task: T | Promise<T>, signal: AbortSignal): Promise<T> {
  if (!(task instanceof Promise)) return task
  let onStop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    onStop = () => reject(signal.reason)
    signal.addEventListener('abort', onStop)
  })
  try {
    return await Promise.race([task, stopped])
  } finally {
    signal.removeEventListener('abort', onStop)
  }
}

export async function runTool(
  tool: ServerTool,
  input: unknown,
  context: ToolContext,
): Promise<ToolOutcome> {
  const began = performance.now()
  const durationMs = () => Math.round(performance.now() - began)
  try {
    const answer = await untilStopped(tool.run(input, context), context.signal)
    const told = typeof answer === 'string' ? { output: answer, parts: [] } : answer
    return { ...told, failed: false, durationMs: durationMs() }
  } catch (error) {
    return { ...toolFailureOf(error, context), durationMs: durationMs() }
  }
}
