// What upstreams do to works: refuse them, lose them, never answer.
import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createScriptedImageEngine, done, picture } from '../../../testing/scripted-image-engine.ts'
import { eventually, openWorks, type WorksHarness } from './testing/works-harness.ts'

/** The server of most tests; those that want another open it. */
let shared: WorksHarness
let harness: WorksHarness
beforeAll(async () => {
  shared = await openWorks()
})
beforeEach(() => {
  harness = shared
  harness.engine.reset()
  harness.files.stored.clear()
})
afterEach(async () => {
  await harness.proveLedger()
  if (harness !== shared) await harness.close()
})
afterAll(() => shared.close())

const outcome = (count: number, texts: string[] = []) => ({
  pictures: Array.from({ length: count }, () => picture()),
  texts,
})

const failed = workStates.failed
const stopped = workStates.stopped

it.each([
  ['auth', failed, 'provider rejected the key'],
  ['quota', failed, 'out of quota'],
  ['refused', failed, 'not allowed'],
  ['invalid', failed, 'the words of upstream, not allowed'],
  ['unavailable', failed, 'Can’t reach the provider'],
  ['cut', failed, 'had an error'],
  ['overloaded', failed, 'is overloaded'],
  ['no_channel', failed, 'can’t serve this model'],
  ['too_long', failed, 'too long for the model'],
  ['unknown_model', failed, 'doesn’t offer this model'],
  ['nonsense', failed, 'couldn’t be read'],
  ['nothing', failed, 'returned nothing'],
  ['broken', failed, 'had an error'],
  ['timeout', stopped, 'took too long'],
] as const)('a hand-over that fails as %s costs nothing', async (kind, state, message) => {
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const id = await harness.enqueueOne(as)
  const asked = await harness.engine.next()
  asked.fail(new EngineError(kind, 'the words of upstream, not allowed'))
  const work = await harness.ended(as, id)
  expect(work).toMatchObject({
    status: state,
    price: 0,
    returned: 3,
    message: expect.stringContaining(message),
  })
  expect(await harness.balance(as)).toBe(before)
  expect([...harness.engine.submissions.values()]).toEqual([1])
})

it.each([
  ['zh-CN', '最长边不能超过 4096 像素'],
  ['zh-TW', '最長邊不能超過 4096 像素'],
  ['en-US', 'the longest side can be 4096'],
] as const)('what our own code refuses is told in %s', async (language, words) => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  const values = { width: 8400, height: 32, most: 4096 }
  const reason = { code: 'tools.too_large', values } as const
  ;(await harness.engine.next()).fail(new EngineError('refused', 'tools.too_large', { reason }))
  await harness.ended(as, id)
  const [work] = await harness.test.call(api.works.states, { ids: [id] }, { as, language })
  expect(work?.message).toContain(words)
})

it.each([
  ['zh-CN', /没有生成任何内容，请重试，或修改措辞。$/],
  ['en-US', /returned nothing\. Try again or rephrase\.$/],
] as const)(
  'where nothing came and nobody said why, the message in %s ends there',
  async (language, end) => {
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    ;(await harness.engine.next()).finish(outcome(0))
    await harness.ended(as, id)
    const [work] = await harness.test.call(api.works.states, { ids: [id] }, { as, language })
    expect(work?.message).toMatch(end)
  },
)

it('of what an upstream says, neither data nor addresses are told', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  const said = '{"error":{"message":"no room at http://10.0.0.7:8188/prompt"}}'
  ;(await harness.engine.next()).fail(new EngineError('invalid', said))
  const { message } = await harness.ended(as, id)
  expect(message).toMatch(/ \(no room at …\)$/)
})

it('of a page that an upstream says, a line is told', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new EngineError('invalid', `a\n  trace ${'x'.repeat(5000)}`))
  const { message } = await harness.ended(as, id)
  expect(message).toContain('a trace xxx')
  expect(message.length).toBeLessThan(400)
})

it.each([
  ['refused', failed],
  ['invalid', failed],
  ['unavailable', failed],
  ['quota', failed],
  ['timeout', stopped],
  ['aborted', stopped],
] as const)('an upstream that gives a work up as %s is paid nothing', async (kind, state) => {
  harness.engine.takeAlways({ state: 'failed', kind, message: 'no' })
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const work = await harness.ended(as, await harness.enqueueOne(as))
  expect([work.status, work.price]).toEqual([state, 0])
  expect(work.message).not.toBe('')
  expect(await harness.balance(as)).toBe(before)
})

