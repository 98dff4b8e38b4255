import { Failure } from '@atelier/contract/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, RequestContext } from '../../../platform/http/request-context.ts'
import { inSpan } from '../../../platform/tracing.ts'
import { readUploadAt } from '../../identity/uploads/uploads.usecases.ts'
import { isOfEngine } from '../../money/outcomes/note-outcome.ts'
import type { OutcomeRecorder } from '../../money/outcomes/outcome-recorder.ts'
import { getOwnEntry } from '../chatlog/chatlog.usecases.ts'
import type { GroupNamer } from '../groups/group-namer.ts'
import type { SearchDependencies } from '../knowledge/search-passages.ts'
import { refuseDearer } from '../models/chat-rates.ts'
import type { ModelCatalog } from '../models/models.usecases.ts'
import { getOwnModel } from '../own-connections/custom-models.usecases.ts'
import type { OwnConnectionDependencies } from '../own-connections/own-connections.usecases.ts'
import type { ServerTool } from '../tools/chat-tools.ts'
import { answerByConnections } from './answers/answer-by-connections.ts'
import { budgetOf } from './answers/charge-answer.ts'
import { describeHost } from './answers/describe-host.ts'
import { findPersona, findPersonaModel } from './answers/find-persona.ts'
import {
  type Ask,
  type ChatInput,
  chosenTools,
  isHosted,
  toRequest,
} from './answers/plan-request.ts'
import { prepareKnowledge } from './answers/prepare-knowledge.ts'
import { storeEnding } from './answers/store-ending.ts'
import { storeTurn, type Turn, type TurnDependencies } from './answers/store-turn.ts'
import { type Ending, writeAnswer } from './answers/write-answer.ts'
import * as store from './chat.store.ts'
import { interruptRun } from './recovery/interrupt-run.ts'
import type { AnswerObserver } from './runs/answer-observer.ts'
import type { AnswerPlaces } from './runs/answer-places.ts'
import type { LiveRun } from './runs/live-run.ts'
import type { RunRegistry } from './runs/run-registry.ts'
import { nameGroup } from './titles/name-group.ts'
import type { Approvals } from './tools/approvals.ts'
import type { ToolHarness } from './tools/call-tool.ts'
import * as consentStore from './tools/consent.store.ts'
import type { ToolStops } from './tools/tool-stops.ts'
import { createPictureKeeper } from './turns/keep-pictures.ts'

export type ChatDependencies = TurnDependencies & {
  log: Logger
  catalog: ModelCatalog
  ownConnections: OwnConnectionDependencies
  knowledge: SearchDependencies
  runs: RunRegistry
  places: AnswerPlaces
  consents: Approvals
  toolStops: ToolStops
  /** The tools that there are for a caller on their site. */
  listTools(context: RequestContext<'caller'>): Promise<readonly ServerTool[]>
  /** By which the Guide has works made. */
  hostTools: readonly ServerTool[]
  engineIo(signal: AbortSignal): EngineIo
  /** Told what is asked of engines and how answers end, for the figures of this server. */
  observe: AnswerObserver
  /** Where it is noted how connections do. */
  outcomes: OutcomeRecorder
  /** Where conversations are named. */
  names: GroupNamer
  /** True once the server is on its way out. */
  isStopping(): boolean
}

type Context = RequestContext<'caller'>

/**
 * Stores the prompt, starts the answer and returns it while it grows; it goes on whatever becomes of the caller. Throws what the call lists
 * as its failures.
 */
export const beginAnswer = (
  sent: ChatInput,
  context: Context,
  dependencies: ChatDependencies,
): Promise<LiveRun> =>
  dependencies.places.hold(context.caller, () => beginPlaced(sent, context, dependencies))

