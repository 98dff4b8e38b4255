// Clips: from words and pictures, on from earlier clips, and drawn again.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { type WorkTask, workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { askForWorks, type Queued } from './ask-for-works.ts'
import { toDrawRequest } from './drawing.ts'
import { planWork, type RecipeDependencies } from './plan-work.ts'

type Input = ParsedInputOf<typeof queue.film>

const types = [workTypes.video]
/** Names no model. */
const defaultId = 1

export async function queueClip(
  { beishu: times, ...input }: Input,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const plan = await planWork(toDrawRequest(input, types), context, dependencies)
  return askForWorks([{ plan, times }], 'beishu', context, dependencies.enqueueWorks)
}

/** A Pika model makes it where none is named and there is one. */
export async function queuePikaClip(
  input: Input,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> {
  const named = input.modelId === defaultId ? undefined : input.modelId
  const modelId = named ?? (await findPika(input.task, context, dependencies))
  return queueClip({ ...input, modelId }, context, dependencies)
}

async function findPika(
  task: WorkTask,
  context: RequestContext<'caller'>,
  { models }: Pick<RecipeDependencies, 'models'>,
): Promise<number | undefined> {
  const offered = await models.list(context, workTypes.video)
  return offered.find(
    ({ name, vipOnly, declaration }) =>
      /\bpika\b/i.test(name) && !vipOnly && declaration.tasks[task] !== undefined,
  )?.id
}
