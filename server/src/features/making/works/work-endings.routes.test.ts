import { Failure } from '@atelier/contract/errors'
import { workStates } from '@atelier/contract/work-terms'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { done, picture } from '../../../testing/scripted-image-engine.ts'
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

it('a work is paid for when it is queued, made, and ends with its files and recipe', async () => {
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const id = await harness.enqueueOne(as, harness.plan('a fox', { count: 2, params: { seed: 7 } }))
  const asked = await harness.engine.next()
  expect(asked.request).toMatchObject({ prompt: 'a fox', count: 2, task: 'draw', parent: null })
  expect(asked.request.key).toMatch(/^[A-Za-z0-9-]{8,40}$/)
  expect(await harness.balance(as)).toBe(before - 5)
  asked.take()
  harness.engine.wishOf('a fox').status = { state: 'running', progress: 40, preview: picture() }
  const running = await harness.until(as, id, (work) => work.progress === 40)
  expect(running).toMatchObject({
    status: workStates.running,
    price: 5,
    returned: 0,
    files: [],
    place: 0,
  })
  expect(running.preview).toBe(`/preview-${id}`)
  const understood = { known: ['fox'], unknown: ['ramen'], leftOut: [] }
  harness.engine.wishOf('a fox').status = done(2, { seed: 99, tiles: 4, understood })
  expect(await harness.ended(as, id)).toMatchObject({
    status: workStates.done,
    progress: 100,
    preview: '',
    price: 5,
    purse: 'credits',
    message: '',
    tiles: 4,
    understood,
    params: { seed: 99 },
    model: 'Scripted',
    modelId: 1,
    next: ['upscale'],
    files: [{ mime: 'image/png' }, { mime: 'image/png' }],
  })
  expect(await harness.balance(as)).toBe(before - 5)
})

it.each([
  ['as many pictures as were paid for', outcome(3), 3, 7],
  ['fewer pictures than were paid for', outcome(1), 1, 3],
  ['more pictures than were paid for', outcome(4), 4, 7],
  ['words alone', outcome(0, ['a red fox']), 0, 1],
])('%s are charged for what came, never more than was taken', async (_, came, files, price) => {
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const id = await harness.enqueueOne(as, harness.plan('a fox', { count: 3 }))
  ;(await harness.engine.next()).finish(came)
  const work = await harness.ended(as, id)
  expect([work.status, work.files.length, work.price]).toEqual([workStates.done, files, price])
  expect(work.returned).toBe(7 - price)
  expect(await harness.balance(as)).toBe(before - price)
})

it('a work that is free reserves nothing and costs nothing', async () => {
  const as = harness.test.guest()
  const free = { perCall: 0, perImage: 0 }
  const id = await harness.enqueueOne(as, harness.plan('a fox', { rates: free }))
  ;(await harness.engine.next()).finish(outcome(1))
  expect(await harness.ended(as, id)).toMatchObject({
    status: workStates.done,
    price: 0,
    returned: 0,
  })
  expect(await harness.sql('select reservation_id from works where id = $1', [id])).toEqual([
    { reservation_id: null },
  ])
})

const failed = workStates.failed

it('an answer without anything in it is a failure that costs nothing', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).finish(outcome(0))
  expect(await harness.ended(as, id)).toMatchObject({ status: failed, price: 0 })
})

it('a picture on the way that never comes keeps no work from its end', async () => {
  harness.files.previewsHang = true
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).take()
  const request = harness.engine.wishOf('a fox')
  request.status = { state: 'running', progress: 40, preview: picture() }
  const { checks } = request
  await eventually(() => request.checks).toBeGreaterThan(checks + 2)
  request.status = done(1)
  expect(await harness.ended(as, id)).toMatchObject({ status: workStates.done, preview: '' })
  harness.files.previewsHang = false
})

it('what cannot be stored at first is fetched again, each picture once', async () => {
  harness.engine.takeAlways(done(2))
  harness.files.troubles.push(new Error('no room'), new Error('no room'))
  const as = harness.test.guest()
  const work = await harness.ended(
    as,
    await harness.enqueueOne(as, harness.plan('a fox', { count: 2 })),
  )
  expect(work).toMatchObject({ status: workStates.done, price: 5 })
  expect([work.files.length, harness.files.stored.size]).toEqual([2, 2])
})