async function beginPlaced(
  sent: ChatInput,
  context: Context,
  dependencies: ChatDependencies,
): Promise<LiveRun> {
  const { catalog } = dependencies
  if (dependencies.isStopping()) throw new Failure('server.stopping', { retryAfterS: 5 })
  const { persona, input } = await findPersona(sent, context, dependencies)
  const personal = await findPersonaModel(persona, context, dependencies)
  const model =
    personal ??
    (input.gptModelUserId
      ? await getOwnModel(input.gptModelUserId, context, {
          ...dependencies.ownConnections,
          catalog,
        })
      : await catalog.getModel(context.site, input.gptModelId, context.caller))
  // What an app or a role asks is not what was shown for the chosen model.
  if (!personal) refuseDearer(model.rates, sent.seenRates)
  const hosted = isHosted({ input, persona, model })
  const [knowledge, host, offered] = await Promise.all([
    prepareKnowledge({ input, persona, model, context }, dependencies.knowledge),
    model.engineId === 'builtin' ? describeHost(context, dependencies) : null,
    // Most answers are asked for without tools: what there are is looked up for those that are not.
    !hosted && chosenTools(input, persona).length ? dependencies.listTools(context) : [],
  ])
  const known = knowledge?.tool ? [...offered, knowledge.tool] : offered
  const tools = hosted ? dependencies.hostTools : known
  const ask: Ask = { input, persona, model, tools, context, knowledge, host }
  const turn = await storeTurn(ask, dependencies)
  const { groupId, entryId, promptId } = turn
  const run = await startRun(turn, dependencies)
  run.emit({ type: 'start', groupId, entryId, promptId })
  // In the order of their numbers, before anything cites them.
  if (knowledge && !knowledge.isNamed)
    for (const { source } of knowledge.given.passages) run.emit(source)
  void answerAndStore(run, turn, ask, dependencies)
  return run
}

/** A run that cannot begin, for want of a journal, ends at once: what was stored and taken for it is not left open. */
async function startRun(
  { entryId, groupId, begun }: Turn,
  dependencies: ChatDependencies,
): Promise<LiveRun> {
  try {
    return dependencies.runs.start({ entryId, groupId, parts: begun.parts })
  } catch (error) {
    await interruptRun(entryId, dependencies)
    throw error
  }
}

/** A run of the caller's own: live when this server has it in memory, else as stored. Throws runs.not_found. */
export async function findOwnRun(
  entryId: number,
  caller: Caller,
  { db, runs }: Pick<ChatDependencies, 'db' | 'runs'>,
): Promise<LiveRun | 'stored'> {
  await getOwnRunEntry(entryId, caller, db)
  const live = runs.find(entryId)
  if (live) return live
  if (!(await store.findRun(db, entryId))) throw new Failure('runs.not_found')
  return 'stored'
}

/** Ends an answer, whichever server writes it; one that has ended stays as it is. Throws runs.not_found. */
export async function stopAnswer(
  entryId: number,
  caller: Caller,
  { db, runs }: Pick<ChatDependencies, 'db' | 'runs'>,
): Promise<void> {
  await getOwnRunEntry(entryId, caller, db)
  const live = runs.find(entryId)
  if (live) await runs.stopWhere((run) => run === live, 'stopped')
  else await store.requestStop(db, entryId)
}

async function getOwnRunEntry(entryId: number, caller: Caller, db: Database): Promise<void> {
  await getOwnEntry(entryId, caller, db).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure('runs.not_found') : error
  })
}

async function answerAndStore(
  run: LiveRun,
  turn: Turn,
  ask: Ask,
  dependencies: ChatDependencies,
): Promise<void> {
  const { log } = dependencies
  const { locale, requestId } = ask.context
  const onFault = (error: unknown) =>
    log.error({ err: error, entryId: run.entryId, requestId }, 'an answer failed')
  const ending = await answer(run, turn, ask, { ...dependencies, onFault })
  await storeEnding(run, { ending, turn, reader: { locale, requestId } }, dependencies)
  dependencies.observe.answerEnded(ending)
  // A map is named by its topic, and a conversation with an app has its name already.
  const isNamed = ask.input.outline || ask.persona?.kind === 'app'
  if (ending.state === 'done' && turn.firstPrompt && !isNamed)
    await nameGroup(run, turn.firstPrompt, ask, dependencies)
}

