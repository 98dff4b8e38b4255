// What every engine that takes songs apart at an upstream must satisfy, against a stand-in that speaks the upstream's dialect.
import { fieldsFor } from '@atelier/contract/model-declaration'
import { stemNames } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { StemsOutcome, StemsRequest } from '../kinds/stems.ts'
import { failureOf } from './failure-of.ts'
import { otherValues } from './field-values.ts'
import { isMp3 } from './music-sample.ts'
import { expectSoundModels } from './sound-declaration.ts'
import {
  type StemsHarness,
  type StemsSubject,
  sampleSong,
  songParams,
  useStemsUpstream,
} from './stems-harness.ts'
import { describeWorkFailures } from './work-failures.suite.ts'
import { describeFollowedWorks } from './work-following.suite.ts'

export type { StemsSubject } from './stems-harness.ts'

export function describeStemsEngine(name: string, subject: StemsSubject): void {
  const use = () => useStemsUpstream(subject)
  describeModels(name, subject)
  describeSongs(name, subject)
  describeFollowedWorks(name, {
    ...subject,
    use,
    expectMade: expectStems,
    countOf: ({ stems }) => stems.length,
  })
  describeWorkFailures(name, { ...subject, use })
}

/** Each name once, known, and with sound. */
async function expectStems(
  harness: Pick<StemsHarness, 'fetch'>,
  { stems }: StemsOutcome,
): Promise<void> {
  expect(stems.length).toBeGreaterThan(0)
  expect(new Set(stems.map(({ name }) => name)).size).toBe(stems.length)
  for (const { name, audio } of stems) {
    expect(stemNames).toContain(name)
    expect(isMp3(await harness.fetch(audio)), name).toBe(true)
  }
}

function describeModels(name: string, subject: StemsSubject): void {
  describe(`${name} offers models`, () => {
    const harness = useStemsUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await harness.engine.listModels(harness.io)
      expectSoundModels(models, subject.request.model)
      for (const model of models) {
        expect(model.declaration.tasks.separate).toMatchObject({
          prompt: 'none',
          inputs: [{ role: 'song', least: 1, most: 1 }],
        })
        expect(model.declaration.mostResults).toBe(1)
        expect(songParams(model)).toHaveProperty('stems')
      }
    })

    it('which give the stems that are asked for, in every set and format', async () => {
      for (const model of await harness.engine.listModels(harness.io)) {
        const made = new Set<string>()
        const options = (field: string) => {
          const declared = model.declaration.fields.find((each) => each.name === field)
          return declared?.kind === 'choice' ? declared.options : expect.fail(`no ${field}`)
        }
        for (const stems of options('stems'))
          for (const format of options('format')) {
            const params = { ...songParams(model), stems, format }
            const before = harness.server.taken
            const { outcome } = await harness.finish({ model: model.name, params })
            expect(harness.server.taken - before, `${stems} ${format}`).toBe(1)
            await expectStems(harness, outcome)
            expect(outcome.stems).toHaveLength({ two: 2, four: 4, six: 6 }[stems] ?? 0)
            made.add(outcome.stems.map((stem) => stem.name).join())
          }
        expect(made.size).toBe(options('stems').length)
      }
    })

    it('that declare nothing which is without effect', async () => {
      const sent = async (request: Partial<StemsRequest>) => {
        await harness.ticketFor({ ...request, key: 'always-the-same' })
        const last = harness.server.submits.at(-1) ?? expect.fail('nothing was sent')
        return JSON.stringify(subject.sent ? subject.sent(last) : [last.path, last.body])
      }
      for (const model of await harness.engine.listModels(harness.io)) {
        const params = songParams(model)
        const plain = await sent({ model: model.name, params })
        for (const field of fieldsFor(model.declaration, 'separate'))
          for (const value of otherValues(field)) {
            const request = { model: model.name, params: { ...params, [field.name]: value } }
            expect(await sent(request), `${field.name} ${value}`).not.toBe(plain)
          }
      }
    })
  })
}

function describeSongs(name: string, subject: StemsSubject): void {
  describe(`${name} is given a song`, () => {
    const harness = useStemsUpstream(subject)

    it('by its address, where it has one', async () => {
      const url = 'https://atelier.example/files/song.mp3'
      await harness.finish({ inputs: [sampleSong(url)] })
      expect(JSON.stringify(harness.server.submits.at(-1)?.body)).toContain(url)
    })

    it('itself, where it has none', async () => {
      const { outcome } = await harness.finish({ inputs: [sampleSong()] })
      await expectStems(harness, outcome)
    })

    it.each<[string, Partial<StemsRequest>]>([
      ['no song', { inputs: [] }],
      ['two songs', { inputs: [sampleSong(), sampleSong()] }],
      ['a set that is not offered', { params: { stems: 'nine' } }],
      ['a format that is not offered', { params: { format: 'ogg' } }],
    ])('and not asked for %s', async (_, more) => {
      expect(await failureOf(harness.submit(more))).toMatchObject({
        kind: 'invalid',
        untaken: true,
      })
      expect(harness.server.requests).toEqual([])
    })
  })
}
