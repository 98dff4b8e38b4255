// How every engine fails whose wishes are followed by a ticket: what each accident is called, and that nothing is lost, handed over twice
// or given away.
import { describe, expect, it, vi } from 'vitest'
import type { EngineErrorKind } from '../errors.ts'
import { failureOf } from './failure-of.ts'
import { onlyIf } from './only-if.ts'
import { type Lack, type WorkHarness, wrongKey } from './work-harness.ts'
import type { Accident, Stage, WorkStandIn } from './work-stand-in.ts'

export type FailingWorks<Request extends { model: string }, Outcome, Listed> = {
  /** To be called within `describe`. */
  use(): WorkHarness<Request, Outcome, Listed>
  start(options: { key: string }): Promise<WorkStandIn>
  lacks?: readonly Lack[]
  /** The upstream answers a wish with what was made: nobody asks where it stands. */
  answersAtOnce?: boolean
}

/** Of these nothing was taken at the upstream; see `WorkEngine.submit`. */
const untakenKinds: readonly EngineErrorKind[] = [
  ...(['auth', 'quota', 'rate', 'no_channel', 'too_long', 'unknown_model'] as const),
  ...(['refused', 'invalid'] as const),
]

export function describeWorkFailures<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  describeRefusals(name, works)
  describeAccidents(name, works)
  describeStops(name, works)
  describeKeys(name, works)
}

const possible = <Row extends readonly [Accident | Stage, ...unknown[]]>(
  { lacks }: { lacks?: readonly Lack[] },
  rows: readonly Row[],
): Row[] => rows.filter(([accident]) => !lacks?.includes(accident))

function describeRefusals<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  describe(`${name} hands a wish over once`, () => {
    const bench = works.use()

    it.each(
      possible(works, [
        ['refused', 'refused'],
        ['no-money', 'quota'],
        ['rate', 'rate'],
        ['html', 'nonsense'],
      ] as const),
    )('and says of %s that it was not taken: %s', async (accident, kind) => {
      if (works.answersAtOnce) bench.server.move('done')
      bench.server.meet('submit', accident)
      const failure = await failureOf(bench.submit())
      expect(failure.kind).toBe(kind)
      expect(failure.message).not.toBe('')
      expect([bench.server.submits.length, bench.server.taken]).toEqual([1, 0])
    })

    it.each(possible(works, [['broken'], ['cut'], ['half'], ['shape'], ['silent']] as const))(
      'and leaves open after %s whether it was taken',
      async (accident) => {
        bench.patience({ headTimeoutMs: 400, idleTimeoutMs: 400 })
        if (works.answersAtOnce) bench.server.move('done')
        bench.server.meet('submit', accident)
        const failure = await failureOf(bench.submit())
        expect(untakenKinds).not.toContain(failure.kind)
        expect(failure.untaken).toBe(false)
        expect(bench.server.submits).toHaveLength(1)
      },
    )

    onlyIf(!works.lacks?.some((one) => one === 'rate' || one === 'how long to wait'))(
      'and passes on how long to wait',
      async () => {
        bench.server.meet('submit', 'rate')
        expect((await failureOf(bench.submit())).retryAfterS).toBe(7)
      },
    )

    it('and says that nobody was there to take it', async () => {
      await bench.server.close()
      expect(await failureOf(bench.submit())).toMatchObject({ kind: 'unavailable', untaken: true })
    })

    const knows = !works.lacks?.includes('unknown models')
    onlyIf(knows)('and not at all for what it does not know', async () => {
      const unknown: Partial<{ model: string }> = { model: 'nobody-knows-it' }
      const failure = await failureOf(bench.submit(unknown as Partial<Request>))
      expect(failure.kind).toBe('invalid')
      expect(bench.server.requests).toEqual([])
    })
  })
}

