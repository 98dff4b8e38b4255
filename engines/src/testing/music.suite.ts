// What every engine that makes songs must satisfy, against a stand-in that speaks its upstream's dialect.
import { fieldsFor, readParams } from '@atelier/contract/model-declaration'
import type { MusicTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { ListedMusicModel } from '../kinds/music.ts'
import type { Stage } from './image-stand-in.ts'
import { type MusicSubject, useMusicUpstream } from './music-bench.ts'
import { describeMusicFailures } from './music-failures.suite.ts'
import { isMp3 } from './music-sample.ts'
import { onlyIf } from './only-if.ts'

export type { MusicSubject } from './music-bench.ts'

export function describeMusicEngine(name: string, subject: MusicSubject): void {
  describeModels(name, subject)
  describeMaking(name, subject)
  describeFollowing(name, subject)
  describeEnds(name, subject)
  describeMusicFailures(name, subject)
}

function describeModels(name: string, subject: MusicSubject): void {
  describe(`${name} offers models`, () => {
    const bench = useMusicUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await bench.engine.listModels(bench.io)
      expect(models.length).toBeGreaterThan(0)
      expect(new Set(models.map((model) => model.name)).size).toBe(models.length)
      for (const model of models) expectSoundDeclaration(model)
      expect(models.map((model) => model.name)).toContain(subject.wish.model)
    })

    it('each of which does each of its tasks, with what it wants and no more', async () => {
      for (const model of await bench.engine.listModels(bench.io))
        for (const task of Object.keys(model.declaration.tasks) as MusicTask[]) {
          const wish = await bench.leastWish(model, task)
          const before = bench.server.taken
          const { outcome } = await bench.finish(wish)
          expect(bench.server.taken - before, `${model.name} ${task}`).toBe(1)
          const made = task === 'write-lyrics' ? outcome.lyrics : outcome.songs
          expect(made.length, `${model.name} ${task}`).toBeGreaterThan(0)
        }
      // As many wishes as there are models and tasks.
    }, 60_000)
  })
}

function expectSoundDeclaration({ name, label, declaration }: ListedMusicModel): void {
  expect(name).not.toBe('')
  expect(label).not.toBe('')
  expect(declaration.mostResults).toBeGreaterThanOrEqual(1)
  expect(declaration.promptLimit).toBeGreaterThan(0)
  const tasks = Object.keys(declaration.tasks) as MusicTask[]
  expect(tasks.length).toBeGreaterThan(0)
  for (const task of tasks) {
    const fields = fieldsFor(declaration, task)
    expect(new Set(fields.map((field) => field.name)).size, `${name} ${task}`).toBe(fields.length)
    expect(readParams(declaration, task, {})).toEqual({ params: expect.any(Object) })
    const goesOn = task === 'continue' || task === 'join'
    expect(declaration.tasks[task]?.parent ?? false, `${name} ${task}`).toBe(goesOn)
  }
}

