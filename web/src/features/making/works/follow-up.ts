// What is asked for from a work that is there: the call and its body, by where the work belongs. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import {
  fieldsFor,
  type Params,
  type ParamValue,
  readParams,
} from '@atelier/contract/model-declaration'
import { priceOfWork, ratesAtSpeed, secondsOfRequest } from '@atelier/contract/work-price'
import { type WorkTask, workTypes } from '@atelier/contract/work-terms'

/** What can be asked of a result at once, without a form. */
export const directTasks = [
  ...(['vary', 'upscale', 'remove-background'] as const),
  ...(['prolong', 'continue', 'join'] as const),
] as const satisfies WorkTask[]
export type DirectTask = (typeof directTasks)[number]

/** Those of them that the model of a work does with its results. */
export const directTasksOf = ({ next }: Pick<Work, 'next'>): DirectTask[] =>
  directTasks.filter((task) => next.includes(task))

/** The parameters of a recipe that count for a task too; a seed would only make the same again. */
export function paramsFor(work: Work, model: WorkModel, task: WorkTask): Params {
  const fields = fieldsFor(model.declaration, task).filter(({ kind }) => kind !== 'seed')
  // One name may stand for other values with another task.
  const fitting = fields.flatMap((field): [string, ParamValue][] => {
    const value = work.params[field.name]
    if (value === undefined) return []
    const read = readParams({ fields: [field] }, task, { [field.name]: value })
    return 'params' in read ? [[field.name, value]] : []
  })
  return Object.fromEntries(fitting)
}

/** One result of it, so many credits; undefined when the model does not tell. */
export function followUpPrice(
  work: Work,
  model: WorkModel,
  task: WorkTask,
  index = 0,
): number | undefined {
  const rates = model.price[task]
  if (!rates) return undefined
  const params = paramsWithDefaults(work, model, task)
  const seconds = secondsOfRequest(params, work.files[index]?.durationS)
  return priceOfWork(ratesAtSpeed(rates, params.speed), 1, seconds)
}

/** What the model takes where the recipe says nothing included. */
function paramsWithDefaults(work: Work, model: WorkModel, task: WorkTask): Params {
  const given = paramsFor(work, model, task)
  const read = readParams(model.declaration, task, given)
  return 'params' in read ? read.params : given
}

/** What is told beside the recipe of the work that it goes on from. */
export type FollowUpWords = {
  params?: Params
  prompt?: string
  /** Where to change it: an upload. */
  mask?: string
}

/** The call that asks a model for clips. */
export const clipCallOf = ({ name }: Pick<WorkModel, 'name'>) =>
  /\bpika\b/i.test(name) ? 'queue.filmWithPika' : 'queue.film'

export function followUpCall(
  work: Work,
  model: WorkModel,
  task: WorkTask,
  index: number,
  told: FollowUpWords = {},
) {
  const common = {
    modelId: model.id,
    prompt: model.declaration.tasks[task]?.prompt === 'none' ? '' : (told.prompt ?? work.prompt),
    params: { ...paramsFor(work, model, task), ...told.params },
    count: 1,
  }
  const parent = { id: work.id, index }
  switch (work.type) {
    case workTypes.midjourney: {
      const mask = told.mask === undefined ? {} : { mask: told.mask }
      const body = { ...common, ...mask, action: task, drawId: work.id, orderId: index + 1 }
      return { key: 'queue.drawMidjourney', body } as const
    }
    case workTypes.tool:
      return { key: 'queue.usePictureTool', body: { ...common, tool: task, parent } } as const
    case workTypes.music: {
      const asked = task === 'join' ? 'join' : 'continue'
      return { key: 'queue.compose', body: { ...common, task: asked, parent } } as const
    }
    case workTypes.sd3:
      return { key: 'queue.drawSd3', body: { ...common, task, parent } } as const
    case workTypes.video:
      return {
        key: clipCallOf(model),
        body: { ...common, task: 'prolong' as const, parent },
      } as const
    default:
      return { key: 'queue.draw', body: { ...common, task, parent } } as const
  }
}
