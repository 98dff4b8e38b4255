import type { WorkRow } from '../works.store.ts'
import type { Ending } from './end-work.ts'
import type { RunDependencies } from './held-work.ts'

/** A request that was refused is answered. */
const isOfUpstream = (code: string) => code.startsWith('engine.') && code !== 'engine.refused'

/** Notes how a connection did with a work. What somebody stopped says nothing about it. */
export async function reportHealth(
  { modelId, siteId, startedAt }: Pick<WorkRow, 'modelId' | 'siteId' | 'startedAt'>,
  ending: Ending,
  { clock, noteOutcome }: Pick<RunDependencies, 'clock' | 'noteOutcome'>,
): Promise<void> {
  if ('failure' in ending && (ending.stopped || !isOfUpstream(ending.failure))) return
  const at = clock.now()
  await noteOutcome({
    modelId,
    siteId,
    at,
    waitedMs: at.getTime() - (startedAt ?? at).getTime(),
    failure: 'failure' in ending ? { code: ending.failure, words: ending.words ?? '' } : null,
  })
}
