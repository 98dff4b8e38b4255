// What every engine that makes songs must satisfy, against a stand-in that speaks its upstream's dialect.
import type { MusicTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { MusicOutcome } from '../kinds/music.ts'
import { failureOf } from './failure-of.ts'
import { type MusicHarness, type MusicSubject, useMusicUpstream } from './music-harness.ts'
import { isMp3 } from './music-sample.ts'
import { expectSoundModels } from './sound-declaration.ts'
import { describeWorkFailures } from './work-failures.suite.ts'
import { describeFollowedWorks } from './work-following.suite.ts'
import { wrongKey } from './work-harness.ts'

export type { MusicSubject } from './music-harness.ts'

export function describeMusicEngine(name: string, subject: MusicSubject): void {
  const use = () => useMusicUpstream(subject)
  describeModels(name, subject)
  describeMaking(name, subject)
  describeSongsOnTheirWay(name, subject)
  describeFollowedWorks(name, {
    ...subject,
    use,
    expectMade: expectSongs,
    countOf: ({ songs }) => songs.length,
    knownAfterMs: 10 * 60_000,
  })
  describeWorkFailures(name, { ...subject, use })
}

async function expectSongs(
  harness: Pick<MusicHarness, 'fetch'>,
  { songs }: MusicOutcome,
): Promise<void> {
  expect(songs.length).toBeGreaterThan(0)
  for (const song of songs) expect(isMp3(await harness.fetch(song.audio))).toBe(true)
}

function describeModels(name: string, subject: MusicSubject): void {
  describe(`${name} offers models`, () => {
    const harness = useMusicUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await harness.engine.listModels(harness.io)
      expectSoundModels(models, subject.request.model)
      for (const { name, declaration } of models)
        for (const task of Object.keys(declaration.tasks) as MusicTask[]) {
          const goesOn = task === 'continue' || task === 'join'
          expect(declaration.tasks[task]?.parent ?? false, `${name} ${task}`).toBe(goesOn)
        }
    })

    it('not to whom it does not know', async () => {
      harness.reopen(wrongKey)
      expect((await failureOf(harness.engine.listModels(harness.io))).kind).toBe('auth')
    })

    it('each of which does each of its tasks, with what it wants and no more', async () => {
      for (const model of await harness.engine.listModels(harness.io))
        for (const task of Object.keys(model.declaration.tasks) as MusicTask[]) {
          const request = await harness.minRequest(model, task)
          const before = harness.server.taken
          const { outcome } = await harness.finish(request)
          expect(harness.server.taken - before, `${model.name} ${task}`).toBe(1)
          const made = task === 'write-lyrics' ? outcome.lyrics : outcome.songs
          expect(made.length, `${model.name} ${task}`).toBeGreaterThan(0)
        }
      // As many requests as there are models and tasks.
    }, 60_000)
  })
}

function describeMaking(name: string, subject: MusicSubject): void {
  describe(`${name} makes songs`, () => {
    const harness = useMusicUpstream(subject)

    it('that can be fetched, with one request', async () => {
      const { outcome } = await harness.finish()
      await expectSongs(harness, outcome)
      expect([harness.server.submits.length, harness.server.taken]).toEqual([1, 1])
    })

    it('of lyrics and a style', async () => {
      const params = { lyrics: '[Verse]\nThe lamp turns slow', style: 'sea shanty', title: 'Lamp' }
      const { outcome } = await harness.finish({ prompt: '', params })
      expect(outcome.songs[0]).toMatchObject({
        title: 'Lamp',
        lyrics: params.lyrics,
        style: 'sea shanty',
      })
    })

    it('by the title that was asked for, whichever else was said', async () => {
      const { outcome } = await harness.finish({ params: { title: 'The Keeper' } })
      expect(outcome.songs[0]?.title).toBe('The Keeper')
    })

    it('of something: what was not told is not handed over', async () => {
      await expect(harness.submit({ prompt: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
      expect(harness.server.submits).toEqual([])
    })

    it('and goes on from the song that is meant', async () => {
      const { ticket = {}, outcome } = await harness.finish()
      const last = outcome.songs.length - 1
      const params = { from: 30, lyrics: 'And on', style: 'folk', title: 'On' }
      const request = { task: 'continue', prompt: '', params } as const
      for (const index of new Set([0, last])) {
        await harness.finish({ ...request, parent: { ticket, index } })
        const [, inAudio] = /([\w-]+)\.mp3$/.exec(urlOf(outcome.songs[index]?.audio)) ?? []
        expect(JSON.stringify(harness.server.submits.at(-1)?.body)).toContain(inAudio)
      }
    })

    it('from no song that there is not', async () => {
      const { ticket = {} } = await harness.finish()
      const before = harness.server.submits.length
      const request = { task: 'continue', prompt: '', params: { from: 30, lyrics: 'On' } } as const
      for (const parent of [null, { ticket, index: 9 }, { ticket: { id: 'x' }, index: 0 }])
        await expect(harness.submit({ ...request, parent })).rejects.toMatchObject({
          kind: 'invalid',
        })
      expect(harness.server.submits).toHaveLength(before)
    })
  })
}

const urlOf = (file: object | undefined): string =>
  file && 'url' in file && typeof file.url === 'string' ? file.url : ''

function describeSongsOnTheirWay(name: string, subject: MusicSubject): void {
  describe(`${name} follows songs`, () => {
    const harness = useMusicUpstream(subject)

    it('that stream, and waits until they are final', async () => {
      const ticket = await harness.ticketFor()
      harness.server.show('streaming')
      expect((await harness.check(ticket)).state).toBe('running')
      harness.server.show('done')
      expect((await harness.check(ticket)).state).toBe('done')
    })

    it('of which a part fails, and keeps what was made', async () => {
      const ticket = await harness.ticketFor()
      harness.server.show('partly')
      const { outcome } = await harness.doneOf(ticket)
      expect(outcome.songs).toHaveLength(1)
      await expectSongs(harness, outcome)
    })
  })
}
