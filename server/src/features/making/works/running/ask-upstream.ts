// Hands a request to its upstream, once: that it is being handed over is stored before, so that whoever finds it after a crash knows that
// it may have been.
import { EngineError, type EngineErrorKind } from '@atelier/engines/errors'
import type { Ticket } from '@atelier/engines/kinds/work'
import type { MakerOutcome, MakerRequest } from '@atelier/engines/makers/maker'
import { passedMs } from '../../../../platform/clock.ts'
import { pauseAfter } from '../../../../platform/retry.ts'
import type { WorkModel } from '../work-plan.ts'
import { findWork, listFilePlaces, type WorkRow } from '../works.store.ts'
import { type Ending, stoppedEnding } from './end-work.ts'
import { endingOf, endingOfEngine, lateEnding } from './engine-failures.ts'
import { type Hold, LetGo, pause, type RunDependencies, retryWhileHeld } from './held-work.ts'
import { type ProgressNotes, writeHeld } from './note-progress.ts'

export type Asked =
  | { ticket: Ticket }
  | { outcome: MakerOutcome; ticket?: Ticket | undefined }
  | { ending: Ending }
  /** Nobody took it, for certain: it may wait so long and be handed over once more; null when that would be in vain. */
  | { untaken: Ending; againInMs: number | null }

export type Running = { work: WorkRow; model: WorkModel; hold: Hold; notes: ProgressNotes }

/** How often a busy upstream is asked before a work fails. */
const maxAttempts = 6

const defaultDeadlineMs = 30 * 60_000

/** Milliseconds until a work has taken too long; below zero afterwards. */
export function timeLeft(
  { hold, model }: Pick<Running, 'hold' | 'model'>,
  { clock }: Pick<RunDependencies, 'clock'>,
): number {
  const ageMs = hold.ageMs + passedMs(clock) - hold.takenAtMs
  return (model.engine.deadlineMs ?? defaultDeadlineMs) - ageMs
}

/** Hands over a request that nobody has handed over yet, or that can be handed over twice. */
export async function askUpstream(run: Running, dependencies: RunDependencies): Promise<Asked> {
  const { hold, model, notes } = run
  const { timings, engineIo } = dependencies
  const request = await makeRequest(run, dependencies)
  const leftMs = timeLeft(run, dependencies)
  if (leftMs <= 0) return { ending: lateEnding }
  if (hold.end.aborted) throw new LetGo()
  await writeHeld({ phase: 'asking', modelId: model.id }, hold, dependencies)
  if (hold.stop.aborted) return { ending: stoppedEnding }
  if (hold.end.aborted) {
    await writeHeld({ phase: 'queued' }, hold, dependencies)
    throw new LetGo()
  }
  const cut = new AbortController()
  // A request that was sent may have been taken: it gets a while to bring its ticket home before it is cut off.
  const cutSoon = () => setTimeout(() => cut.abort(), timings.graceMs).unref()
  hold.end.addEventListener('abort', cutSoon, { once: true })
  const stopNow = () => (model.engine.cancel ? cutSoon() : cut.abort())
  hold.stop.addEventListener('abort', stopNow, { once: true })
  const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(Math.min(leftMs, 2 ** 31 - 1))])
  try {
    return await model.engine.submit(request, {
      ...engineIo(signal),
      progress: (percent, preview) => notes.note(percent, preview),
    })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return await afterRefusal(error, run, dependencies)
  } finally {
    hold.end.removeEventListener('abort', cutSoon)
    hold.stop.removeEventListener('abort', stopNow)
  }
}

/** Waiting changes nothing, but another connection may take the request. */
const elsewhere: readonly EngineErrorKind[] = ['auth', 'quota', 'no_channel', 'unknown_model']
/** Nobody is asked once more. */
const final: readonly EngineErrorKind[] = ['refused', 'invalid', 'too_long', 'nothing']
/** The upstream may have taken the request all the same. */
const mayBeThere: readonly EngineErrorKind[] = [
  ...(['unavailable', 'overloaded', 'broken', 'nonsense', 'cut', 'timeout'] as const),
]

