// Drawing by any model of the draw page or the model square.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { type WorkType, workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { askForWorks, type Queued } from './ask-for-works.ts'
import { planWork, type RecipeDependencies, type WorkRequest } from './plan-work.ts'

type Input = ParsedInputOf<typeof queue.draw>

/** What calls of this shape ask for. */
export const toDrawRequest = (
  { modelId, parent, ...input }: Omit<Input, 'beishu'>,
  types: readonly WorkType[],
): WorkRequest => ({
  ...input,
  types,
  modelId: modelId ?? null,
  parent: parent ? { id: parent.id, index: parent.index ?? null } : null,
})

export async function queueDrawing(
  { beishu: times, ...input }: Input,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const request = toDrawRequest(input, [workTypes.draw, workTypes.square])
  const plan = await planWork(request, context, dependencies)
  return askForWorks([{ plan, times }], 'beishu', context, dependencies.enqueueWorks)
}
