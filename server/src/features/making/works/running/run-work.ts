// One work from the queue to its end, or from wherever another server left it.
import { kindOfType } from '@atelier/contract/work-terms'
import { retry } from '../../../../platform/retry.ts'
import { inSpan } from '../../../../platform/tracing.ts'
import { noteWaiting } from '../queue/queue.store.ts'
import { sendWorks, wakeWorkers } from '../telling/send-works.ts'
import type { WorkRow } from '../works.store.ts'
import { askByConnections } from './ask-by-connections.ts'
import { type Asked, askAfterCrash, type Running } from './ask-upstream.ts'
import { type Ending, endHeldWork, stoppedEnding } from './end-work.ts'
import { endingOfFault } from './engine-failures.ts'
import { bringHome, followUpstream } from './follow-upstream.ts'
import { type Hold, LetGo, pause, type RunDependencies, retryWhileHeld } from './held-work.ts'
import { keepTicket, takeNotes } from './note-progress.ts'
import { reportHealth } from './report-health.ts'
import { sendBack } from './running-work.store.ts'

/** Runs a work that this server holds; resolves when it has ended, waits again, or is not ours any more. */
export async function runWork(
  work: WorkRow,
  hold: Hold,
  dependencies: RunDependencies,
): Promise<void> {
  const { log, files } = dependencies
  const notes = takeNotes(work, hold, dependencies)
  try {
    const about = { 'atelier.work': work.id, 'atelier.kind': kindOfType(work.type) }
    const result = await inSpan('work', about, () =>
      reachEnd(work, hold, notes, dependencies),
    ).catch((error: unknown) => {
      if (error instanceof LetGo || hold.end.aborted) throw error
      log.error({ err: error, workId: work.id }, 'a work failed by a fault of ours')
      return { ending: endingOfFault(error) }
    })
    const preview = await notes.close()
    if ('againInMs' in result) return await waitAgain(work, result.againInMs, hold, dependencies)
    await storeEnd(result.ending, hold, dependencies)
    if (preview) await files.discardPreview(preview)
  } catch (error) {
    if (!(error instanceof LetGo))
      log.error({ err: error, workId: work.id }, 'the end of a work could not be stored')
  } finally {
    await notes.close()
  }
}

async function reachEnd(
  work: WorkRow,
  hold: Hold,
  notes: Running['notes'],
  dependencies: RunDependencies,
): Promise<{ ending: Ending } | { againInMs: number }> {
  const model = await retryWhileHeld(() => dependencies.findModel(work.modelId), hold, dependencies)
  if (!model) return { ending: { failure: 'models.not_found' } }
  const request: Running = { work, model, hold, notes }
  if (work.ticket && (work.phase === 'asked' || work.phase === 'fetching'))
    return { ending: await followUpstream(work.ticket, request, dependencies) }
  const { asked, run } = await ask(request, dependencies)
  if ('ending' in asked) return asked
  if ('untaken' in asked) {
    const { untaken: ending, againInMs } = asked
    return againInMs === null ? { ending } : { againInMs }
  }
  if (!('outcome' in asked)) {
    await keepTicket(asked.ticket, 'asked', run, dependencies)
    return { ending: await followUpstream(asked.ticket, run, dependencies) }
  }
  return { ending: await takeOutcome(asked, run, dependencies) }
}

async function ask(
  run: Running,
  dependencies: RunDependencies,
): Promise<{ asked: Asked; run: Running }> {
  if (run.work.phase === 'asking') return { asked: await askAfterCrash(run, dependencies), run }
  if (run.hold.stop.aborted) return { asked: { ending: stoppedEnding }, run }
  return askByConnections(run, dependencies)
}

/** What came with the answer itself. With a ticket, a crash from here on loses nothing. */
async function takeOutcome(
  { outcome, ticket }: Extract<Asked, { outcome: unknown }>,
  run: Running,
  dependencies: RunDependencies,
): Promise<Ending> {
  if (ticket) await keepTicket(ticket, 'fetching', run, dependencies)
  const home = bringHome(run, dependencies, { onlyHere: !ticket })
  for (;;) {
    const ending = await home.fetch(outcome)
    if (ending) return { ...ending, ...(ticket ? { ticket } : {}) }
  }
}

async function waitAgain(
  work: WorkRow,
  againInMs: number,
  hold: Hold,
  dependencies: RunDependencies,
): Promise<void> {
  const { db } = dependencies
  const attempts = work.attempts + 1
  const back = await retryWhileHeld(
    () =>
      db.transaction(async (tx) => {
        const row = await sendBack(tx, hold, { attempts, againInMs })
        if (row) {
          await noteWaiting(tx, row, row.retryAt ?? undefined)
          await sendWorks(tx, { ownerId: row.ownerId, kind: 'work', ids: [work.id] })
          // The place that it had is free for another one.
          await wakeWorkers(tx)
        }
        return row
      }),
    hold,
    dependencies,
  )
  // Its owner has stopped it meanwhile, or it is not ours.
  if (!back) await storeEnd(stoppedEnding, hold, dependencies)
}

/** How often an end that the database does not take is tried before the work fails by that. */
const maxTries = 3

/** A work whose end cannot be stored as it came fails: else it would be under way for ever, with what was taken for it. */
async function endSomehow(
  ending: Ending,
  hold: Hold,
  dependencies: RunDependencies,
): Promise<{ ended: WorkRow | undefined; ending: Ending }> {
  const { db, log, timings } = dependencies
  const end = async (as: Ending) => ({
    ended: await retryWhileHeld(
      () => endHeldWork(db, { held: hold, ending: as }, dependencies),
      hold,
      dependencies,
    ),
    ending: as,
  })
  try {
    return await retry(() => end(ending), {
      pauses: timings,
      isWorthwhile(error, { troubles }) {
        if (error instanceof LetGo) return false
        log.error({ err: error, workId: hold.id }, 'an end of a work was not taken')
        return troubles < maxTries
      },
      pause: (ms) => pause(ms, hold),
    })
  } catch (error) {
    if (error instanceof LetGo) throw error
    const left = ('failure' in ending ? ending.left : ending.files) ?? []
    return end({ ...endingOfFault(error), left })
  }
}

async function storeEnd(came: Ending, hold: Hold, dependencies: RunDependencies): Promise<void> {
  const { ended, ending } = await endSomehow(came, hold, dependencies)
  if (ended) {
    dependencies.observe.workEnded({ kind: kindOfType(ended.type), ...figuresOf(ending) })
    await reportHealth(ended, ending, dependencies)
  }
  // Only now: while a work is under way another server may be storing the same files in the same place.
  const inVain = 'failure' in ending ? ending.left : ended ? undefined : ending.files
  if (inVain?.length) await dependencies.files.discardFiles(inVain)
}

const figuresOf = (ending: Ending) =>
  'failure' in ending
    ? {
        state: ending.stopped ? ('stopped' as const) : ('failed' as const),
        outcome: ending.failure,
      }
    : { state: 'done' as const, outcome: 'done' }
