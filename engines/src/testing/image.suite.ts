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
  bench: Pick<ImageHarness, 'fetch'>,
  { pictures }: ImageOutcome,
): Promise<void> {
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) expect(isPng(await bench.fetch(picture))).toBe(true)
}

function describeModels(name: string, subject: ImageSubject): void {
  describe(`${name} offers models`, () => {
    const bench = useImageUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await bench.engine.listModels(bench.io)
      expectSoundModels(models, subject.wish.model, requiredTexts)
    })

    it('each of which does each of its tasks, with what it wants and no more', async () => {
      for (const model of await bench.engine.listModels(bench.io))
        for (const task of Object.keys(model.declaration.tasks) as ImageTask[]) {
          const wish = await bench.leastWish(model, task)
          const before = bench.server.taken
          const { outcome } = await bench.finish(wish)
          expect(bench.server.taken - before, `${model.name} ${task}`).toBe(1)
          const made = outcome.pictures.length + outcome.texts.length
          expect(made, `${model.name} ${task}`).toBeGreaterThan(0)
        }
      // As many wishes as there are models and tasks.
    }, 60_000)
  })
}

function describeMaking(name: string, subject: ImageSubject): void {
  describe(`${name} makes pictures`, () => {
    const bench = useImageUpstream(subject)

    it('that can be fetched, with one request', async () => {
      const { outcome } = await bench.finish()
      await expectPictures(bench, outcome)
      expect([bench.server.submits.length, bench.server.taken]).toEqual([1, 1])
    })

    it('as many as were wished for, where a model makes several', async () => {
      const models = await bench.engine.listModels(bench.io)
      const model = models.find(
        ({ declaration }) => declaration.mostResults > 1 && declaration.tasks.draw,
      )
      if (!model) return
      const { outcome } = await bench.finish({
        ...(await bench.leastWish(model, 'draw')),
        count: 2,
      })
      expect(outcome.pictures).toHaveLength(2)
      expect(bench.server.taken).toBe(1)
    })
  })
}
