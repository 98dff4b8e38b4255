import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import { createScriptedImageEngine, done } from '../../../../testing/scripted-image-engine.ts'
import type { Credential } from '../../../../testing/test-app.ts'
import { eventually, openWorks, quick, type WorksHarness } from '../testing/works-harness.ts'
import { sweepWorks } from './delete-works.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const stop = (as: Credential, ...ids: number[]) =>
  harness.test.call(api.works.stop, { ids }, { as, language: 'en-US' })

const one = { pictures: [{ data: new Uint8Array(1) }], texts: [] }

describe('stopping a work', () => {
  it('that waits ends it at once and gives back what was taken, however often it is asked', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const before = await harness.balance(as)
    const id = await harness.enqueueOne(as)
    const [work] = await stop(as, id)
    expect(work).toMatchObject({
      status: workStates.stopped,
      price: 0,
      message: expect.stringContaining('Stopped'),
    })
    expect((await stop(as, id, id))[0]).toEqual(work)
    expect(await harness.balance(as)).toBe(before)
  })

  it('that is being handed over ends it without waiting for its answer, where it cannot be cancelled', async () => {
    harness = await openWorks({ engine: createScriptedImageEngine({ cancels: false }) })
    const as = harness.test.guest()
    const before = await harness.balance(as)
    const id = await harness.enqueueOne(as)
    await harness.engine.next()
    await stop(as, id)
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.stopped, price: 0 })
    expect(await harness.balance(as)).toBe(before)
  })

  it('that is being handed over waits a moment for its ticket, and cancels by it', async () => {
    // Longer than a slow machine needs for the two lines below.
    harness = await openWorks({ parts: { workTimings: { ...quick, graceMs: 20_000 } } })
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    const asked = await harness.engine.next()
    await stop(as, id)
    asked.take()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.stopped, price: 0 })
    expect(harness.engine.wishOf('a fox').cancelled).toBe(true)
  })

  it('that its upstream makes cancels it there, whichever server has it', async () => {
    harness = await openWorks({ running: false })
    const other = await harness.join('other')
    await other.start()
    harness.engine.takeAlways({ state: 'running', progress: 50 })
    const as = harness.test.guest()
    const before = await harness.balance(as)
    const id = await harness.enqueueOne(as)
    await harness.until(as, id, (work) => work.progress === 50)
    await stop(as, id)
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.stopped, price: 0 })
    expect(harness.engine.wishOf('a fox').cancelled).toBe(true)
    expect(await harness.balance(as)).toBe(before)
  })

  it('of which pictures had come keeps them and charges for them', async () => {
    harness = await openWorks()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    harness.files.gate = () => held
    harness.engine.takeAlways(done())
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    await eventually(
      async () => (await harness.sql('select phase from works where id = $1', [id]))[0]?.phase,
    ).toBe('fetching')
    await stop(as, id)
    letGo()
    const work = await harness.ended(as, id)
    expect([work.status, work.price, work.files.length]).toEqual([workStates.stopped, 3, 1])
  })

  it('whose server has died stops when another finds it', async () => {
    harness = await openWorks({ running: false })
    const dying = await harness.join('dying')
    await dying.start()
    harness.engine.takeAlways({ state: 'running', progress: 50 })
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    await harness.until(as, id, (work) => work.progress === 50)
    await dying.kill()
    await stop(as, id)
    expect((await harness.read(as, id)).status).toBe(workStates.running)
    await harness.test.services.workRunner.start()
    expect(await harness.ended(as, id)).toMatchObject({ status: workStates.stopped, price: 0 })
  })

  it('that has ended leaves it as it is', async () => {
    harness = await openWorks()
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    ;(await harness.engine.next()).finish(one)
    const work = await harness.ended(as, id)
    expect(await stop(as, id)).toEqual([work])
  })

  it('lets the next of its owner begin', async () => {
    harness = await openWorks()
    const as = harness.test.guest()
    const [first] = await harness.enqueue(as, [harness.plan('first'), harness.plan('second')])
    await harness.engine.next()
    await stop(as, first ?? 0)
    expect((await harness.engine.next()).request.prompt).toBe('second')
  })
})

