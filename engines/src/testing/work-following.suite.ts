// How every engine follows a request at an upstream, whatever it makes: from waiting to the end, and no further.
import { describe, expect, it } from 'vitest'
import { onlyIf } from './only-if.ts'
import type { Lack, WorkHarness } from './work-harness.ts'
import type { Stage } from './work-stand-in.ts'

export type FollowedWorks<Request, Outcome, Listed> = {
  /** To be called within `describe`. */
  use(): WorkHarness<Request, Outcome, Listed>
  expectMade(harness: WorkHarness<Request, Outcome, Listed>, outcome: Outcome): Promise<void>
  /** How many files a request came to. */
  countOf(outcome: Outcome): number
  lacks?: readonly Lack[]
  /** Nothing is followed where a request is answered with what was made. */
  answersAtOnce?: boolean
  /** Until then, what the upstream does not know may still come; 0 when absent. */
  knownAfterMs?: number
}

export function describeFollowedWorks<Request extends { key: string }, Outcome, Listed>(
  name: string,
  works: FollowedWorks<Request, Outcome, Listed>,
): void {
  if (works.answersAtOnce) return
  describeWay(name, works)
  describeEnds(name, works)
  describeLateWords(name, works)
}

const named = <Request extends { key: string }>(key: string) => {
  const request: Partial<{ key: string }> = { key }
  return request as Partial<Request>
}

function describeWay<Request extends { key: string }, Outcome, Listed>(
  name: string,
  { use, expectMade, lacks }: FollowedWorks<Request, Outcome, Listed>,
): void {
  describe(`${name} follows a request`, () => {
    const harness = use()

    it('from waiting to what was made, without handing it over again', async () => {
      const ticket = await harness.ticketFor()
      const isSent = !lacks?.includes('waiting')
      expect((await harness.check(ticket)).state).toBe(isSent ? 'waiting' : 'running')
      harness.server.move('running')
      const running = await harness.check(ticket)
      expect(running.state).toBe('running')
      if (running.state === 'running' && running.progress !== undefined)
        expect(running.progress).toSatisfy((percent: number) => percent >= 0 && percent <= 100)
      harness.server.move('done')
      expect((await harness.check(ticket)).state).toBe('done')
      expect((await harness.check(ticket)).state, 'asked once more').toBe('done')
      expect([harness.server.submits.length, harness.server.taken]).toEqual([1, 1])
    })

    it('by a ticket alone, in another process', async () => {
      const ticket = await harness.ticketFor()
      const kept = JSON.parse(JSON.stringify(ticket))
      expect(kept).toEqual(ticket)
      harness.reopen()
      harness.server.move('done')
      await expectMade(harness, (await harness.doneOf(kept)).outcome)
    })

    it('not by what is no ticket', async () => {
      for (const ticket of [{}, { id: '../../account' }, { id: 7, path: '/elsewhere' }])
        await expect(harness.check(ticket)).rejects.toMatchObject({ kind: 'invalid' })
      expect(harness.server.requests).toEqual([])
    })

    it.each((['strange', 'bare'] as const).filter((stage) => !lacks?.includes(stage)))(
      'never takes %s for the end of it',
      async (stage) => {
        const ticket = await harness.ticketFor()
        harness.server.move(stage)
        const { state } = await harness.check(ticket)
        expect(stage === 'strange' ? ['waiting', 'running'] : ['running', 'failed']).toContain(
          state,
        )
        harness.server.move('done')
        if (state !== 'failed') expect((await harness.check(ticket)).state).toBe('done')
      },
    )

    it('found again by its key, where the upstream can', async () => {
      if (!harness.engine.find) return
      harness.server.meet('submit', 'cut')
      await harness.submit(named('lost-in-a-crash')).catch(() => {})
      await harness.ticketFor(named('lost-in-a-crash-2'))
      harness.reopen()
      for (const stage of ['waiting', 'running', 'done'] as const) {
        harness.server.move(stage)
        const ticket = await harness.engine.find?.('lost-in-a-crash', harness.io)
        if (ticket === undefined) return expect.fail(`nothing was found, ${stage}`)
        expect((await harness.check(ticket)).state).toBe(stage)
      }
      expect(await harness.engine.find('never-submitted', harness.io)).toBeUndefined()
      expect(harness.server.submits).toHaveLength(2)
    })
  })
}

