// Drawing by a model of the SD3 page.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { askForWorks, type Queued } from './ask-for-works.ts'
import { toDrawRequest } from './drawing.ts'
import { planWork, type RecipeDependencies } from './plan-work.ts'

export async function queueSd3(
  { beishu: times, ...input }: ParsedInputOf<typeof queue.drawSd3>,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const plan = await planWork(toDrawRequest(input, [workTypes.sd3]), context, dependencies)
  return askForWorks([{ plan, times }], 'beishu', context, dependencies.enqueueWorks)
}
