// Has an engine write an answer into a run, with the tools it calls on the way, and says how it ended. Stores nothing.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import type { EntryState } from '@atelier/contract/features/talk/chatlog'
import { textOfEvents } from '@atelier/contract/fold-events'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type {
  ChatEmission,
  ChatOutcome,
  ChatRequest,
  ChatToolCall,
  ChatToolResult,
  ChatTurn,
} from '@atelier/engines/kinds/chat'
import type { Clock } from '../../../../platform/clock.ts'
import { createDeadline } from '../../../../platform/deadline.ts'
import { describeFailure } from '../../../../platform/engine-failures.ts'
import type { UsableModel } from '../../models/models.usecases.ts'
import { ownFailureOf } from '../../own-connections/own-failures.ts'
import type { LiveRun } from '../runs/live-run.ts'
import { SaidPieces } from '../runs/said-pieces.ts'
import { callTool, type ToolHarness } from '../tools/call-tool.ts'
import { tokensOf } from '../turns/conversation.ts'
import {
  createOrderedEmitter,
  type KeepPicture,
  type OrderedEmitter,
} from '../turns/keep-pictures.ts'
import { addUsage, usageOfBrokenRound, usageOfRound } from './answer-usage.ts'
import type { Budget } from './charge-answer.ts'
import { createThinkingTime, type ThinkingTime } from './thinking-time.ts'

type AssistantTurn = Extract<ChatTurn, { role: 'assistant' }>

export type Ending = {
  state: Exclude<EntryState, 'running'>
  /** Null when nothing was used. */
  usage: Usage | null
  error: { code: FailureCode; values: FailureValues } | null
}

/** How often a model may call tools and think again, before it must come to an end. */
const maxRounds = 12

/**
 * Letters that one answer may come to, its thoughts and calls included: several times what any model says. An upstream that does not end
 * is ended there.
 */
const maxLetters = 2_000_000

/**
 * Parts that the model's own words, thoughts and calls may come to, however short they are: each new one costs as much time as there are.
 */
const maxPieces = 2000

/** What an answer may take with all its tools: one that drips on for longer is ended. */
const defaultLongestMs = 2 * 60 * 60_000

const lettersOf = (piece: ChatEmission): number => {
  if ('text' in piece) return piece.text.length
  if (piece.type !== 'tool-call') return 0
  return piece.callId.length + piece.name.length + piece.input.length
}

/** One request to the model that has not come to its end. */
type OpenRound = { inputTokens: number; said: SaidPieces; thinking: ThinkingTime }

/** Writes the whole answer. Never throws: every way to fail is an ending. */
export async function writeAnswer(
  run: LiveRun,
  model: UsableModel,
  { request, inputTokens }: { request: ChatRequest; inputTokens: number },
  harness: Omit<ToolHarness, 'run' | 'now'>,
  dependencies: {
    clock: Clock
    /** Null for an answer that is free. */
    budget: Budget | null
    engineIo(signal: AbortSignal): EngineIo
    /** Stores a picture of the answer. */
    keepPicture: KeepPicture
    onFault(error: unknown): void
    /** Told of the first thing that comes. */
    onFirst?: () => void
    longestMs?: number
  },
): Promise<Ending> {
  const { budget, clock, keepPicture } = dependencies
  // What is written by our own code has no tokens, unless it is paid for by them.
  const isCounted = model.engineId !== 'builtin' || budget !== null
  let usage: Usage | null = null
  let open: OpenRound | undefined
  let emitter: OrderedEmitter | undefined
  let letters = 0
  let pieces = 0
  let hasBegun = false
  const isEndless = () => letters > maxLetters || pieces > maxPieces || run.isFull
  const deadline = createDeadline(dependencies.longestMs ?? defaultLongestMs, run.signal)
  try {
    const io = dependencies.engineIo(deadline.signal)
    const onLost = (error: unknown) =>
      io.log('info', 'a picture of an answer was not kept', { reason: String(error) })
    let { turns, maxOutputTokens } = request
    let input = inputTokens
    for (let round = 1; ; round++) {
      if (round > 1 && budget) {
        maxOutputTokens = await budget.outputFor(usage, input)
        if (maxOutputTokens === undefined) return { state: 'length', usage, error: null }
      }
      run.signal.throwIfAborted()
      const said = new SaidPieces()
      const thinking = createThinkingTime(() => clock.now(), {
        thinks: model.abilities.reasoning && request.reasoning !== 'off',
        ...(maxOutputTokens === undefined ? {} : { mostTokens: maxOutputTokens }),
      })
      open = { inputTokens: input, said, thinking }
      const ordered = createOrderedEmitter((event) => run.emit(event), keepPicture, onLost)
      emitter = ordered
      const emit = (piece: ChatEmission) => {
        if (!hasBegun) dependencies.onFirst?.()
        hasBegun = true
        if ('text' in piece && piece.text === '') return
        // A picture within its address is of no use here once it is stored.
        if (!said.push(piece.type === 'image' ? { type: 'image', url: '' } : piece)) pieces++
        thinking.take(piece)
        ordered.emit(piece)
        letters += lettersOf(piece)
        // Whatever the engine makes of this, the answer ends here.
        if (isEndless()) throw new Error('the answer has no end')
      }
      const asked = { ...request, turns, tools: round < maxRounds ? request.tools : [] }
      const outcome: ChatOutcome = await model.engine.answer(
        maxOutputTokens === undefined ? asked : { ...asked, maxOutputTokens },
        emit,
        thinking.watch(io),
      )
      await ordered.settled()
      open = undefined
      const counted = usageOfRound(outcome.usage, {
        inputTokens: input,
        said: said.list(),
        hiddenTokens: thinking.hiddenTokens(),
      })
      if (isCounted) usage = addUsage(usage, counted)
      if (outcome.reason === 'empty' || (outcome.reason === 'done' && said.hasPictures))
        return { state: run.parts.some(isShown) ? 'done' : 'empty', usage, error: null }
      if (outcome.reason !== 'tools') return { state: outcome.reason, usage, error: null }
      const turn = await callTools(said.list(), { ...harness, run, now: () => clock.now() })
      if (run.isFull) return { state: 'length', usage, error: null }
      turns = [...turns, turn]
      input = Math.max(input, counted.inputTokens) + tokensOf(turn)
    }
  } catch (error) {
    await emitter?.settled()
    const used = addUsage(usage, open && isCounted ? usedOf(open, run, error) : null)
    if (isEndless()) return { state: 'length', usage: used, error: null }
    if (deadline.isPast() && !run.stopCause)
      return { state: 'failed', usage: used, error: { code: 'engine.timeout', values: {} } }
    return endingOf(error, run, { model, usage: used }, dependencies.onFault)
  } finally {
    deadline.end()
  }
}