function describeAccidents<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  if (works.answersAtOnce) return
  describe(`${name} asks where a wish stands`, () => {
    const bench = works.use()
    const isShapeTold = !works.lacks?.includes('another shape when asked')

    it.each(
      possible(works, [
        ['rate', ['rate']],
        ['broken', ['broken']],
        ['cut', ['broken', 'cut']],
        ['half', ['nonsense', 'cut']],
        ['shape', ['nonsense']],
        ['html', ['nonsense']],
        ['silent', ['timeout']],
      ] as const).filter(([accident]) => isShapeTold || accident !== 'shape'),
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

    it('and does not take a wrong key for the end of it', async () => {
      const ticket = await bench.ticketFor()
      bench.reopen(wrongKey)
      const failure = await failureOf(bench.check(ticket))
      expect(failure.kind).toBe('auth')
      expectNoKey(bench, failure.message)
    })
  })
}

function describeStops<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  describe(`${name} is stopped`, () => {
    const bench = works.use()

    it('while a wish is handed over', async () => {
      const control = new AbortController()
      bench.patience({ signal: control.signal })
      if (works.answersAtOnce) bench.server.move('running')
      else bench.server.meet('submit', 'silent')
      const failing = failureOf(bench.submit())
      await vi.waitFor(() => expect(bench.server.taken).toBe(1))
      control.abort()
      expect((await failing).kind).toBe('aborted')
      await vi.waitFor(() => expect(bench.server.aborted).toBeGreaterThan(0))
      expect(bench.server.submits).toHaveLength(1)
    })

    onlyIf(!works.answersAtOnce)('while it asks where a wish stands', async () => {
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

/** Neither a key nor the form in which one was sent. Both keys of the suite hold these words. */
function expectNoKey({ server }: { server: WorkStandIn }, text: string): void {
  expect(text).not.toMatch(/secret-key/)
  for (const { headers } of server.requests) {
    const sent = headers.authorization?.replace(/^\w+ /, '')
    if (sent) expect(text).not.toContain(sent)
  }
}

/** Some files are fetched with the key: by headers, which nobody is shown, and only at the upstream's own address. */
const withoutOwnHeaders = (server: WorkStandIn, outcome: unknown): string =>
  JSON.stringify(outcome, function (this: { url?: unknown }, name, value: unknown) {
    const isOwn = typeof this.url === 'string' && this.url.startsWith(`${server.origin}/`)
    return name === 'headers' && isOwn ? undefined : value
  })

function describeKeys<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  const told = works.answersAtOnce ? [] : possible(works, [['failed'], ['refused']] as const)

  describe(`${name} keeps its key`, () => {
    const bench = works.use()

    it('out of tickets, results and logs', async () => {
      const { ticket, outcome } = await bench.finish()
      expectNoKey(bench, JSON.stringify([ticket, bench.io.logged]))
      expectNoKey(bench, withoutOwnHeaders(bench.server, outcome))
    })

    it('out of addresses', async () => {
      await bench.finish()
      for (const { path } of bench.server.requests) expectNoKey(bench, path)
    })

    it.each(told)('out of what is told of a wish: %s', async (stage) => {
      const ticket = await bench.ticketFor()
      bench.server.move(stage)
      expectNoKey(bench, JSON.stringify(await bench.check(ticket)))
    })

    it('out of failures', async () => {
      bench.reopen(wrongKey)
      if (works.answersAtOnce) bench.server.move('done')
      const failure = await failureOf(bench.submit())
      expect(failure.kind).toBe('auth')
      expect(bench.server.taken).toBe(0)
      expectNoKey(bench, `${failure.message} ${bench.io.logged.join()}`)
    })

    it('at its address, when that redirects elsewhere', async () => {
      const elsewhere = await works.start({ key: 'another' })
      bench.server.redirectTo = elsewhere.url
      expect((await failureOf(bench.submit())).kind).toBe('invalid')
      expect(elsewhere.requests).toEqual([])
      await elsewhere.close()
    })
  })
}
