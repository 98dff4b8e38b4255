// How every engine that makes songs fails: what each accident is called, and that nothing is lost, handed over twice or given away.
import { describe, expect, it, vi } from 'vitest'
import type { EngineErrorKind } from '../errors.ts'
import { failureOf } from './image-bench.ts'
import type { Accident } from './image-stand-in.ts'
import { type MusicSubject, useMusicUpstream } from './music-bench.ts'
import { onlyIf } from './only-if.ts'

/** Of these nothing was taken at the upstream; see `WorkEngine.submit`. */
const untakenKinds: readonly EngineErrorKind[] = ['auth', 'quota', 'rate', 'refused', 'invalid']

export function describeMusicFailures(name: string, subject: MusicSubject): void {
  describeRefusals(name, subject)
  describeAccidents(name, subject)
  describeStops(name, subject)
  describeKeys(name, subject)
}

const possible = <Row extends readonly [Accident, ...unknown[]]>(
  { lacks }: MusicSubject,
  rows: readonly Row[],
): Row[] => rows.filter(([accident]) => !lacks?.includes(accident))

function describeRefusals(name: string, subject: MusicSubject): void {
  describe(`${name} hands a wish over once`, () => {
    const bench = useMusicUpstream(subject)

    it.each(
      possible(subject, [
        ['refused', 'refused'],
        ['no-money', 'quota'],
        ['rate', 'rate'],
        ['html', 'invalid'],
      ] as const),
    )('and says of %s that it was not taken: %s', async (accident, kind) => {
      bench.server.meet('submit', accident)
      const failure = await failureOf(bench.submit())
      expect(failure.kind).toBe(kind)
      expect(failure.message).not.toBe('')
      expect(bench.server.submits).toHaveLength(1)
      expect(bench.server.taken).toBe(0)
    })

    it.each(possible(subject, [['broken'], ['cut'], ['half'], ['shape'], ['silent']] as const))(
      'and leaves open after %s whether it was taken',
      async (accident) => {
        bench.patience({ headTimeoutMs: 400, idleTimeoutMs: 400 })
        bench.server.meet('submit', accident)
        const failure = await failureOf(bench.submit())
        expect(untakenKinds).not.toContain(failure.kind)
        expect(failure.untaken).toBe(false)
        expect(bench.server.submits).toHaveLength(1)
      },
    )

    const tells = !subject.lacks?.some((one) => one === 'rate' || one === 'how long to wait')
    onlyIf(tells)('and passes on how long to wait', async () => {
      bench.server.meet('submit', 'rate')
      expect((await failureOf(bench.submit())).retryAfterS).toBe(7)
    })

    it('and says that nobody was there to take it', async () => {
      await bench.server.close()
      expect(await failureOf(bench.submit())).toMatchObject({ kind: 'unavailable', untaken: true })
    })
  })
}

function describeAccidents(name: string, subject: MusicSubject): void {
  describe(`${name} asks where a wish stands`, () => {
    const bench = useMusicUpstream(subject)

    it.each(
      possible(subject, [
        ['rate', ['rate']],
        ['broken', ['unavailable']],
        ['cut', ['unavailable', 'cut']],
        ['half', ['invalid', 'cut']],
        ['shape', ['invalid', 'cut']],
        ['html', ['invalid']],
        ['silent', ['timeout']],
      ] as const),
    )('and asks again after %s, for the wish stands as it did', async (accident, kinds) => {
      const ticket = await bench.ticketFor()
      bench.patience({ headTimeoutMs: 400, idleTimeoutMs: 400 })
      bench.server.meet('check', accident)
      const failure = await failureOf(bench.check(ticket))
      expect(kinds).toContain(failure.kind)
      bench.server.move('done')
      expect((await bench.check(ticket)).state).toBe('done')
      expect(bench.server.submits).toHaveLength(1)
    })
  })
}

function describeStops(name: string, subject: MusicSubject): void {
  describe(`${name} is stopped`, () => {
    const bench = useMusicUpstream(subject)

    it('while a wish is handed over', async () => {
      const control = new AbortController()
      bench.patience({ signal: control.signal })
      bench.server.meet('submit', 'silent')
      const failing = failureOf(bench.submit())
      await vi.waitFor(() => expect(bench.server.taken).toBe(1))
      control.abort()
      expect((await failing).kind).toBe('aborted')
      await vi.waitFor(() => expect(bench.server.aborted).toBeGreaterThan(0))
      expect(bench.server.submits).toHaveLength(1)
    })

    it('while it asks where a wish stands', async () => {
      const ticket = await bench.ticketFor()
      const control = new AbortController()
      bench.patience({ signal: control.signal })
      bench.server.meet('check', 'silent')
      const asked = bench.server.requests.length
      const failing = failureOf(bench.check(ticket))
      await vi.waitFor(() => expect(bench.server.requests.length).toBeGreaterThan(asked))
      control.abort()
      expect((await failing).kind).toBe('aborted')
    })
  })
}

function describeKeys(name: string, subject: MusicSubject): void {
  describe(`${name} keeps its key`, () => {
    const bench = useMusicUpstream(subject)

    it('out of tickets, outcomes, words and logs', async () => {
      const { ticket, outcome } = await bench.finish()
      const shown = JSON.stringify([ticket, outcome, bench.io.logged])
      expect(shown).not.toContain('secret-key-of-this-test')
    })

    onlyIf(!subject.lacks?.includes('wrong key'))('out of failures', async () => {
      bench.reopen('sk-another-secret-key')
      const failure = await failureOf(bench.submit())
      expect(failure.kind).toBe('auth')
      expect(bench.server.taken).toBe(0)
      expect(`${failure.message} ${bench.io.logged.join()}`).not.toContain('another-secret')
      const listing = await failureOf(bench.engine.listModels(bench.io))
      expect(listing.kind).toBe('auth')
    })

    it('at its address, when that redirects elsewhere', async () => {
      const elsewhere = await subject.start({ key: 'another' })
      bench.server.redirectTo = elsewhere.url
      const failure = await failureOf(bench.submit())
      expect(failure.kind).toBe('invalid')
      expect(elsewhere.requests).toEqual([])
      await elsewhere.close()
    })
  })
}
