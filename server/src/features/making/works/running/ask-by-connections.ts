// A request that its upstream does not take does not fail a work, nor wait, as long as another model may stand in. It is handed over to one
// at a time, and to the next only when it is certain that nobody took it.
import { type Asked, askUpstream, type Running } from './ask-upstream.ts'
import type { Ending } from './end-work.ts'
import { type RunDependencies, retryWhileHeld } from './held-work.ts'
import { writeHeld } from './note-progress.ts'
import { reportHealth } from './report-health.ts'

type Untaken = Extract<Asked, { untaken: Ending }>

const isUntaken = (asked: Asked): asked is Untaken => 'untaken' in asked

/** How the hand-over went, and with which model: the one that was asked for, unless another took it. */
export async function askByConnections(
  first: Running,
  dependencies: RunDependencies,
): Promise<{ asked: Asked; run: Running }> {
  const { work, hold } = first
  const asked = await askUpstream(first, dependencies)
  // What goes on from an earlier work is known to the upstream of that one alone.
  if (!isUntaken(asked) || work.parentId !== null) return { asked, run: first }
  const standIns = await retryWhileHeld(() => dependencies.findStandIns(work), hold, dependencies)
  let hasAsked = false
  let againInMs = asked.againInMs
  for (const model of standIns) {
    if (hold.stop.aborted) break
    const run = { ...first, model, work: { ...work, modelId: model.id } }
    hasAsked = true
    const answer = await askUpstream(run, dependencies)
    if (!isUntaken(answer)) {
      await reportHealth(work, asked.untaken, dependencies)
      return { asked: answer, run }
    }
    await reportHealth(run.work, answer.untaken, dependencies)
    if (answer.againInMs !== null) againInMs = Math.min(againInMs ?? Infinity, answer.againInMs)
  }
  // Nobody took it: it is the request again that it was.
  if (hasAsked) await writeHeld({ modelId: work.modelId }, hold, dependencies)
  return { asked: { ...asked, againInMs }, run: first }
}
