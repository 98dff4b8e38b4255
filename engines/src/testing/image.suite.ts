// What every engine that makes pictures must satisfy, against a stand-in that speaks its upstream's dialect.
import type { ImageTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { Ticket } from '../kinds/image.ts'
import { expectSoundDeclaration, type ImageSubject, useImageUpstream } from './image-bench.ts'
import { describeImageFailures } from './image-failures.suite.ts'
import type { Stage } from './image-stand-in.ts'
import { onlyIf } from './only-if.ts'
import { isPng } from './sample-picture.ts'

export type { ImageSubject } from './image-bench.ts'

export function describeImageEngine(name: string, subject: ImageSubject): void {
  describeModels(name, subject)
  describeMaking(name, subject)
  if (!subject.answersAtOnce) {
    describeFollowing(name, subject)
    describeLateWords(name, subject)
  }
  describeImageFailures(name, subject)
}

function describeModels(name: string, subject: ImageSubject): void {
  describe(`${name} offers models`, () => {
    const bench = useImageUpstream(subject)

    it('whose declarations fit together, each name once', async () => {
      const models = await bench.engine.listModels(bench.io)
      expect(models.length).toBeGreaterThan(0)
      expect(new Set(models.map((model) => model.name)).size).toBe(models.length)
      for (const model of models) expectSoundDeclaration(model)
      expect(models.map((model) => model.name)).toContain(subject.wish.model)
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
      expect(outcome.pictures.length).toBeGreaterThan(0)
      for (const picture of outcome.pictures) expect(isPng(await bench.fetch(picture))).toBe(true)
      expect(bench.server.submits).toHaveLength(1)
      expect(bench.server.taken).toBe(1)
    })

    it('as many as were wished for, where a model makes several', async () => {
      const models = await bench.engine.listModels(bench.io)
      const model = models.find(
        ({ declaration }) => declaration.mostPictures > 1 && declaration.tasks.draw,
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

function describeFollowing(name: string, subject: ImageSubject): void {
  const stages = (all: readonly Stage[]) => all.filter((stage) => !subject.lacks?.includes(stage))

  describe(`${name} follows a wish`, () => {
    const bench = useImageUpstream(subject)

    it('from waiting to its pictures, without handing it over again', async () => {
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
      expect(bench.server.submits).toHaveLength(1)
    })

    it('by a ticket alone, in another process', async () => {
      const ticket = await bench.ticketFor()
      const kept = JSON.parse(JSON.stringify(ticket))
      expect(kept).toEqual(ticket)
      bench.reopen()
      bench.server.move('done')
      const standing = await bench.check(kept)
      if (standing.state !== 'done') return expect.fail(`it is ${standing.state}`)
      for (const picture of standing.outcome.pictures)
        expect(isPng(await bench.fetch(picture))).toBe(true)
    })

    it.each(stages(['strange', 'bare']))('never takes %s for pictures', async (stage) => {
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

    const cancels = !subject.lacks?.includes('cancelling')
    onlyIf(cancels)('gives a wish up', async () => {
      if (!bench.engine.cancel) return
      for (const stage of ['waiting', 'running'] as const) {
        const ticket = await bench.ticketFor()
        bench.server.move(stage)
        const before = bench.server.cancelled
        await bench.engine.cancel(ticket, bench.io)
        expect(bench.server.cancelled - before, stage).toBe(1)
        const standing = await bench.check(ticket)
        // Some forget what they gave up.
        if (standing.state !== 'failed') return expect.fail(`it is ${standing.state}`)
        expect(['aborted', 'unavailable']).toContain(standing.kind)
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

function describeLateWords(name: string, subject: ImageSubject): void {
  describe(`${name} hears things late`, () => {
    const bench = useImageUpstream(subject)
    const doneOf = async (ticket: Ticket) => {
      const standing = await bench.check(ticket)
      return standing.state === 'done' ? standing.outcome : expect.fail(`it is ${standing.state}`)
    }

    it('and an old word after the last one changes nothing in the end', async () => {
      const ticket = await bench.ticketFor()
      bench.server.move('done')
      const first = await doneOf(ticket)
      bench.server.move('running')
      expect(['running', 'done']).toContain((await bench.check(ticket)).state)
      bench.server.move('done')
      expect((await doneOf(ticket)).pictures).toHaveLength(first.pictures.length)
      expect(bench.server.submits).toHaveLength(1)
    })

    const canCancel = !subject.lacks?.includes('cancelling')
    onlyIf(canCancel)('and takes what was made although it was given up', async () => {
      if (!bench.engine.cancel) return
      const ticket = await bench.ticketFor()
      bench.server.move('running')
      await bench.engine.cancel(ticket, bench.io)
      bench.server.move('done')
      const standing = await bench.check(ticket)
      expect(['done', 'failed']).toContain(standing.state)
      if (standing.state !== 'done') return
      for (const picture of standing.outcome.pictures)
        expect(isPng(await bench.fetch(picture))).toBe(true)
    })

    const forgets = !subject.lacks?.includes('gone')
    onlyIf(forgets)('and says so when the upstream has forgotten the wish since', async () => {
      for (const stage of ['running', 'done'] as const) {
        bench.server.move(stage)
        const ticket = await bench.ticketFor()
        await bench.check(ticket)
        bench.server.move('gone')
        const standing = await bench.check(ticket)
        if (standing.state !== 'failed') return expect.fail(`${stage}: it is ${standing.state}`)
        expect(['unavailable', 'timeout']).toContain(standing.kind)
      }
    })
  })
}
