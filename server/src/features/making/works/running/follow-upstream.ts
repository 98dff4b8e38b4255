// Asks an upstream where a work stands until it ends, and brings home what was made.
import type { Ticket } from '@atelier/engines/kinds/work'
import type { MakerOutcome } from '@atelier/engines/makers/maker'
import { pauseAfter } from '../../../../platform/retry.ts'
import type { PreparedFile } from '../work-files-port.ts'
import { type Running, timeLeft } from './ask-upstream.ts'
import { type Ending, stoppedEnding } from './end-work.ts'
import { endingOf, endingOfFault, lateEnding } from './engine-failures.ts'
import { LetGo, pause, type RunDependencies } from './held-work.ts'
import { keepTicket } from './note-progress.ts'

const defaultCheckMs = 2000
/** How often what was made is fetched before the work fails. */
const maxFetches = 5
/** How long an upstream may take to hear that a work is given up. */
const cancelMs = 5000

/** Follows a request by its ticket to its end. */
export async function followUpstream(
  first: Ticket,
  run: Running,
  dependencies: RunDependencies,
): Promise<Ending> {
  const { hold, model, notes } = run
  const { log, timings } = dependencies
  const home = bringHome(run, dependencies)
  const everyMs = model.engine.checkEveryMs ?? defaultCheckMs
  let ticket = first
  for (let troubles = 0; ; ) {
    if (timeLeft(run, dependencies) <= 0) {
      await giveUp(ticket, run, dependencies)
      return lateEnding
    }
    const asked = await checkOnce(ticket, run, dependencies)
    if (hold.end.aborted) throw new LetGo()
    if (asked instanceof Error) {
      log.debug({ err: asked, workId: hold.id }, 'an upstream did not tell how a work stands')
      if (hold.stop.aborted) {
        await giveUp(ticket, run, dependencies)
        return stoppedEnding
      }
      await pause(Math.max(everyMs, pauseAfter(++troubles, timings)), hold, { orStop: true })
      continue
    }
    troubles = 0
    if (asked.state === 'failed') return endingOf(asked.kind, asked.message)
    if (asked.state === 'done') {
      if (run.work.phase !== 'fetching' || asked.ticket) {
        ticket = asked.ticket ?? ticket
        await keepTicket(ticket, 'fetching', run, dependencies)
        run.work.phase = 'fetching'
      }
      const ending = await home.fetch(asked.outcome)
      if (ending) return ending
      continue
    }
    if (hold.stop.aborted) {
      await giveUp(ticket, run, dependencies)
      return stoppedEnding
    }
    if (asked.state === 'running') notes.note(asked.progress, asked.preview)
    await pause(everyMs, hold, { orStop: true })
  }
}

async function checkOnce(ticket: Ticket, { model, hold }: Running, { engineIo }: RunDependencies) {
  try {
    return await model.engine.check(ticket, engineIo(hold.end))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Asks the upstream to give a work up; what cannot be given up goes on there. */
async function giveUp(
  ticket: Ticket,
  { model, hold }: Running,
  { engineIo, log }: RunDependencies,
): Promise<void> {
  const signal = AbortSignal.any([hold.end, AbortSignal.timeout(cancelMs)])
  await model.engine.cancel?.(ticket, engineIo(signal)).catch((error: unknown) => {
    log.debug({ err: error, workId: hold.id }, 'an upstream did not give a work up')
  })
}

/**
 * Stores what was made, however often it takes; what is stored already is not fetched again. What cannot be had costs itself alone: the
 * rest is kept.
 */
export function bringHome(
  { hold, work }: Running,
  { files, timings, log }: RunDependencies,
  /** What cannot be asked for again is stored even while the server ends. */
  { onlyHere = false } = {},
) {
  const shelf = new Map<number, PreparedFile>()
  let troubles = 0
  const store = async (result: MakerOutcome['results'][number], position: number) => {
    const signal = onlyHere ? {} : { signal: hold.end }
    const about = { workId: work.id, ownerId: work.ownerId, position, ...signal }
    shelf.set(position, await files.storeResult(result, about))
  }
  /** Tries all that is missing; resolves with the last trouble. */
  const storeMissing = async ({ results }: MakerOutcome): Promise<unknown> => {
    let trouble: unknown
    for (const [position, result] of results.entries()) {
      if (hold.end.aborted && !onlyHere) throw new LetGo()
      if (shelf.has(position)) continue
      try {
        await store(result, position)
      } catch (error) {
        if (error instanceof LetGo) throw error
        log.warn({ err: error, workId: work.id, position }, 'what was made could not be stored')
        trouble = error
      }
    }
    return trouble
  }
  /** The ending; undefined when something could not be stored and it is worth trying again: the pause is over then. */
  const fetch = async (outcome: MakerOutcome): Promise<Ending | undefined> => {
    const { results, texts } = outcome
    if (results.length === 0 && texts.length === 0) return { failure: 'engine.nothing' }
    const trouble = await storeMissing(outcome)
    if (shelf.size < results.length) {
      // What was broken off here is no fault of what was made: whoever takes the work over fetches it.
      if (hold.end.aborted && !onlyHere) throw new LetGo()
      if (++troubles < maxFetches) {
        await pause(pauseAfter(troubles, timings), hold)
        return undefined
      }
      if (shelf.size === 0) return endingOfFault(trouble)
    }
    return { files: [...shelf.values()].sort((a, b) => a.position - b.position), outcome }
  }
  return { fetch }
}