async function afterRefusal(
  error: EngineError,
  run: Running,
  dependencies: RunDependencies,
): Promise<Asked> {
  const { work, hold } = run
  const { timings } = dependencies
  const { kind, untaken } = error
  const leftMs = timeLeft(run, dependencies)
  const nobodyTookIt = kind === 'rate' || (untaken && kind !== 'aborted')
  const isElsewhere = elsewhere.includes(kind) || (kind === 'nonsense' && untaken)
  if (nobodyTookIt && !isElsewhere && !final.includes(kind)) {
    const againInMs = Math.max(
      (error.retryAfterS ?? 0) * 1000,
      pauseAfter(work.attempts + 1, timings),
    )
    const isInTime = work.attempts + 1 < maxAttempts && againInMs < leftMs
    return { untaken: endingOfEngine(error), againInMs: isInTime ? againInMs : null }
  }
  if (isElsewhere) return { untaken: endingOfEngine(error), againInMs: null }
  if (hold.stop.aborted) return { ending: endingOf('aborted', '') }
  if (leftMs <= 0) return { ending: lateEnding }
  if (hold.end.aborted) throw new LetGo()
  const ticket = mayBeThere.includes(kind) ? await lookFor(run, dependencies) : undefined
  return ticket ? { ticket } : { ending: endingOfEngine(error) }
}

/** Looks whether the upstream has a request whose ticket was lost. */
async function lookFor(run: Running, dependencies: RunDependencies): Promise<Ticket | undefined> {
  const { work, model, hold } = run
  if (!model.engine.find) return undefined
  for (let troubles = 1; ; troubles++) {
    if (hold.end.aborted) throw new LetGo()
    try {
      return await model.engine.find(work.requestKey, dependencies.engineIo(hold.end))
    } catch (error) {
      dependencies.log.debug({ err: error, workId: work.id }, 'a lost request cannot be looked for')
      const pauseMs = pauseAfter(troubles, dependencies.timings)
      if (hold.stop.aborted || pauseMs >= timeLeft(run, dependencies)) return undefined
      await pause(pauseMs, hold, { orStop: true })
    }
  }
}

/**
 * A request that was being handed over when its server ended: found again, asked again where that is free, or lost. Never handed over
 * twice.
 */
export async function askAfterCrash(run: Running, dependencies: RunDependencies): Promise<Asked> {
  if (run.model.engine.repeatable) return askUpstream(run, dependencies)
  const ticket = await lookFor(run, dependencies)
  return ticket ? { ticket } : { ending: { failure: 'works.lost' } }
}

async function makeRequest(run: Running, dependencies: RunDependencies): Promise<MakerRequest> {
  const { work, model, hold } = run
  const { prompt, negativePrompt, params, inputs, count, locale } = work.recipe
  const loaded = await retryWhileHeld(
    () => dependencies.files.loadInputs(inputs, work.ownerId),
    hold,
    dependencies,
  )
  return {
    key: work.requestKey,
    model: model.name,
    task: work.task,
    prompt,
    negativePrompt,
    inputs: loaded,
    params,
    count,
    parent: await retryWhileHeld(() => findParent(run, dependencies), hold, dependencies),
    locale,
  }
}

/** The upstream's word about the work that this one goes on from, when the same upstream made it. */
async function findParent(
  { work, model }: Running,
  { db, findModel }: RunDependencies,
): Promise<MakerRequest['parent']> {
  if (work.parentId === null) return null
  const parent = await findWork(db, work.parentId)
  if (!parent?.ticket || parent.ownerId !== work.ownerId) return null
  const maker = parent.modelId === work.modelId ? model : await findModel(parent.modelId)
  if (maker?.connectionId !== model.connectionId) return null
  const places = await listFilePlaces(db, parent.id)
  const index = work.parentIndex ?? 0
  // Of what was made there, some may not have been kept: what people count is what is there.
  return { ticket: parent.ticket, index: places[index] ?? index }
}