it.each([
  ['with a ticket', (test: WorksHarness) => test.engine.takeAlways(done(2))],
  [
    'with the answer itself',
    (test: WorksHarness) => void test.engine.next().then((asked) => asked.finish(outcome(2))),
  ],
])('what can never be stored fails and costs nothing (%s)', async (_, answer) => {
  answer(harness)
  const full = () => new Failure('server.storage_full')
  // Two pictures, each of which is tried five times.
  harness.files.troubles.push(...Array.from({ length: 10 }, full))
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const work = await harness.ended(as, await harness.enqueueOne(as))
  expect(work).toMatchObject({ status: failed, price: 0, files: [] })
  expect(work.message).toContain('disk')
  expect(await harness.balance(as)).toBe(before)
  expect(harness.files.stored.size).toBe(0)
})

it('a model that is not connected any more fails what waited for it', async () => {
  const as = harness.test.guest()
  const plan = harness.plan()
  const id = await harness.enqueueOne(as, { ...plan, model: { ...plan.model, id: 2 } })
  expect(await harness.ended(as, id)).toMatchObject({ status: failed, price: 0, modelId: null })
})

it('a fault of an adapter ends its work, not the server', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new TypeError('undefined is not a function'))
  expect(await harness.ended(as, id)).toMatchObject({ status: failed, price: 0 })
  const next = await harness.enqueueOne(as)
  ;(await harness.engine.next()).finish(outcome(1))
  expect((await harness.ended(as, next)).status).toBe(workStates.done)
})

it('what goes on from an earlier work reaches its upstream with the ticket of that', async () => {
  const as = harness.test.guest()
  const parentId = await harness.enqueueOne(as)
  ;(await harness.engine.next()).finish(outcome(1), { job: 'one' })
  await harness.ended(as, parentId)
  const parent = { workId: parentId, index: 2 }
  const id = await harness.enqueueOne(as, harness.plan('', { task: 'upscale', parent }))
  const asked = await harness.engine.next()
  expect(asked.request.parent).toEqual({ ticket: { job: 'one' }, index: 2 })
  asked.finish(outcome(1))
  expect(await harness.ended(as, id)).toMatchObject({ parentId, parentIndex: 2 })
})

it('a work whose picture was deleted while it waited fails, says so, and is paid back', async () => {
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const pictures = [{ role: 'source' as const, upload: 'deleted' }]
  const id = await harness.enqueueOne(as, harness.plan('on', { task: 'upscale', inputs: pictures }))
  expect(await harness.ended(as, id)).toMatchObject({
    status: workStates.failed,
    price: 0,
    message: expect.stringContaining('deleted'),
  })
  expect(await harness.balance(as)).toBe(before)
  expect(harness.engine.requests.size).toBe(0)
})

it('words and numbers that the database would not take hinder no work from ending', async () => {
  const as = harness.test.guest()
  const id = await harness.enqueueOne(as)
  const words = `${'x'.repeat(3999)}\u{1f98a}`
  const came = { ...outcome(1, ['a \ud83e fox', words]), seed: 0.5 }
  ;(await harness.engine.next()).finish(came)
  expect(await harness.ended(as, id)).toMatchObject({
    status: workStates.done,
    price: 3,
    message: '',
    texts: ['a \ufffd fox', 'x'.repeat(3999)],
  })
  const refused = await harness.enqueueOne(as)
  ;(await harness.engine.next()).fail(new EngineError('refused', words))
  expect(await harness.ended(as, refused)).toMatchObject({ status: failed, price: 0 })
})

it('a work whose end cannot be stored fails, and costs nothing', async () => {
  const as = harness.test.guest()
  const before = await harness.balance(as)
  const { insertFiles } = harness.files
  harness.files.insertFiles = () => Promise.reject(new Error('not this row'))
  harness.engine.takeAlways(done(2))
  const id = await harness.enqueueOne(as)
  expect(await harness.ended(as, id)).toMatchObject({ status: failed, price: 0, files: [] })
  harness.files.insertFiles = insertFiles
  expect(await harness.balance(as)).toBe(before)
  expect(harness.files.stored.size).toBe(0)
})