function describeMaking(name: string, subject: MusicSubject): void {
  describe(`${name} makes songs`, () => {
    const bench = useMusicUpstream(subject)

    it('that can be fetched, with one request', async () => {
      const { outcome } = await bench.finish()
      expect(outcome.songs.length).toBeGreaterThan(0)
      for (const song of outcome.songs) expect(isMp3(await bench.fetch(song.audio))).toBe(true)
      expect(bench.server.submits).toHaveLength(1)
      expect(bench.server.taken).toBe(1)
    })

    it('of lyrics and a style', async () => {
      const params = { lyrics: '[Verse]\nThe lamp turns slow', style: 'sea shanty', title: 'Lamp' }
      const { outcome } = await bench.finish({ prompt: '', params })
      expect(outcome.songs[0]).toMatchObject({
        title: 'Lamp',
        lyrics: params.lyrics,
        style: 'sea shanty',
      })
    })

    it('by the title that was wished for, whichever else was said', async () => {
      const { outcome } = await bench.finish({ params: { title: 'The Keeper' } })
      expect(outcome.songs[0]?.title).toBe('The Keeper')
    })

    it('of something: what was not told is not handed over', async () => {
      await expect(bench.submit({ prompt: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
      expect(bench.server.submits).toEqual([])
    })

    it('and goes on from the song that is meant', async () => {
      const { ticket = {}, outcome } = await bench.finish()
      const last = outcome.songs.length - 1
      const params = { from: 30, lyrics: 'And on', style: 'folk', title: 'On' }
      const wish = { task: 'continue', prompt: '', params } as const
      for (const index of new Set([0, last])) {
        await bench.finish({ ...wish, parent: { ticket, index } })
        const [, inAudio] = /([\w-]+)\.mp3$/.exec(urlOf(outcome.songs[index]?.audio)) ?? []
        expect(JSON.stringify(bench.server.submits.at(-1)?.body)).toContain(inAudio)
      }
    })

    it('from no song that there is not', async () => {
      const { ticket = {} } = await bench.finish()
      const before = bench.server.submits.length
      const wish = { task: 'continue', prompt: '', params: { from: 30, lyrics: 'On' } } as const
      for (const parent of [null, { ticket, index: 9 }, { ticket: { id: 'x' }, index: 0 }])
        await expect(bench.submit({ ...wish, parent })).rejects.toMatchObject({ kind: 'invalid' })
      expect(bench.server.submits).toHaveLength(before)
    })
  })
}

const urlOf = (file: object | undefined): string =>
  file && 'url' in file && typeof file.url === 'string' ? file.url : ''

function describeFollowing(name: string, subject: MusicSubject): void {
  describe(`${name} follows a wish`, () => {
    const bench = useMusicUpstream(subject)

    it('from waiting to its songs, without handing it over again', async () => {
      const ticket = await bench.ticketFor()
      expect((await bench.check(ticket)).state).toBe('waiting')
      bench.server.move('running')
      const running = await bench.check(ticket)
      expect(running.state).toBe('running')
      if (running.state === 'running' && running.progress !== undefined)
        expect(running.progress).toSatisfy((percent: number) => percent >= 0 && percent <= 100)
      bench.server.move('done')
      expect((await bench.check(ticket)).state).toBe('done')
      expect((await bench.check(ticket)).state, 'asked once more').toBe('done')
      expect(bench.server.submits).toHaveLength(1)
    })

    it('by a ticket alone, in another process', async () => {
      const ticket = await bench.ticketFor()
      const kept = JSON.parse(JSON.stringify(ticket))
      expect(kept).toEqual(ticket)
      bench.reopen()
      bench.server.move('done')
      const { outcome } = await bench.doneOf(kept)
      for (const song of outcome.songs) expect(isMp3(await bench.fetch(song.audio))).toBe(true)
    })

    it('whose songs stream, and waits until they are final', async () => {
      const ticket = await bench.ticketFor()
      bench.server.show('streaming')
      expect((await bench.check(ticket)).state).toBe('running')
      bench.server.show('done')
      expect((await bench.check(ticket)).state).toBe('done')
    })

    it('of which a part fails, and keeps what was made', async () => {
      const ticket = await bench.ticketFor()
      bench.server.show('partly')
      const { outcome } = await bench.doneOf(ticket)
      expect(outcome.songs).toHaveLength(1)
      for (const song of outcome.songs) expect(isMp3(await bench.fetch(song.audio))).toBe(true)
    })

    it.each(['strange', 'bare'] as const)('never takes %s for songs', async (stage) => {
      const ticket = await bench.ticketFor()
      bench.server.move(stage)
      const { state } = await bench.check(ticket)
      expect(stage === 'strange' ? ['waiting', 'running'] : ['running', 'failed']).toContain(state)
      bench.server.move('done')
      if (state !== 'failed') expect((await bench.check(ticket)).state).toBe('done')
    })

    it('and an old word after the last one changes nothing in the end', async () => {
      const ticket = await bench.ticketFor()
      bench.server.move('done')
      const first = await bench.doneOf(ticket)
      bench.server.move('running')
      expect(['running', 'done']).toContain((await bench.check(ticket)).state)
      bench.server.move('done')
      expect((await bench.doneOf(ticket)).outcome.songs).toHaveLength(first.outcome.songs.length)
      expect(bench.server.submits).toHaveLength(1)
    })
  })
}

function describeEnds(name: string, subject: MusicSubject): void {
  const can = (stage: Stage) => !subject.lacks?.includes(stage)

  describe(`${name} says why a wish came to nothing`, () => {
    const bench = useMusicUpstream(subject)

    it.each<[Stage, readonly string[]]>(
      (
        [
          ['failed', ['unavailable', 'invalid', 'timeout']],
          ['refused', ['refused']],
          ['cancelled', ['aborted']],
        ] as [Stage, readonly string[]][]
      ).filter(([stage]) => can(stage)),
    )('when it is %s', async (stage, kinds) => {
      const ticket = await bench.ticketFor()
      bench.server.move(stage)
      const standing = await bench.check(ticket)
      if (standing.state !== 'failed') return expect.fail(`it is ${standing.state}`)
      expect(kinds).toContain(standing.kind)
      expect(standing.message).not.toBe('')
    })

    onlyIf(can('gone'))('when the upstream has forgotten it', async () => {
      const ticket = await bench.ticketFor()
      bench.server.move('gone')
      bench.later(10 * 60_000)
      expect(await bench.check(ticket)).toMatchObject({ state: 'failed', kind: 'unavailable' })
    })

    const cancels = !subject.lacks?.includes('cancelling')
    onlyIf(cancels)('when it was given up', async () => {
      if (!bench.engine.cancel) return expect.fail('it cannot be given up')
      const ticket = await bench.ticketFor()
      bench.server.move('running')
      await bench.engine.cancel(ticket, bench.io)
      expect(bench.server.cancelled).toBe(1)
      expect(await bench.check(ticket)).toMatchObject({ state: 'failed' })
    })
  })
}