function describeEnds<Request extends { key: string }, Outcome, Listed>(
  name: string,
  { use, lacks, knownAfterMs = 0 }: FollowedWorks<Request, Outcome, Listed>,
): void {
  const ends: [Stage, readonly string[]][] = [
    ['failed', ['broken', 'invalid', 'timeout']],
    ['refused', ['refused']],
    ['cancelled', ['aborted']],
    ['gone', ['broken', 'timeout']],
  ]

  describe(`${name} says why a request came to nothing`, () => {
    const harness = use()

    it.each(ends.filter(([stage]) => !lacks?.includes(stage)))('%s', async (stage, kinds) => {
      const ticket = await harness.ticketFor()
      harness.server.move(stage)
      if (stage === 'gone') harness.later(knownAfterMs)
      const status = await harness.check(ticket)
      if (status.state !== 'failed') return expect.fail(`it is ${status.state}`)
      expect(kinds).toContain(status.kind)
      expect(status.message).not.toBe('')
    })

    onlyIf(!lacks?.includes('cancelling'))('given up, where the upstream can', async () => {
      if (!harness.engine.cancel) return
      for (const stage of ['waiting', 'running'] as const) {
        harness.server.move(stage)
        const ticket = await harness.ticketFor()
        const before = harness.server.cancelled
        await harness.engine.cancel(ticket, harness.io)
        expect(harness.server.cancelled - before, stage).toBe(1)
        const status = await harness.check(ticket)
        // Some forget what they gave up.
        if (status.state !== 'failed') return expect.fail(`it is ${status.state}`)
        expect(['aborted', 'broken']).toContain(status.kind)
        await expect(
          harness.engine.cancel(ticket, harness.io),
          'once more',
        ).resolves.toBeUndefined()
      }
    })
  })
}

function describeLateWords<Request extends { key: string }, Outcome, Listed>(
  name: string,
  { use, expectMade, countOf, lacks, knownAfterMs = 0 }: FollowedWorks<Request, Outcome, Listed>,
): void {
  const canCancel = !lacks?.includes('cancelling')

  describe(`${name} hears things late`, () => {
    const harness = use()

    it('and an old word after the last one changes nothing in the end', async () => {
      const ticket = await harness.ticketFor()
      harness.server.move('done')
      const first = await harness.doneOf(ticket)
      harness.server.move('running')
      expect(['running', 'done']).toContain((await harness.check(ticket)).state)
      harness.server.move('done')
      const { outcome } = await harness.doneOf(ticket)
      expect(countOf(outcome)).toBe(countOf(first.outcome))
      expect(harness.server.submits).toHaveLength(1)
    })

    onlyIf(canCancel)('and takes what was made although it was given up', async () => {
      if (!harness.engine.cancel) return
      harness.server.move('running')
      const ticket = await harness.ticketFor()
      await harness.engine.cancel(ticket, harness.io)
      harness.server.move('done')
      const status = await harness.check(ticket)
      expect(['done', 'failed']).toContain(status.state)
      if (status.state === 'done') await expectMade(harness, status.outcome)
    })

    onlyIf(!lacks?.includes('gone'))(
      'and says so when the upstream has forgotten the request since',
      async () => {
        for (const stage of ['running', 'done'] as const) {
          harness.server.move(stage)
          harness.later(0)
          const ticket = await harness.ticketFor()
          await harness.check(ticket)
          harness.server.move('gone')
          harness.later(knownAfterMs)
          const status = await harness.check(ticket)
          if (status.state !== 'failed') return expect.fail(`${stage}: it is ${status.state}`)
          expect(['broken', 'timeout']).toContain(status.kind)
        }
      },
    )
  })
}
