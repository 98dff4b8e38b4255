// What every engine that makes clips must satisfy, against a stand-in that speaks its upstream's dialect.
import { fieldsFor } from '@atelier/contract/model-declaration'
import type { VideoTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { VideoOutcome, VideoRequest } from '../kinds/video.ts'
import type { Stage } from './image-stand-in.ts'
import { onlyIf } from './only-if.ts'
import {
  expectSoundVideoModel,
  otherValues,
  useVideoUpstream,
  type VideoBench,
  type VideoSubject,
} from './video-bench.ts'
import { describeVideoFailures } from './video-failures.suite.ts'
import { isMp4 } from './video-sample.ts'

export type { VideoSubject } from './video-bench.ts'

export function describeVideoEngine(name: string, subject: VideoSubject): void {
  describeModels(name, subject)
  describeFollowing(name, subject)
  describeLateWords(name, subject)
  describeVideoFailures(name, subject)
}

/** Every model of a bench with each of its tasks. */
async function tasksOf(bench: VideoBench) {
  const models = await bench.engine.listModels(bench.io)
  return models.flatMap((model) =>
    (Object.keys(model.declaration.tasks) as VideoTask[]).map((task) => ({ model, task })),
  )
}

function describeModels(name: string, subject: VideoSubject): void {
  describe(`${name} offers models`, () => {
    const bench = useVideoUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await bench.engine.listModels(bench.io)
      expect(models.length).toBeGreaterThan(0)
      expect(new Set(models.map((model) => model.name)).size).toBe(models.length)
      for (const model of models) expectSoundVideoModel(model)
      expect(models.map((model) => model.name)).toContain(subject.wish.model)
    })

    it.each(['leastWish', 'fullestWish'] as const)(
      'each of which does each of its tasks: %s',
      async (which) => {
        for (const { model, task } of await tasksOf(bench)) {
          const wish = await bench[which](model, task)
          const before = bench.server.taken
          const { outcome } = await bench.finish(wish)
          expect(bench.server.taken - before, `${model.name} ${task}`).toBe(1)
          await expectClips(bench, outcome)
        }
      },
      60_000,
    )

    it('that declare nothing which is without effect', async () => {
      const sent = async (wish: Partial<VideoRequest>) => {
        await bench.ticketFor({ ...wish, key: 'always-the-same' })
        const last = bench.server.submits.at(-1) ?? expect.fail('nothing was sent')
        return JSON.stringify(subject.sent ? subject.sent(last) : [last.path, last.body])
      }
      for (const { model, task } of await tasksOf(bench)) {
        const least = await bench.leastWish(model, task)
        const { inputs = [], ...fullest } = await bench.fullestWish(model, task)
        const usual = await sent(least)
        for (const field of fieldsFor(model.declaration, task))
          for (const value of otherValues(field)) {
            const params = { ...least.params, [field.name]: value }
            // Some count only beside an input, some only without.
            const without = await sent({ ...least, params }).catch(() => usual)
            const beside = await sent({ ...least, params, inputs })
            const changes = [without !== usual, beside !== (await sent({ ...least, inputs }))]
            expect(changes, `${model.name} ${field.name} ${value}`).toContain(true)
          }
        for (let at = least.inputs?.length ?? 0; at < inputs.length; at++) {
          const fewer = await sent({ ...least, inputs: inputs.slice(0, at) })
          const more = await sent({ ...least, inputs: inputs.slice(0, at + 1) })
          expect(more, `${model.name} ${inputs[at]?.role}`).not.toBe(fewer)
        }
        if (fullest.prompt !== '')
          expect(await sent({ ...least, prompt: 'another' })).not.toBe(usual)
        if (fullest.negativePrompt !== '')
          expect(await sent({ ...least, negativePrompt: 'blur' })).not.toBe(usual)
      }
    }, 60_000)
  })
}

async function expectClips(bench: VideoBench, { clips }: VideoOutcome): Promise<void> {
  expect(clips.length).toBeGreaterThan(0)
  for (const { video } of clips) expect(isMp4(await bench.fetch(video))).toBe(true)
}

