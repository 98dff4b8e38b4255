// What is asked for from a work that is there: the call and its body, by where the work belongs. Pure.
import type { WorkModel } from '@atelier/contract/features/work-models'
import type { Work } from '@atelier/contract/features/works'
import { fieldsFor, type Params } from '@atelier/contract/model-declaration'
import { priceOfWork, ratesAtSpeed } from '@atelier/contract/work-price'
import { type ImageTask, workTypes } from '@atelier/contract/work-terms'

/** What can be asked of a picture at once, without a form. */
export const directTasks = ['vary', 'upscale', 'remove-background'] as const satisfies ImageTask[]
export type DirectTask = (typeof directTasks)[number]

/** Those of them that the model of a work does with its pictures. */
export const directTasksOf = ({ next }: Pick<Work, 'next'>): DirectTask[] =>
  directTasks.filter((task) => next.includes(task))

/** The parameters of a recipe that count for a task too; a seed would only make the same again. */
export function paramsFor(work: Work, model: WorkModel, task: ImageTask): Params {
  const names = new Set(
    fieldsFor(model.declaration, task)
      .filter(({ kind }) => kind !== 'seed')
      .map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(work.params).filter(([name]) => names.has(name)))
}

/** One picture of it, so many credits; undefined when the model does not tell. */
export function followUpPrice(work: Work, model: WorkModel, task: ImageTask): number | undefined {
  const rates = model.price[task]
  return rates && priceOfWork(ratesAtSpeed(rates, paramsFor(work, model, task).speed), 1)
}

export function followUpCall(work: Work, model: WorkModel, task: ImageTask, index: number) {
  const common = {
    modelId: model.id,
    prompt: model.declaration.tasks[task]?.prompt === 'none' ? '' : work.prompt,
    params: { ...paramsFor(work, model, task) },
    count: 1,
  }
  const parent = { id: work.id, index }
  switch (work.type) {
    case workTypes.midjourney: {
      const body = { ...common, action: actionOf(task), drawId: work.id, orderId: index + 1 }
      return { key: 'POST /queue/addMjDrawQueue', body } as const
    }
    case workTypes.tool:
      return { key: 'POST /queue/runwayPic', body: { ...common, tool: task, parent } } as const
    case workTypes.sd3:
      return { key: 'POST /queue/sdCreate', body: { ...common, task, parent } } as const
    default:
      return { key: 'POST /queue/sdxlCreate', body: { ...common, task, parent } } as const
  }
}

/** The family's own numbers for what it has always done. */
const actionOf = (task: ImageTask) => (task === 'upscale' ? 2 : task === 'vary' ? 3 : 1)
