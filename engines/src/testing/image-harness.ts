// What the suite of engines that make pictures asks for.
import type { ModelDeclaration } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import { expect } from 'vitest'
import type {
  ImageEngine,
  ImageOutcome,
  ImageRequest,
  ListedImageModel,
  Ticket,
} from '../kinds/image.ts'
import { defaultParams, requiredTexts } from './field-values.ts'
import { samplePicture } from './sample-picture.ts'
import { bareRequest, useWorkUpstream, type WorkHarness, type WorkSubject } from './work-harness.ts'

export type ImageSubject = WorkSubject<ImageEngine> & {
  /** What is asked for where a test does not care. */
  request: Pick<ImageRequest, 'model'> & Partial<ImageRequest>
}

export type ImageHarness = WorkHarness<ImageRequest, ImageOutcome, ListedImageModel> & {
  /** A request for a task with all that the model wants, and nothing more. */
  minRequest(model: ListedImageModel, task: ImageTask): Promise<Partial<ImageRequest>>
}

/** To be called within `describe`. */
export function useImageUpstream(subject: ImageSubject): ImageHarness {
  const harness = useWorkUpstream(subject, (more) => imageRequest({ ...subject.request, ...more }))
  // In place, for each test fills the harness again.
  return Object.assign(harness, {
    minRequest: (model: ListedImageModel, task: ImageTask) => minRequest(harness, model, task),
  })
}

const imageRequest = (more: Partial<ImageRequest>): ImageRequest => ({
  ...bareRequest(),
  model: 'model',
  task: 'draw',
  prompt: 'a lighthouse at dusk',
  pictures: [],
  ...more,
})

/** Tasks that go on from an earlier work, unless they say which picture they want instead. */
const continuing: readonly ImageTask[] = ['vary', 'reroll', 'upscale', 'zoom', 'pan']

type Harness = Omit<ImageHarness, 'minRequest'>

async function minRequest(
  harness: Harness,
  model: ListedImageModel,
  task: ImageTask,
): Promise<Partial<ImageRequest>> {
  const { declaration, name } = model
  const declared = declaration.tasks[task]
  if (!declared) return expect.fail(`${name} has no task ${task}`)
  const request = {
    model: name,
    task,
    pictures: declared.inputs.flatMap(({ role, least: min }) =>
      Array.from({ length: min }, () => samplePicture(role)),
    ),
    params: imageParams(declaration, task),
    prompt: declared.prompt === 'wanted' ? 'a lighthouse at dusk' : '',
  }
  const hasSource = declared.inputs.some(({ role, least: min }) => role === 'source' && min > 0)
  if (!continuing.includes(task) || hasSource) return request
  return { ...request, parent: { ticket: await parentFor(harness, model, task), index: 0 } }
}

const imageParams = (declaration: ModelDeclaration, task: ImageTask) =>
  defaultParams(declaration, task, requiredTexts(declaration, task))

/** The ticket of a work that can be asked for a task: one that was drawn, or a picture taken out of it. */
async function parentFor(
  harness: Harness,
  model: ListedImageModel,
  task: ImageTask,
): Promise<Ticket> {
  const drawn = await harness.finish(await minRequest(harness, model, 'draw'))
  let { ticket } = drawn
  const { next } = drawn.outcome
  if (ticket && next && !next.includes(task)) {
    const params = imageParams(model.declaration, 'upscale')
    const parent = { ticket, index: 0 }
    ticket = (await harness.finish({ model: model.name, task: 'upscale', params, parent })).ticket
  }
  return ticket ?? expect.fail(`nothing can go on from a work of ${model.name}`)
}