it.each([
  ['rate', {}],
  ['unavailable', { untaken: true }],
] as const)(
  'a request that nobody took as %s waits once more, and is made',
  async (kind, options) => {
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    for (let tries = 0; tries < 3; tries++)
      (await harness.engine.next()).fail(new EngineError(kind, 'busy', options))
    ;(await harness.engine.next()).finish(outcome(1))
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  },
)

it('a request that nobody ever takes fails, and costs nothing', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  const busy = async () => {
    for (;;) (await harness.engine.next()).fail(new EngineError('rate', 'busy'))
  }
  void busy()
  expect(await harness.ended(as, id)).toMatchObject({ status: failed, price: 0 })
  expect([...harness.engine.submissions.values()]).toEqual([6])
})

it('a hand-over whose answer was lost is looked for where that is possible, and not repeated', async () => {
  harness = await openWorks({ engine: createScriptedImageEngine({ finds: true }) })
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  const asked = await harness.engine.next()
  harness.engine.requests.set(asked.request.key, {
    request: asked.request,
    status: done(),
    checks: 0,
    cancelled: false,
  })
  asked.fail(new EngineError('timeout', 'no answer'))
  expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
  expect([...harness.engine.submissions.values()]).toEqual([1])
})

it('an upstream that cannot tell how a work stands is asked again until it can', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).take()
  const request = harness.engine.wishOf('a fox')
  request.status = new EngineError('unavailable', 'away')
  const { checks } = request
  await eventually(() => request.checks).toBeGreaterThan(checks + 3)
  expect((await harness.read(as, id)).status).toBe(workStates.running)
  request.status = done()
  expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, price: 3 })
})

it('a work that takes too long is given up at its upstream, and costs nothing', async () => {
  let aheadMs = 0
  harness = await openWorks({
    engine: createScriptedImageEngine({ deadlineMs: 60_000 }),
    parts: { clock: { now: () => new Date(Date.now() + aheadMs) } },
  })
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).take()
  aheadMs = 61_000
  expect(await harness.ended(as, id)).toMatchObject({ status: stopped, price: 0 })
  expect(harness.engine.wishOf('a fox').cancelled).toBe(true)
})

describe('of several files that were made', () => {
  const gone = () => new EngineError('unavailable', 'cdn.example answered 404 instead of a file.')
  /** Five times is how often it is tried; each file that can be had is stored the first time. */
  const lose = (first: boolean, second: boolean) => {
    const once = [first ? gone() : undefined, second ? gone() : undefined]
    harness.files.troubles = [...once, ...Array.from({ length: 10 }, gone)]
  }

  it.each([
    ['the second', [false, true], 'picture 0'],
    ['the first', [true, false], 'picture 1'],
  ] as const)(
    'that cannot all be fetched the others are kept and paid: without %s',
    async (_, [first, second], kept) => {
      lose(first, second)
      harness.engine.takeAlways(done(2))
      const as = harness.test.guest()
      const before = await harness.balance(as)
      const id = await harness.enqueueOne(as, harness.plan('two', { count: 2 }))
      const work = await harness.ended(as, id)
      expect(work).toMatchObject({
        status: workStates.done,
        price: 3,
        returned: 2,
        message: expect.stringContaining('1 of 2 files were saved'),
      })
      expect(work.next).toContain('upscale')
      expect(work.files).toHaveLength(1)
      const stored = [...harness.files.stored.values()].map((bytes) =>
        Buffer.from(bytes).toString(),
      )
      expect(stored).toEqual([kept])
      expect(await harness.balance(as)).toBe(before - 3)
      harness.files.troubles = []
    },
  )

  it('of which none can be fetched nothing is paid', async () => {
    lose(true, true)
    harness.engine.takeAlways(done(2))
    const as = harness.test.guest()
    const before = await harness.balance(as)
    const work = await harness.ended(
      as,
      await harness.enqueueOne(as, harness.plan('two', { count: 2 })),
    )
    expect(work).toMatchObject({ status: failed, price: 0, returned: 5 })
    expect(work.files).toEqual([])
    expect(await harness.balance(as)).toBe(before)
    harness.files.troubles = []
  })

  it('and were not all kept, what goes on from one is told by its place upstream', async () => {
    lose(true, false)
    harness.engine.takeAlways(done(2))
    const as = harness.test.guest()
    const parent = await harness.enqueueOne(as, harness.plan('two', { count: 2 }))
    await harness.ended(as, parent)
    harness.files.troubles = []
    harness.engine.reset()
    const id = await harness.enqueueOne(
      as,
      harness.plan('', { task: 'vary', parent: { workId: parent, index: 0 } }),
    )
    const asked = await harness.engine.next()
    expect(asked.request.parent?.index).toBe(1)
    asked.finish(outcome(1))
    await harness.ended(as, id)
  })
})
