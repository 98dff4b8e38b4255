// Every model takes all that it declares at once: an upstream that refuses what nobody knows of finds what a least request would not.
import type { ImageTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { ImageRequest, ListedImageModel } from '../kinds/image.ts'
import { fullestParams } from './field-values.ts'
import { type ImageSubject, useImageUpstream } from './image-harness.ts'
import { samplePicture } from './sample-picture.ts'

export function describeMaxRequests(name: string, subject: ImageSubject): void {
  describe(`${name} is asked for all that a model takes`, () => {
    const harness = useImageUpstream(subject)

    it('and is not refused', async () => {
      for (const model of await harness.engine.listModels(harness.io))
        for (const task of Object.keys(model.declaration.tasks) as ImageTask[]) {
          const before = harness.server.taken
          const { outcome } = await harness.finish(maxRequest(model, task))
          expect(harness.server.taken - before, `${model.name} ${task}`).toBe(1)
          expect(outcome.pictures.length + outcome.texts.length).toBeGreaterThan(0)
        }
    })
  })
}

function maxRequest({ name, declaration }: ListedImageModel, task: ImageTask) {
  const { mostResults: maxResults, negativePrompt, tasks } = declaration
  const request: Partial<ImageRequest> & { model: string } = {
    model: name,
    task,
    params: fullestParams(declaration, task),
    prompt: tasks[task]?.prompt === 'none' ? '' : 'a lighthouse at dusk',
    negativePrompt: negativePrompt ? 'fog' : '',
    count: maxResults,
    pictures: (tasks[task]?.inputs ?? []).flatMap(({ role, most: max }) =>
      Array.from({ length: max }, () => samplePicture(role)),
    ),
  }
  return request
}
