// One call of a tool as a model wrote it: priced, asked about, run. What goes wrong is told to the model, never thrown.
import type { ToolConsent } from '@atelier/contract/message-parts'
import {
  runTool,
  type ServerTool,
  type ToolContext,
  type ToolOutcome,
  toolFailure,
  toolFailureOf,
} from '../../tools/chat-tools.ts'
import type { LiveRun } from '../runs/live-run.ts'
import type { Approvals, Heard } from './approvals.ts'
import { isAllowedIn, judgeCall, spentByTools } from './tool-rules.ts'
import type { ToolStops } from './tool-stops.ts'

type Call = { callId: string; name: string; input: string }

export type ToolHarness = {
  run: LiveRun
  /** Those that were offered to the model. */
  tools: readonly ServerTool[]
  context: Omit<ToolContext, 'agreed' | 'now' | 'sources'>
  now(): Date
  /** Credits that the tools of this answer may spend. */
  cap: number
  desk: Pick<Approvals, 'ask'>
  stops: Pick<ToolStops, 'begin'>
  /** Whether the caller has allowed a tool in the conversation before this answer. */
  isAllowed(tool: string): Promise<boolean>
}

/** Null when the answer was ended while it was asked. */
export async function callTool(call: Call, harness: ToolHarness): Promise<ToolOutcome | null> {
  const tool = harness.tools.find((each) => each.name === call.name)
  if (!tool) return toolFailure(`There is no tool named ${call.name}.`)
  const sources = harness.run.parts.filter(({ type }) => type === 'source').length
  const { callId } = call
  const stop = harness.stops.begin({ entryId: harness.run.entryId, callId })
  const signal = AbortSignal.any([harness.context.signal, stop.signal])
  const context = { ...harness.context, signal, sources, now: harness.now(), agreed: 0 }
  try {
    const input: unknown = JSON.parse(call.input || '{}')
    const price = (await tool.price?.(input, context)) ?? 0
    const refused = await settleConsent(call, { tool, price }, harness)
    if (refused === 'stopped') return null
    if (refused) return { ...toolFailure(refused), refused: true }
    const agreed = { ...context, now: harness.now(), agreed: price }
    const outcome = await runTool(tool, input, agreed)
    // What was done before the word came is done.
    const isStopped = stop.signal.aborted && outcome.failed
    return isStopped ? { ...outcome, output: stoppedText, stopped: true, refused: true } : outcome
  } catch (error) {
    return toolFailureOf(error, context)
  } finally {
    stop.end()
  }
}

/** Undefined when it may run, else why not: a text for the model. */
async function settleConsent(
  { callId, name }: Call,
  { tool, price }: { tool: ServerTool; price: number },
  { run, cap, desk, isAllowed }: ToolHarness,
): Promise<string | undefined> {
  const asks = tool.consent === 'ask' || (tool.consent === 'ask-price' && price > 0)
  if (!asks && price === 0) return undefined
  const { entryId } = run
  const tell = (consent: Omit<ToolConsent, 'price'>) =>
    run.emit({ type: 'tool-consent', callId, consent: { ...consent, price } })
  const isLasting = asks && (isAllowedIn(run.parts, name, entryId) || (await isAllowed(name)))
  const spent = spentByTools(run.parts)
  const verdict = judgeCall({ asks, price, spent, cap, isAllowed: isLasting })
  if (verdict === 'over-cap') {
    tell({ state: 'refused', reason: 'cap' })
    return `Not done: it costs ${price} credits, and the tools of this answer may spend only ${Math.max(0, cap - spent)} more. Do not call it again in this answer; tell the user.`
  }
  if (verdict === 'run') {
    tell({ state: 'allowed', ...(isLasting ? { alwaysIn: entryId } : {}) })
    return undefined
  }
  tell({ state: 'asked' })
  const heard = await desk.ask({ entryId, callId }, run.signal)
  if (heard === 'allow' || heard === 'always') {
    tell({ state: 'allowed', ...(heard === 'always' ? { alwaysIn: entryId } : {}) })
    return undefined
  }
  // A server that goes down answers nothing: the question broke off with the answer.
  if (heard !== 'stopped' || run.stopCause === 'stopped')
    tell({ state: 'refused', reason: heard === 'refuse' ? 'person' : heard })
  return refusals[heard]
}

const stoppedText = 'Stopped by the user. Do not call it again in this answer unless they ask.'

const refusals: Record<Exclude<Heard, 'allow' | 'always'>, string> = {
  refuse: 'Not done: the user refused it. Do not call it again in this answer.',
  silence: 'Not done: the user was asked for consent and did not answer in time.',
  stopped: 'stopped',
}