function describeFollowing(name: string, subject: VideoSubject): void {
  const stages = (all: readonly Stage[]) => all.filter((stage) => !subject.lacks?.includes(stage))

  describe(`${name} follows a wish`, () => {
    const bench = useVideoUpstream(subject)

    it('from waiting to its clip, without handing it over again', async () => {
      const ticket = await bench.ticketFor()
      expect((await bench.check(ticket)).state).toBe('waiting')
      bench.server.move('running')
      const running = await bench.check(ticket)
      expect(running.state).toBe('running')
      if (running.state === 'running' && running.progress !== undefined) {
        expect(running.progress).toBeGreaterThanOrEqual(0)
        expect(running.progress).toBeLessThanOrEqual(100)
      }
      bench.server.move('done')
      expect((await bench.check(ticket)).state).toBe('done')
      expect((await bench.check(ticket)).state, 'asked once more').toBe('done')
      expect([bench.server.submits.length, bench.server.taken]).toEqual([1, 1])
    })

    it('by a ticket alone, in another process', async () => {
      const ticket = await bench.ticketFor()
      const kept = JSON.parse(JSON.stringify(ticket))
      expect(kept).toEqual(ticket)
      bench.reopen()
      bench.server.move('done')
      const standing = await bench.check(kept)
      if (standing.state !== 'done') return expect.fail(`it is ${standing.state}`)
      await expectClips(bench, standing.outcome)
    })

    it('not by what is no ticket', async () => {
      for (const ticket of [{}, { id: '../../account' }, { id: 7, path: '/elsewhere' }])
        await expect(bench.check(ticket)).rejects.toMatchObject({ kind: 'invalid' })
      expect(bench.server.requests).toEqual([])
    })

    it.each(stages(['strange', 'bare']))('never takes %s for a clip', async (stage) => {
      const ticket = await bench.ticketFor()
      bench.server.move(stage)
      const { state } = await bench.check(ticket)
      expect(stage === 'strange' ? ['waiting', 'running'] : ['running', 'failed']).toContain(state)
      bench.server.move('done')
      if (state !== 'failed') expect((await bench.check(ticket)).state).toBe('done')
    })

    it.each<[Stage, readonly string[]]>(
      (
        [
          ['failed', ['unavailable', 'invalid', 'timeout']],
          ['refused', ['refused']],
          ['cancelled', ['aborted']],
          ['gone', ['unavailable', 'timeout']],
        ] as [Stage, readonly string[]][]
      ).filter(([stage]) => stages([stage]).length > 0),
    )('says why a wish came to nothing: %s', async (stage, kinds) => {
      const ticket = await bench.ticketFor()
      bench.server.move(stage)
      const standing = await bench.check(ticket)
      if (standing.state !== 'failed') return expect.fail(`it is ${standing.state}`)
      expect(kinds).toContain(standing.kind)
      expect(standing.message).not.toBe('')
    })

    it('gives a wish up, where the upstream can', async () => {
      if (!bench.engine.cancel) return
      for (const stage of ['waiting', 'running'] as const) {
        bench.server.move(stage)
        const ticket = await bench.ticketFor()
        const before = bench.server.cancelled
        await bench.engine.cancel(ticket, bench.io)
        expect(bench.server.cancelled - before, stage).toBe(1)
        const standing = await bench.check(ticket)
        // Some forget what they gave up.
        if (standing.state !== 'failed') return expect.fail(`it is ${standing.state}`)
        expect(['aborted', 'unavailable']).toContain(standing.kind)
        await expect(bench.engine.cancel(ticket, bench.io), 'once more').resolves.toBeUndefined()
      }
    })

    it('finds a wish again by its key, where the upstream can', async () => {
      if (!bench.engine.find) return
      bench.server.meet('submit', 'cut')
      await bench.submit({ key: 'lost-in-a-crash' }).catch(() => {})
      await bench.ticketFor({ key: 'lost-in-a-crash-2' })
      bench.reopen()
      for (const stage of ['waiting', 'running', 'done'] as const) {
        bench.server.move(stage)
        const ticket = await bench.engine.find?.('lost-in-a-crash', bench.io)
        if (ticket === undefined) return expect.fail(`nothing was found, ${stage}`)
        expect((await bench.check(ticket)).state).toBe(stage)
      }
      expect(await bench.engine.find('never-submitted', bench.io)).toBeUndefined()
      expect(bench.server.submits).toHaveLength(2)
    })
  })
}

function describeLateWords(name: string, subject: VideoSubject): void {
  describe(`${name} hears things late`, () => {
    const bench = useVideoUpstream(subject)

    it('and an old word after the last one changes nothing in the end', async () => {
      const ticket = await bench.ticketFor()
      bench.server.move('done')
      expect((await bench.check(ticket)).state).toBe('done')
      bench.server.move('running')
      expect(['running', 'done']).toContain((await bench.check(ticket)).state)
      bench.server.move('done')
      const { state } = await bench.check(ticket)
      expect([state, bench.server.submits.length]).toEqual(['done', 1])
    })

    it('and takes what was made although it was given up', async () => {
      if (!bench.engine.cancel) return
      bench.server.move('running')
      const ticket = await bench.ticketFor()
      await bench.engine.cancel(ticket, bench.io)
      bench.server.move('done')
      const standing = await bench.check(ticket)
      expect(['done', 'failed']).toContain(standing.state)
      if (standing.state === 'done') await expectClips(bench, standing.outcome)
    })

    onlyIf(!subject.lacks?.includes('gone'))(
      'and says so when the upstream has forgotten the wish since',
      async () => {
        for (const stage of ['running', 'done'] as const) {
          bench.server.move(stage)
          const ticket = await bench.ticketFor()
          await bench.check(ticket)
          bench.server.move('gone')
          const standing = await bench.check(ticket)
          if (standing.state !== 'failed') return expect.fail(`${stage}: it is ${standing.state}`)
          expect(['unavailable', 'timeout']).toContain(standing.kind)
        }
      },
    )
  })
}
