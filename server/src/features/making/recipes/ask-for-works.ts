// The last step of every call that asks for works: so many of each plan, queued together.
import { Failure } from '@atelier/contract/errors'
import { maxWorks } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { priceOfPlan } from '../works/queue/enqueue-works.ts'
import type { WorkPlan } from '../works/work-plan.ts'
import { type EnqueueWorks, refuseField } from './plan-work.ts'

export type Queued = { id: number; ids: number[] }

/** How often each plan is wanted: `beishu` on the wire. */
export type Wanted = { plan: WorkPlan; times: number }

/** Throws request.invalid for more than fit into one call, and whatever hinders queueing them. */
export async function askForWorks(
  wanted: readonly Wanted[],
  field: string,
  context: RequestContext<'caller'>,
  enqueueWorks: EnqueueWorks,
): Promise<Queued> {
  checkNumber(
    wanted.reduce((sum, { times }) => sum + times, 0),
    field,
    context,
  )
  const plans = wanted.flatMap(({ plan, times }) => Array.from({ length: times }, () => plan))
  const ids = await enqueueWorks(plans, context)
  const [id] = ids
  if (id === undefined) throw new Error('nothing was queued')
  return { id, ids }
}

/** Queues works as long as they cost no more together than was shown; throws prices.changed. */
export function atSeenPrice<Dependencies extends { enqueueWorks: EnqueueWorks }>(
  dependencies: Dependencies,
  { seenPrice }: { seenPrice?: number | undefined },
): Dependencies {
  if (seenPrice === undefined) return dependencies
  const enqueueWorks: EnqueueWorks = async (plans, ...rest) => {
    const price = plans.reduce((sum, plan) => sum + priceOfPlan(plan), 0)
    if (price > seenPrice) throw new Failure('prices.changed', { values: { price } })
    return dependencies.enqueueWorks(plans, ...rest)
  }
  return { ...dependencies, enqueueWorks }
}

/** Throws request.invalid for more works than one call may ask for. */
export function checkNumber(
  count: number,
  field: string,
  context: Pick<RequestContext, 'locale'>,
): void {
  const values = { count, most: maxWorks }
  if (count > maxWorks) throw refuseField({ field, reason: 'too-many-works', values }, context)
}
