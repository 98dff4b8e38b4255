import { Failure } from '@atelier/contract/errors'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatRequest } from '@atelier/engines/kinds/chat'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { Caller, RequestContext } from '../../platform/http/request-context.ts'
import { getOwnEntry, listBranch } from '../chatlog/chatlog.usecases.ts'
import { nameByModel } from '../groups/groups.usecases.ts'
import type { ModelCatalog, UsableModel } from '../models/models.usecases.ts'
import { readUploadAt } from '../uploads/uploads.usecases.ts'
import * as store from './chat.store.ts'
import type { ServerTool } from './chat-tools.ts'
import { estimateTokens, fitContext, type Told, toTurns } from './conversation.ts'
import { titleFromModel } from './group-title.ts'
import type { LiveRun } from './live-run.ts'
import type { RunRegistry } from './run-registry.ts'
import { lastEvent, storeEnding } from './store-ending.ts'
import { type ChatInput, storeTurn, type Turn, type TurnDependencies } from './store-turn.ts'
import { type Ending, writeAnswer } from './write-answer.ts'

export type ChatDependencies = TurnDependencies & {
  log: Logger
  catalog: ModelCatalog
  runs: RunRegistry
  engineIo(signal: AbortSignal): EngineIo
  tools: readonly ServerTool[]
  /** True once the server is on its way out. */
  isStopping(): boolean
}

type Context = RequestContext<'caller'>

/** How many messages of a conversation are looked at for what fits. */
const longestPath = 400

/** Stores the prompt, starts the answer and returns it while it grows; it goes on whatever becomes of the caller. */
export async function beginAnswer(
  input: ChatInput,
  context: Context,
  dependencies: ChatDependencies,
): Promise<LiveRun> {
  const { runs, catalog } = dependencies
  if (dependencies.isStopping()) throw new Failure('server.stopping', { retryAfterS: 5 })
  if (input.gptModelUserId) throw new Failure('models.not_found')
  const model = await catalog.getModel(context.site, input.gptModelId)
  const turn = await storeTurn(input, model, context, dependencies)
  const { groupId, entryId, promptId } = turn
  const run = runs.start({ entryId, groupId, parts: turn.begun })
  run.emit({ type: 'start', groupId, entryId, promptId })
  void answerAndStore(run, turn, model, input, context, dependencies)
  return run
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
  model: UsableModel,
  input: ChatInput,
  context: Context,
  dependencies: ChatDependencies,
): Promise<void> {
  const { clock, log, db } = dependencies
  const onFault = (error: unknown) =>
    log.error(
      { err: error, entryId: run.entryId, requestId: context.requestId },
      'an answer failed',
    )
  let ending: Ending
  try {
    const request = await makeRequest(turn, model, input, context, dependencies)
    ending = await writeAnswer(run, model, request, dependencies.tools, {
      ...dependencies,
      onFault,
    })
    if (!ending.usage && ending.state !== 'refused')
      ending = { ...ending, usage: estimateUsage(request, run.parts) }
  } catch (error) {
    onFault(error)
    ending = { state: 'failed', usage: null, error: { code: 'server.fault', values: {} } }
  }
  const last = lastEvent(ending, context.locale, context.requestId)
  await storeEnding(run, ending, last, { db, clock, log })
  if (ending.state === 'done' && turn.promptParts && turn.isFirst)
    await nameGroup(run, turn.promptParts, model, context, dependencies)
}

async function makeRequest(
  turn: Turn,
  model: UsableModel,
  input: ChatInput,
  { site, caller, locale }: Context,
  dependencies: ChatDependencies,
): Promise<ChatRequest> {
  const { options } = input
  const persona = caller.role ? `\n\n${caller.role}` : ''
  const system = `${input.systemMessage ?? site.settings.systemMessage}${persona}`
  const told = await tell(turn, options.usingContext, dependencies.db)
  const window = model.abilities.contextTokens
  const room = window - Math.min(options.maxTokens ?? 4096, window / 4) - estimateTokens(system)
  const turns = await toTurns(fitContext(told, room), {
    vision: model.abilities.vision,
    readPicture: (address) => readUploadAt(address, dependencies),
  })
  const wanted = model.abilities.tools ? (options.tools ?? []) : []
  const tools = dependencies.tools.filter((tool) => wanted.includes(tool.name))
  const { temperature, topP, maxTokens, reasoning } = options
  return {
    model: model.name,
    system,
    turns,
    tools: tools.map(({ name, description, input: schema }) => ({
      name,
      description,
      input: schema,
    })),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
    ...(reasoning === undefined ? {} : { reasoning }),
    locale,
  }
}

/** The branch that leads to the prompt, or the prompt alone when the context is off. */
async function tell(turn: Turn, usingContext: boolean, db: Database): Promise<Told[]> {
  const { promptParts, begun, tellFrom, promptId, entryId, isFirst } = turn
  if (promptParts && (isFirst || !usingContext)) return [{ role: 'user', parts: promptParts }]
  const branch = await listBranch(tellFrom, longestPath, db)
  const wanted = usingContext
    ? branch
    : branch.filter(({ id }) => id === promptId || id === entryId)
  return wanted.map(({ id, role, parts }) => ({ role, parts: id === entryId ? begun : parts }))
}

function estimateUsage(request: ChatRequest, parts: readonly MessagePart[]) {
  let told = request.system
  for (const turn of request.turns)
    for (const part of turn.parts) if (part.type === 'text') told += part.text
  let written = ''
  for (const part of parts)
    if (part.type === 'text' || part.type === 'reasoning') written += part.text
  return {
    inputTokens: estimateTokens(told),
    outputTokens: estimateTokens(written),
    estimated: true,
  }
}

/** Has the model name a conversation after its first answer; that it has none better is no failure. */
async function nameGroup(
  run: LiveRun,
  prompt: readonly MessagePart[],
  model: UsableModel,
  { site }: Context,
  { db, engineIo, log, isStopping }: ChatDependencies,
): Promise<void> {
  if (!site.settings.titleByModel || model.engineId === 'builtin' || isStopping()) return
  try {
    const exchange = { prompt: plainText(prompt), answer: plainText(run.parts) }
    const title = await titleFromModel(exchange, model, engineIo(AbortSignal.timeout(20_000)))
    if (title) await nameByModel(run.groupId, title, db)
  } catch (error) {
    log.debug({ err: error, groupId: run.groupId }, 'a conversation was not named by its model')
  }
}
