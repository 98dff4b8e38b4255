// What every engine that makes clips must satisfy, against a stand-in that speaks its upstream's dialect.
import { fieldsFor } from '@atelier/contract/model-declaration'
import type { VideoTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { VideoOutcome, VideoRequest } from '../kinds/video.ts'
import { otherValues } from './field-values.ts'
import { expectSoundModels } from './sound-declaration.ts'
import { useVideoUpstream, type VideoHarness, type VideoSubject } from './video-harness.ts'
import { isMp4 } from './video-sample.ts'
import { describeWorkFailures } from './work-failures.suite.ts'
import { describeFollowedWorks } from './work-following.suite.ts'

export type { VideoSubject } from './video-harness.ts'

export function describeVideoEngine(name: string, subject: VideoSubject): void {
  const use = () => useVideoUpstream(subject)
  describeModels(name, subject)
  describeFollowedWorks(name, {
    ...subject,
    use,
    expectMade: expectClips,
    countOf: ({ clips }) => clips.length,
  })
  describeWorkFailures(name, { ...subject, use })
}

/** Every model of a harness with each of its tasks. */
async function tasksOf(harness: VideoHarness) {
  const models = await harness.engine.listModels(harness.io)
  return models.flatMap((model) =>
    (Object.keys(model.declaration.tasks) as VideoTask[]).map((task) => ({ model, task })),
  )
}

function describeModels(name: string, subject: VideoSubject): void {
  describe(`${name} offers models`, () => {
    const harness = useVideoUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      expectSoundModels(await harness.engine.listModels(harness.io), subject.request.model)
    })

    it.each(['minRequest', 'maxRequest'] as const)(
      'each of which does each of its tasks: %s',
      async (which) => {
        for (const { model, task } of await tasksOf(harness)) {
          const request = await harness[which](model, task)
          const before = harness.server.taken
          const { outcome } = await harness.finish(request)
          expect(harness.server.taken - before, `${model.name} ${task}`).toBe(1)
          await expectClips(harness, outcome)
        }
      },
      60_000,
    )

    it('that declare nothing which is without effect', async () => {
      const sent = async (request: Partial<VideoRequest>) => {
        await harness.ticketFor({ ...request, key: 'always-the-same' })
        const last = harness.server.submits.at(-1) ?? expect.fail('nothing was sent')
        return JSON.stringify(subject.sent ? subject.sent(last) : [last.path, last.body])
      }
      for (const { model, task } of await tasksOf(harness)) {
        const min = await harness.minRequest(model, task)
        const { inputs = [], ...fullest } = await harness.maxRequest(model, task)
        const plain = await sent(min)
        for (const field of fieldsFor(model.declaration, task))
          for (const value of otherValues(field)) {
            const params = { ...min.params, [field.name]: value }
            // Some count only beside an input, some only without.
            const without = await sent({ ...min, params }).catch(() => plain)
            const beside = await sent({ ...min, params, inputs })
            const changes = [without !== plain, beside !== (await sent({ ...min, inputs }))]
            expect(changes, `${model.name} ${field.name} ${value}`).toContain(true)
          }
        for (let at = min.inputs?.length ?? 0; at < inputs.length; at++) {
          const fewer = await sent({ ...min, inputs: inputs.slice(0, at) })
          const more = await sent({ ...min, inputs: inputs.slice(0, at + 1) })
          expect(more, `${model.name} ${inputs[at]?.role}`).not.toBe(fewer)
        }
        if (fullest.prompt !== '') expect(await sent({ ...min, prompt: 'another' })).not.toBe(plain)
        if (fullest.negativePrompt !== '')
          expect(await sent({ ...min, negativePrompt: 'blur' })).not.toBe(plain)
      }
    }, 60_000)
  })
}

async function expectClips(
  harness: Pick<VideoHarness, 'fetch'>,
  { clips }: VideoOutcome,
): Promise<void> {
  expect(clips.length).toBeGreaterThan(0)
  for (const { video } of clips) expect(isMp4(await harness.fetch(video))).toBe(true)
}
