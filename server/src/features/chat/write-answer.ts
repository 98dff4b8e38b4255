// Has an engine write an answer into a run, with the tools it calls on the way, and says how it ended. Stores nothing.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import type { EntryState } from '@atelier/contract/features/chatlog'
import type { Usage } from '@atelier/contract/message-parts'
import { EngineError, type EngineErrorKind } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type {
  ChatEmission,
  ChatOutcome,
  ChatRequest,
  ChatToolCall,
  ChatToolResult,
  ChatTurn,
} from '@atelier/engines/kinds/chat'
import type { Clock } from '../../platform/clock.ts'
import type { UsableModel } from '../models/models.usecases.ts'
import { runTool, type ServerTool } from './chat-tools.ts'
import type { LiveRun } from './live-run.ts'

export type Ending = {
  state: Exclude<EntryState, 'running'>
  usage: Usage | null
  error: { code: FailureCode; values: FailureValues } | null
}

/** How often a model may call tools and think again, before it must come to an end. */
const mostRounds = 12

const failureOf: Record<Exclude<EngineErrorKind, 'aborted' | 'refused'>, FailureCode> = {
  auth: 'engine.auth',
  quota: 'engine.quota',
  rate: 'engine.rate',
  invalid: 'engine.invalid',
  unavailable: 'engine.unavailable',
  cut: 'engine.cut',
  timeout: 'engine.timeout',
}

/** Writes the whole answer. Never throws: every way to fail is an ending. */
export async function writeAnswer(
  run: LiveRun,
  model: UsableModel,
  request: ChatRequest,
  tools: readonly ServerTool[],
  dependencies: {
    clock: Clock
    engineIo(signal: AbortSignal): EngineIo
    onFault(error: unknown): void
  },
): Promise<Ending> {
  let usage: Usage | null = null
  try {
    const io = dependencies.engineIo(run.signal)
    let turns = request.turns
    for (let round = 1; ; round++) {
      const said: ChatEmission[] = []
      const emit = (piece: ChatEmission) => {
        if (piece.type === 'tool-call' || piece.type === 'text-delta') said.push(piece)
        run.emit(piece)
      }
      const offered = round < mostRounds ? request.tools : []
      const outcome: ChatOutcome = await model.engine.answer(
        { ...request, turns, tools: offered },
        emit,
        io,
      )
      usage = addUsage(usage, outcome.usage)
      if (outcome.reason !== 'tools') return { state: outcome.reason, usage, error: null }
      turns = [...turns, await callTools(run, said, request, tools, dependencies.clock)]
    }
  } catch (error) {
    return endingOf(error, run, usage, dependencies.onFault)
  }
}

async function callTools(
  run: LiveRun,
  said: readonly ChatEmission[],
  { locale }: ChatRequest,
  tools: readonly ServerTool[],
  clock: Clock,
): Promise<ChatTurn> {
  const text = said.map((piece) => (piece.type === 'text-delta' ? piece.text : '')).join('')
  const parts: ({ type: 'text'; text: string } | ChatToolCall | ChatToolResult)[] = []
  if (text) parts.push({ type: 'text', text })
  const calls = said.filter((piece) => piece.type === 'tool-call')
  parts.push(...calls)
  for (const { callId, name, input } of calls) {
    const began = performance.now()
    const { output, failed } = await runTool(tools, { name, input }, { now: clock.now(), locale })
    const result = {
      type: 'tool-result' as const,
      callId,
      name,
      output,
      ...(failed ? { failed } : {}),
    }
    run.emit({ ...result, durationMs: Math.round(performance.now() - began) })
    parts.push(result)
  }
  run.signal.throwIfAborted()
  return { role: 'assistant', parts }
}

function endingOf(
  error: unknown,
  run: LiveRun,
  usage: Usage | null,
  onFault: (error: unknown) => void,
): Ending {
  if (run.stopCause === 'stopped') return { state: 'stopped', usage, error: null }
  if (run.stopCause === 'shutdown')
    return { state: 'interrupted', usage, error: { code: 'run.interrupted', values: {} } }
  if (!(error instanceof EngineError) || error.kind === 'aborted') {
    onFault(error)
    return { state: 'failed', usage, error: { code: 'server.fault', values: {} } }
  }
  if (error.kind === 'refused') return { state: 'refused', usage, error: null }
  const values: FailureValues =
    error.kind === 'invalid' ? { detail: error.message.slice(0, 500) } : {}
  return { state: 'failed', usage, error: { code: failureOf[error.kind], values } }
}

function addUsage(sum: Usage | null, more: Usage | null): Usage | null {
  if (!sum || !more) return sum ?? more
  const add = (a: number | undefined, b: number | undefined) =>
    a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0)
  const reasoningTokens = add(sum.reasoningTokens, more.reasoningTokens)
  const cachedTokens = add(sum.cachedTokens, more.cachedTokens)
  return {
    inputTokens: sum.inputTokens + more.inputTokens,
    outputTokens: sum.outputTokens + more.outputTokens,
    ...(reasoningTokens === undefined ? {} : { reasoningTokens }),
    ...(cachedTokens === undefined ? {} : { cachedTokens }),
    ...(sum.estimated || more.estimated ? { estimated: true } : {}),
  }
}
