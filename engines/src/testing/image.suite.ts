// What every engine that makes pictures must satisfy, against a stand-in that speaks its upstream's dialect.
import type { ImageTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { ImageOutcome } from '../kinds/image.ts'
import { requiredTexts } from './field-values.ts'
import { type ImageHarness, type ImageSubject, useImageUpstream } from './image-harness.ts'
import { isPng } from './sample-picture.ts'
import { expectSoundModels } from './sound-declaration.ts'
import { describeWorkFailures } from './work-failures.suite.ts'
import { describeFollowedWorks } from './work-following.suite.ts'

export type { ImageSubject } from './image-harness.ts'

export function describeImageEngine(name: string, subject: ImageSubject): void {
  const use = () => useImageUpstream(subject)
  describeModels(name, subject)
  describeMaking(name, subject)
  describeFollowedWorks(name, {
    ...subject,
    use,
    expectMade: expectPictures,
    countOf: ({ pictures }) => pictures.length,
  })
  describeWorkFailures(name, { ...subject, use })
}

async function expectPictures(
  harness: Pick<ImageHarness, 'fetch'>,
  { pictures }: ImageOutcome,
): Promise<void> {
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) expect(isPng(await harness.fetch(picture))).toBe(true)
}

function describeModels(name: string, subject: ImageSubject): void {
  describe(`${name} offers models`, () => {
    const harness = useImageUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await harness.engine.listModels(harness.io)
      expectSoundModels(models, subject.request.model, requiredTexts)
    })

    it('each of which does each of its tasks, with what it wants and no more', async () => {
      for (const model of await harness.engine.listModels(harness.io))
        for (const task of Object.keys(model.declaration.tasks) as ImageTask[]) {
          const request = await harness.minRequest(model, task)
          const before = harness.server.taken
          const { outcome } = await harness.finish(request)
          expect(harness.server.taken - before, `${model.name} ${task}`).toBe(1)
          const made = outcome.pictures.length + outcome.texts.length
          expect(made, `${model.name} ${task}`).toBeGreaterThan(0)
        }
      // As many requests as there are models and tasks.
    }, 60_000)
  })
}

function describeMaking(name: string, subject: ImageSubject): void {
  describe(`${name} makes pictures`, () => {
    const harness = useImageUpstream(subject)

    it('that can be fetched, with one request', async () => {
      const { outcome } = await harness.finish()
      await expectPictures(harness, outcome)
      expect([harness.server.submits.length, harness.server.taken]).toEqual([1, 1])
    })

    it('as many as were asked for, where a model makes several', async () => {
      const models = await harness.engine.listModels(harness.io)
      const model = models.find(
        ({ declaration }) => declaration.mostResults > 1 && declaration.tasks.draw,
      )
      if (!model) return
      const { outcome } = await harness.finish({
        ...(await harness.minRequest(model, 'draw')),
        count: 2,
      })
      expect(outcome.pictures).toHaveLength(2)
      expect(harness.server.taken).toBe(1)
    })
  })
}