describe('asking for the same again', () => {
  const redo = (as: Credential, id: number, sameSeed = false) =>
    harness.test.call(api.works.redo, { id, sameSeed }, { as })

  it('makes another work of the same recipe, with another seed, at the price of now', async () => {
    harness = await openWorks()
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as, harness.plan('a fox', { params: { seed: 7 } }))
    ;(await harness.engine.next()).finish({ ...one, seed: 42 })
    await harness.ended(as, id)
    const before = await harness.balance(as)
    const again = await redo(as, id)
    const asked = await harness.engine.next()
    expect([asked.request.prompt, asked.request.params]).toEqual(['a fox', {}])
    expect(await harness.balance(as)).toBe(before - 4)
    asked.finish(one)
    await harness.ended(as, again.id)
    await redo(as, id, true)
    const same = await harness.engine.next()
    expect(same.request.params).toEqual({ seed: 42 })
    expect(same.request.key).not.toBe(asked.request.key)
    same.finish(one)
  })
})

describe('deleted works', () => {
  const remove = (as: Credential, ...ids: number[]) =>
    harness.test.call(api.works.remove, { ids }, { as })
  const listed = async (as: Credential) =>
    (await harness.test.call(api.works.list, {}, { as })).rows.map(({ id }) => id)

  it('are out of sight at once, and back when they are wanted back in time', async () => {
    let aheadMs = 0
    harness = await openWorks({ parts: { clock: { now: () => new Date(Date.now() + aheadMs) } } })
    harness.engine.takeAlways(done())
    const as = harness.test.guest()
    const ids = [await harness.enqueueOne(as), await harness.enqueueOne(as)]
    for (const id of ids) await harness.ended(as, id)
    const { keptUntil } = await remove(as, ...ids)
    expect(new Date(keptUntil).getTime()).toBeGreaterThan(Date.now() + 8000)
    expect(await listed(as)).toEqual([])
    expect(await harness.test.call(api.works.states, { ids }, { as })).toEqual([])
    await harness.test.call(api.works.restore, { ids }, { as })
    expect(await listed(as)).toEqual([...ids].reverse())
    await remove(as, ids[0] ?? 0)
    aheadMs = 29_000
    await sweepWorks(harness.test.services.works)
    expect(harness.files.deleted).toEqual([])
    aheadMs = 31_000
    const late = await harness.test.ask(api.works.restore, { ids: [ids[0] ?? 0] }, { as })
    expect(late.body).toMatchObject({ error: 'works.not_found' })
    aheadMs = 61_000
    await sweepWorks(harness.test.services.works)
    expect(harness.files.deleted).toEqual([ids[0]])
    expect(await harness.sql('select id from works')).toEqual([{ id: ids[1] }])
    expect(await harness.sql('select work_id from work_files')).toEqual([{ work_id: ids[1] }])
  })

  it('must have ended', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    const { body } = await harness.test.ask(api.works.remove, { ids: [id] }, { as })
    expect(body).toMatchObject({ error: 'works.under_way' })
    expect(await listed(as)).toEqual([id])
  })
})

it('what belongs to others is not there, whatever is asked of it', async () => {
  harness = await openWorks({ running: false })
  const [as, other] = [harness.test.guest(), harness.test.guest()]
  const id = await harness.enqueueOne(other)
  const own = await harness.enqueueOne(as)
  for (const answer of [
    await harness.test.ask(api.works.stop, { ids: [own, id] }, { as }),
    await harness.test.ask(api.works.redo, { id }, { as }),
    await harness.test.ask(api.works.remove, { ids: [id] }, { as }),
    await harness.test.ask(api.works.restore, { ids: [id] }, { as }),
  ])
    expect([answer.status, answer.body]).toMatchObject([404, { error: 'works.not_found' }])
  const states = await harness.test.call(api.works.states, { ids: [id, own] }, { as })
  expect(states.map((work) => [work.id, work.status])).toEqual([[own, workStates.waiting]])
  expect((await harness.test.call(api.works.list, { id }, { as })).rows).toEqual([])
})
