// What is asked for when a message is drawn, and when a drawing goes on in its conversation. Pure.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { priceOfWork } from '@atelier/contract/work-price'
import {
  type InputRole,
  inputRoles,
  type WorkTask,
  type WorkType,
  workTypes,
} from '@atelier/contract/work-terms'
import type { InputAt } from '../../../api/endpoint-types.ts'

type Input = InputAt<'queue.drawInChat'>

export type DrawRequest = Omit<Input, 'groupId' | 'appId' | 'parent'> & {
  modelId: number
  task: WorkTask
  prompt: string
  parent?: { id: number; index?: number } | null
}

/** As the server looks for a model where none is named. */
const drawTypes: readonly WorkType[] = [
  workTypes.draw,
  workTypes.midjourney,
  workTypes.sd3,
  workTypes.square,
]

/** The models that draw from words, the draw page's first. */
export const drawModelsOf = (models: readonly WorkModel[]): WorkModel[] =>
  drawTypes.flatMap((type) =>
    models.filter((model) => model.type === type && model.declaration.tasks.draw !== undefined),
  )

export const drawModelIn = (
  models: readonly WorkModel[],
  chosenId: number | null,
): WorkModel | undefined => {
  const able = drawModelsOf(models)
  return (
    able.find(({ id }) => id === chosenId) ??
    able.find(({ type, isDefault }) => isDefault && type === able[0]?.type) ??
    able[0]
  )
}

type PicturePlace = { task: WorkTask; role: InputRole; most: number }

const picturePlaces: readonly (readonly [WorkTask, InputRole])[] = [
  ['draw', 'reference'],
  ['draw', 'source'],
  ['edit', 'source'],
  ['restyle', 'source'],
]

/** What a model does with pictures that come with the words; null when it takes none. */
export function picturePlaceOf({ declaration }: WorkModel): PicturePlace | null {
  for (const [task, role] of picturePlaces) {
    const slots = declaration.tasks[task]?.inputs ?? []
    const slot = slots.find((each) => each.role === role)
    const needsMore = slots.some((each) => each.role !== role && each.least > 0)
    if (slot && !needsMore) return { task, role, most: slot.most }
  }
  return null
}

export const drawTaskOf = (model: WorkModel, pictures: number): WorkTask =>
  pictures > 0 ? (picturePlaceOf(model)?.task ?? 'draw') : 'draw'

export function drawPrice(model: WorkModel, pictures: number): number {
  const rates = model.price[drawTaskOf(model, pictures)]
  return rates ? priceOfWork(rates, 1) : 0
}

/** How many of the pictures that go with a message its model takes. */
export const maxPicturesOf = (model: WorkModel): number => picturePlaceOf(model)?.most ?? 0

/** A message with its uploads, of which there are no more than the model takes. */
export function messageRequest(
  model: WorkModel,
  { text, uploads }: { text: string; uploads: readonly string[] },
): DrawRequest {
  const place = uploads.length > 0 ? picturePlaceOf(model) : null
  return {
    modelId: model.id,
    task: place?.task ?? 'draw',
    prompt: text.trim(),
    inputs: place ? uploads.map((upload) => ({ role: place.role, upload })) : [],
  }
}

/** The same once more with another seed. What takes no words is told in the conversation by `name`. */
export function againRequest(work: Work, name: string): DrawRequest {
  const { seed: _seed, ...params } = work.params
  const pictures = work.inputs.flatMap(({ role: named, id, url }): DrawRequest['inputs'] & {} => {
    const role = inputRoles.find((each) => each === named)
    if (!role) return []
    return url.startsWith('/api/upload/') ? [{ role, upload: id }] : [{ role, file: id }]
  })
  const parent =
    work.parentId === null
      ? null
      : { id: work.parentId, ...(work.parentIndex === null ? {} : { index: work.parentIndex }) }
  return {
    modelId: work.modelId ?? 0,
    task: work.task,
    prompt: work.prompt || name,
    negativePrompt: work.negativePrompt,
    params,
    inputs: pictures,
    count: work.count,
    parent,
  }
}
