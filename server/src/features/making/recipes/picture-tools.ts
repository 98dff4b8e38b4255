// Tools that change a picture: larger, without its background, beyond its edges.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { askForWorks, type Queued } from './ask-for-works.ts'
import { toDrawRequest } from './drawing.ts'
import { planWork, type RecipeDependencies } from './plan-work.ts'

export async function queuePictureTool(
  { beishu: times, tool: task, ...input }: ParsedInputOf<typeof queue.usePictureTool>,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const request = {
    ...toDrawRequest({ ...input, task }, [workTypes.tool]),
    fields: { task: 'tool' },
  }
  const plan = await planWork(request, context, dependencies)
  return askForWorks([{ plan, times }], 'beishu', context, dependencies.enqueueWorks)
}