async function answer(
  run: LiveRun,
  { plan, charge }: Turn,
  ask: Ask,
  dependencies: ChatDependencies & { onFault(error: unknown): void },
): Promise<Ending> {
  try {
    const request = await toRequest(plan, ask, {
      locale: ask.context.locale,
      readPicture: (address) => readUploadAt(address, dependencies),
      maxOutputTokens: charge?.outputTokens,
    })
    const budget = charge && budgetOf(charge, dependencies)
    // Whoever answers in place of another does so at the price that was shown.
    return await answerByConnections(
      ask.model,
      async (model) => {
        const begun = dependencies.clock.now()
        let first: Date | undefined
        const asked = { request: { ...request, model: model.name }, inputTokens: plan.inputTokens }
        const harness = toolsAtHand(run, plan, ask, dependencies)
        const ending = await inSpan('answer', { 'atelier.engine': model.engineId }, (span) =>
          writeAnswer(run, model, asked, harness, {
            ...dependencies,
            budget,
            keepPicture: createPictureKeeper(ask.context.caller.accountId, dependencies),
            onFirst: () => {
              first = dependencies.clock.now()
              span.addEvent('first piece')
            },
          }),
        )
        tellTry(ending, { begun, first, model }, dependencies)
        tellHealth(ending, { begun, first, model }, ask, dependencies)
        return { ending, hasBegun: first !== undefined }
      },
      () => dependencies.catalog.listStandIns(ask.context.site, ask.model),
    )
  } catch (error) {
    dependencies.onFault(error)
    return { state: 'failed', usage: null, error: { code: 'server.fault', values: {} } }
  }
}

function tellTry(
  { state, error }: Ending,
  { begun, first, model }: { begun: Date; first: Date | undefined; model: Ask['model'] },
  { clock, observe }: Pick<ChatDependencies, 'clock' | 'observe'>,
): void {
  const since = (at: Date) => at.getTime() - begun.getTime()
  observe.answerTried({
    engine: model.engineId,
    outcome: error?.code ?? state,
    tookMs: since(clock.now()),
    firstMs: first && since(first),
  })
}

/** What somebody stopped, and what is our own fault, says nothing about the connection. */
function tellHealth(
  { state, error }: Ending,
  { begun, first, model }: { begun: Date; first: Date | undefined; model: Ask['model'] },
  { context }: Ask,
  { outcomes, clock }: Pick<ChatDependencies, 'outcomes' | 'clock'>,
): void {
  if (state === 'stopped' || state === 'interrupted') return
  if (error && !isOfEngine(error.code)) return
  const at = clock.now()
  outcomes.note({
    connectionId: model.connectionId,
    engine: model.engineId,
    siteId: context.site.id,
    at,
    waitedMs: (first ?? at).getTime() - begun.getTime(),
    failure: error && { code: error.code, words: String(error.values.detail ?? '') },
  })
}

/** What the model may call, on whose behalf, and for how much. */
function toolsAtHand(
  run: LiveRun,
  plan: Turn['plan'],
  { input, tools, context }: Ask,
  { db, consents, toolStops }: ChatDependencies,
): Omit<ToolHarness, 'run' | 'now'> {
  const { entryId, groupId, signal } = run
  const offered = new Set(plan.tools.map(({ name }) => name))
  return {
    tools: tools.filter(({ name }) => offered.has(name)),
    context: { ...context, entryId, groupId, signal },
    cap: input.options.toolCredits ?? context.site.settings.toolCredits,
    desk: consents,
    stops: toolStops,
    isAllowed: (tool) => consentStore.isAllowedInGroup(db, groupId, tool),
  }
}