/** What an earlier round, a tool, or the answer before it was gone on with has brought: then a round without a word is no empty answer. */
const isShown = (part: MessagePart): boolean =>
  part.type === 'text'
    ? part.text.trim() !== ''
    : part.type === 'image' || part.type === 'work' || part.type === 'chart'

/** What a round took that broke off: nothing when it failed before anything came or was counted, its prompt when somebody stopped it there. */
function usedOf(
  { inputTokens, said, thinking }: OpenRound,
  { stopCause }: LiveRun,
  error: unknown,
): Usage | null {
  const counted = error instanceof EngineError ? error.usage : null
  if (
    said.isEmpty &&
    !counted?.outputTokens &&
    !counted?.reasoningTokens &&
    stopCause !== 'stopped'
  )
    return null
  return usageOfBrokenRound(counted, {
    inputTokens,
    said: said.list(),
    hiddenTokens: thinking.hiddenTokens(),
  })
}

async function callTools(
  said: readonly ChatEmission[],
  harness: ToolHarness,
): Promise<AssistantTurn> {
  const { run } = harness
  const text = textOfEvents(said)
  const parts: ({ type: 'text'; text: string } | ChatToolCall | ChatToolResult)[] = []
  if (text) parts.push({ type: 'text', text })
  const calls = said.filter((piece) => piece.type === 'tool-call')
  parts.push(...calls)
  for (const { callId, name, input } of calls) {
    run.signal.throwIfAborted()
    if (run.isFull) break
    const outcome = await callTool({ callId, name, input }, harness)
    if (!outcome) break
    const { output, failed, stopped, refused, durationMs } = outcome
    const result = {
      type: 'tool-result' as const,
      callId,
      name,
      output,
      ...(failed ? { failed } : {}),
    }
    run.emit({ ...result, ...(stopped ? { stopped } : {}), durationMs })
    for (const part of outcome.parts) run.emit(part)
    parts.push(refused ? { ...result, refused } : result)
  }
  run.signal.throwIfAborted()
  return { role: 'assistant', parts }
}

function endingOf(
  error: unknown,
  run: LiveRun,
  { model, usage }: { model: UsableModel; usage: Usage | null },
  onFault: (error: unknown) => void,
): Ending {
  if (run.stopCause === 'stopped') return { state: 'stopped', usage, error: null }
  if (run.stopCause === 'shutdown')
    return { state: 'interrupted', usage, error: { code: 'run.interrupted', values: {} } }
  if (!(error instanceof EngineError) || error.kind === 'aborted') {
    onFault(error)
    return { state: 'failed', usage, error: { code: 'server.fault', values: {} } }
  }
  const own = model.own ? ownFailureOf(error) : undefined
  const state = error.kind === 'refused' ? 'refused' : 'failed'
  return { state, usage, error: own ?? describeFailure(error) }
}
