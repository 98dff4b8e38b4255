// How every engine fails whose requests are followed by a ticket: what each accident is called, and that nothing is lost, handed over twice
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
  /** The upstream answers a request with what was made: nobody asks where it stands. */
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
  describe(`${name} hands a request over once`, () => {
    const harness = works.use()

    it.each(
      possible(works, [
        ['refused', 'refused'],
        ['no-money', 'quota'],
        ['rate', 'rate'],
        ['html', 'nonsense'],
      ] as const),
    )('and says of %s that it was not taken: %s', async (accident, kind) => {
      if (works.answersAtOnce) harness.server.move('done')
      harness.server.meet('submit', accident)
      const failure = await failureOf(harness.submit())
      expect(failure.kind).toBe(kind)
      expect(failure.message).not.toBe('')
      expect([harness.server.submits.length, harness.server.taken]).toEqual([1, 0])
    })

    it.each(possible(works, [['broken'], ['cut'], ['half'], ['shape'], ['silent']] as const))(
      'and leaves open after %s whether it was taken',
      async (accident) => {
        harness.patience({ headTimeoutMs: 400, idleTimeoutMs: 400 })
        if (works.answersAtOnce) harness.server.move('done')
        harness.server.meet('submit', accident)
        const failure = await failureOf(harness.submit())
        expect(untakenKinds).not.toContain(failure.kind)
        expect(failure.untaken).toBe(false)
        expect(harness.server.submits).toHaveLength(1)
      },
    )

    onlyIf(!works.lacks?.some((one) => one === 'rate' || one === 'how long to wait'))(
      'and passes on how long to wait',
      async () => {
        harness.server.meet('submit', 'rate')
        expect((await failureOf(harness.submit())).retryAfterS).toBe(7)
      },
    )

    it('and says that nobody was there to take it', async () => {
      await harness.server.close()
      expect(await failureOf(harness.submit())).toMatchObject({
        kind: 'unavailable',
        untaken: true,
      })
    })

    const knows = !works.lacks?.includes('unknown models')
    onlyIf(knows)('and not at all for what it does not know', async () => {
      const unknown: Partial<{ model: string }> = { model: 'nobody-knows-it' }
      const failure = await failureOf(harness.submit(unknown as Partial<Request>))
      expect(failure.kind).toBe('invalid')
      expect(harness.server.requests).toEqual([])
    })
  })
}

function describeAccidents<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  if (works.answersAtOnce) return
  describe(`${name} asks where a request stands`, () => {
    const harness = works.use()
    const isShapeSent = !works.lacks?.includes('another shape when asked')

    it.each(
      possible(works, [
        ['rate', ['rate']],
        ['broken', ['broken']],
        ['cut', ['broken', 'cut']],
        ['half', ['nonsense', 'cut']],
        ['shape', ['nonsense']],
        ['html', ['nonsense']],
        ['silent', ['timeout']],
      ] as const).filter(([accident]) => isShapeSent || accident !== 'shape'),
    )('and asks again after %s, for the request stands as it did', async (accident, kinds) => {
      const ticket = await harness.ticketFor()
      harness.patience({ headTimeoutMs: 400, idleTimeoutMs: 400 })
      harness.server.meet('check', accident)
      const failure = await failureOf(harness.check(ticket))
      expect(kinds).toContain(failure.kind)
      harness.server.move('done')
      expect((await harness.check(ticket)).state).toBe('done')
      expect(harness.server.submits).toHaveLength(1)
    })

    it('and does not take a wrong key for the end of it', async () => {
      const ticket = await harness.ticketFor()
      harness.reopen(wrongKey)
      const failure = await failureOf(harness.check(ticket))
      expect(failure.kind).toBe('auth')
      expectNoKey(harness, failure.message)
    })
  })
}

function describeStops<Request extends { model: string }, Outcome, Listed>(
  name: string,
  works: FailingWorks<Request, Outcome, Listed>,
): void {
  describe(`${name} is stopped`, () => {
    const harness = works.use()

    it('while a request is handed over', async () => {
      const control = new AbortController()
      harness.patience({ signal: control.signal })
      if (works.answersAtOnce) harness.server.move('running')
      else harness.server.meet('submit', 'silent')
      const failing = failureOf(harness.submit())
      await vi.waitFor(() => expect(harness.server.taken).toBe(1))
      control.abort()
      expect((await failing).kind).toBe('aborted')
      await vi.waitFor(() => expect(harness.server.aborted).toBeGreaterThan(0))
      expect(harness.server.submits).toHaveLength(1)
    })

    onlyIf(!works.answersAtOnce)('while it asks where a request stands', async () => {
      const ticket = await harness.ticketFor()
      const control = new AbortController()
      harness.patience({ signal: control.signal })
      harness.server.meet('check', 'silent')
      const asked = harness.server.requests.length
      const failing = failureOf(harness.check(ticket))
      await vi.waitFor(() => expect(harness.server.requests.length).toBeGreaterThan(asked))
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
  const stages = works.answersAtOnce ? [] : possible(works, [['failed'], ['refused']] as const)

  describe(`${name} keeps its key`, () => {
    const harness = works.use()

    it('out of tickets, results and logs', async () => {
      const { ticket, outcome } = await harness.finish()
      expectNoKey(harness, JSON.stringify([ticket, harness.io.logged]))
      expectNoKey(harness, withoutOwnHeaders(harness.server, outcome))
    })

    it('out of addresses', async () => {
      await harness.finish()
      for (const { path } of harness.server.requests) expectNoKey(harness, path)
    })

    it.each(stages)('out of what is told of a request: %s', async (stage) => {
      const ticket = await harness.ticketFor()
      harness.server.move(stage)
      expectNoKey(harness, JSON.stringify(await harness.check(ticket)))
    })

    it('out of failures', async () => {
      harness.reopen(wrongKey)
      if (works.answersAtOnce) harness.server.move('done')
      const failure = await failureOf(harness.submit())
      expect(failure.kind).toBe('auth')
      expect(harness.server.taken).toBe(0)
      expectNoKey(harness, `${failure.message} ${harness.io.logged.join()}`)
    })

    it('at its address, when that redirects elsewhere', async () => {
      const elsewhere = await works.start({ key: 'another' })
      harness.server.redirectTo = elsewhere.url
      expect((await failureOf(harness.submit())).kind).toBe('invalid')
      expect(elsewhere.requests).toEqual([])
      await elsewhere.close()
    })
  })
}
