import type { AddressInfo } from 'node:net'
import { api } from '@atelier/contract'
import type { WorkEvent } from '@atelier/contract/features/works'
import { workEvent } from '@atelier/contract/features/works'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import { readZip } from '../../testing/read-zip.ts'
import { done } from '../../testing/scripted-image-engine.ts'
import type { Credential } from '../../testing/test-app.ts'
import { openWorks, type WorksBench } from './testing/works-bench.ts'
import type { WorkPlan } from './work-plan.ts'

let bench: WorksBench
afterEach(async () => {
  await bench.proveLedger()
  await bench.close()
})

const list = (as: Credential, input: object = {}) => bench.test.call(api.works.list, input, { as })
const idsOf = async (as: Credential, input: object = {}) =>
  (await list(as, input)).rows.map(({ id }) => id)

describe('the list of works', () => {
  it('has them newest first, by pages, by what they are and by words of the prompt', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    const [fox, owl, both] = await bench.enqueue(as, [
      bench.plan('a red fox'),
      bench.plan('an owl, 100% red', { type: workTypes.midjourney }),
      bench.plan('狐狸 and an owl'),
    ])
    await bench.enqueueOne(bench.test.guest(), bench.plan('a fox of somebody else'))
    expect(await idsOf(as)).toEqual([both, owl, fox])
    expect(await idsOf(as, { page: 2, size: 2 })).toEqual([fox])
    expect(await idsOf(as, { type: workTypes.midjourney })).toEqual([owl])
    expect(await idsOf(as, { query: 'RED owl' })).toEqual([owl])
    expect(await idsOf(as, { query: '狐' })).toEqual([both])
    expect(await idsOf(as, { query: '100%' })).toEqual([owl])
    expect(await idsOf(as, { query: '_' })).toEqual([])
    expect(await idsOf(as, { before: owl })).toEqual([fox])
    expect(await idsOf(as, { status: workStates.done })).toEqual([])
    expect(await idsOf(as, { modelId: 1, id: fox })).toEqual([fox])
    expect(await list(as, { size: 1 })).toMatchObject({ count: 3, countQueue: 4 })
    const drawings = await bench.test.call(api.works.listDrawings, {}, { as })
    expect(drawings.rows.map(({ id }) => id)).toEqual([owl])
  })

  it('tells and finds a work that was told nothing by the words of the one that it goes on from', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    const fox = await bench.enqueueOne(as, bench.plan('a red fox'))
    const onward = { parent: { workId: fox, index: 0 }, inheritedPrompt: 'a red fox' }
    const larger = await bench.enqueueOne(as, bench.plan('', { task: 'upscale', ...onward }))
    expect(await bench.read(as, larger)).toMatchObject({ prompt: 'a red fox', parentId: fox })
    expect(await idsOf(as, { query: 'fox' })).toEqual([larger, fox])
    expect(
      await bench.sql(`select recipe->>'prompt' as told from works where id = $1`, [larger]),
    ).toEqual([{ told: '' }])
  })

  it('has eight where no number is named, and a kind of works by its number', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    const many = (type: WorkPlan['type'], count: number) =>
      Array.from({ length: count }, () => bench.plan('a fox', { type }))
    await bench.enqueue(as, many(workTypes.draw, 2))
    await bench.enqueue(as, many(workTypes.sd3, 9))
    const first = await list(as, { type: 4 })
    expect(first).toMatchObject({ count: 9, countQueue: 11 })
    expect(first.rows.map(({ type, status }) => [type, status])).toEqual(Array(8).fill([4, 1]))
    expect((await list(as, { page: 2, type: 4 })).rows).toHaveLength(1)
  })

  it('tells all that a row promises, to its owner on its site and to nobody else', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    const id = await bench.enqueueOne(as)
    const { states, redo, stop, remove, restore } = api.works
    const [row] = (await list(as, { id })).rows
    expect(Object.keys(row ?? {})).toEqual(
      expect.arrayContaining([
        ...['id', 'type', 'status', 'progress', 'prompt', 'model', 'files', 'price', 'message'],
        ...['parentId', 'createdAt'],
      ]),
    )
    for (const other of [{ as: bench.test.guest() }, { as, host: 'studio.localhost' }]) {
      expect((await bench.test.call(api.works.list, { id }, other)).rows).toEqual([])
      expect(await bench.test.call(states, { ids: [id] }, other)).toEqual([])
      for (const ask of [
        bench.test.ask(redo, { id }, other),
        bench.test.ask(stop, { ids: [id] }, other),
        bench.test.ask(remove, { ids: [id] }, other),
        bench.test.ask(restore, { ids: [id] }, other),
      ]) {
        const { status, body } = await ask
        expect([status, body]).toMatchObject([404, { error: 'works.not_found' }])
      }
    }
    expect(await bench.test.call(states, { ids: [id, 999_999] }, { as })).toMatchObject([{ id }])
  })
})

/** What a reader of the stream is told, one event at a time. */
async function follow(as: Credential) {
  if (!bench.test.app.server.listening) await bench.test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = bench.test.app.server.address() as AddressInfo
  const leave = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/works/events`, {
    headers: { authorization: as },
    signal: leave.signal,
  })
  expect(reply.headers.get('content-type')).toContain('application/x-ndjson')
  async function* read(): AsyncGenerator<WorkEvent> {
    let rest = ''
    const text = reply.body?.pipeThrough(new TextDecoderStream()) ?? []
    for await (const piece of text) {
      const lines = `${rest}${piece}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield workEvent.parse(JSON.parse(line))
    }
  }
  const events = read()
  const next = async () => (await events.next()).value as WorkEvent | undefined
  return {
    next,
    /** The first event that fits, of those to come. */
    async until(fits: (event: WorkEvent) => boolean): Promise<WorkEvent> {
      for (;;) {
        const event = await next()
        if (!event) throw new Error('the stream has ended')
        if (fits(event)) return event
      }
    },
    leave: () => leave.abort(),
  }
}

const isState = (id: number, status: number) => (event: WorkEvent) =>
  event.type === 'work' && event.work.id === id && event.work.status === status

describe('the stream of works', () => {
  it('tells each change of own works, whichever server makes them, and nothing of others’', async () => {
    bench = await openWorks({ running: false })
    const other = await bench.join('other')
    await other.start()
    bench.engine.takeAlways({ state: 'running', progress: 10 })
    const [as, somebody] = [bench.test.guest(), bench.test.guest()]
    await bench.balance(as)
    const reader = await follow(as)
    expect(await reader.next()).toMatchObject({ type: 'ready' })
    const theirs = await bench.enqueueOne(somebody, bench.plan('theirs'))
    const id = await bench.enqueueOne(as)
    const seen: WorkEvent[] = []
    const keep = (fits: (event: WorkEvent) => boolean) => (event: WorkEvent) =>
      seen.push(event) > 0 && fits(event)
    await reader.until(keep((event) => event.type === 'work' && event.work.progress === 10))
    bench.engine.wishOf('a fox').standing = done()
    const last = await reader.until(keep(isState(id, workStates.done)))
    expect(last).toMatchObject({ work: { price: 3, files: [{ mime: 'image/png' }] } })
    await bench.test.call(api.works.remove, { ids: [id] }, { as })
    expect(await reader.until((event) => event.type === 'gone')).toEqual({
      type: 'gone',
      ids: [id],
    })
    await bench.test.call(api.works.restore, { ids: [id] }, { as })
    expect(await reader.until((event) => event.type === 'back')).toEqual({
      type: 'back',
      ids: [id],
    })
    const told = seen.flatMap((event) => (event.type === 'work' ? [event.work.id] : []))
    expect(new Set(told)).toEqual(new Set([id]))
    expect(told).not.toContain(theirs)
    bench.engine.wishOf('theirs').standing = done()
    await bench.ended(somebody, theirs)
    reader.leave()
  })

  it('tells the latest of what changes often, not each step', async () => {
    bench = await openWorks()
    const as = bench.test.guest()
    await bench.balance(as)
    const reader = await follow(as)
    const id = await bench.enqueueOne(as)
    const asked = await bench.engine.next()
    for (let percent = 1; percent <= 90; percent++) asked.progress(percent)
    let told = 0
    await reader.until((event) => {
      told++
      return event.type === 'work' && event.work.progress === 90
    })
    expect(told).toBeLessThan(10)
    asked.finish({ pictures: [{ data: new Uint8Array(1) }], texts: [] })
    await reader.until(isState(id, workStates.done))
    reader.leave()
  })

  it('ends when the server does, and refuses who comes then', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    await bench.balance(as)
    const reader = await follow(as)
    expect(await reader.next()).toMatchObject({ type: 'ready' })
    bench.test.services.beginStopping()
    expect(await reader.next()).toBeUndefined()
    const { status, body } = await bench.test.ask(api.works.follow, {}, { as })
    expect([status, body]).toMatchObject([503, { error: 'server.stopping' }])
  })
})

describe('a guest who becomes a member', () => {
  it('keeps works and what was taken for them, those under way as well', async () => {
    bench = await openWorks({ settings: { guestMerge: 'all' } })
    bench.engine.takeAlways({ state: 'running', progress: 10 })
    const guest = bench.test.guest()
    const [running, waiting] = await bench.enqueue(guest, [bench.plan('one'), bench.plan('two')])
    await bench.until(guest, running ?? 0, (work) => work.progress === 10)
    const before = await bench.balance(guest)
    const as = await bench.test.member('newcomer', { as: guest })
    expect(await idsOf(as)).toEqual([waiting, running])
    expect(await idsOf(guest)).toEqual([])
    bench.engine.wishOf('one').standing = done()
    expect(await bench.ended(as, running ?? 0)).toMatchObject({ price: 3, files: [{}] })
    await bench.test.call(api.works.stop, { ids: [waiting ?? 0] }, { as })
    await bench.ended(as, waiting ?? 0)
    expect(await bench.balance(as)).toBe(before + 1000 + 3)
    const owners = await bench.sql('select distinct owner_id from work_files')
    expect(owners).toEqual(await bench.sql('select distinct owner_id from works'))
  })
})

describe('an account that is closed', () => {
  it('has its works stopped, paid back and deleted', async () => {
    bench = await openWorks()
    bench.engine.takeAlways({ state: 'running', progress: 10 })
    const as = await bench.test.member('leaver')
    const ids = await bench.enqueue(
      as,
      [1, 2, 3].map((at) => bench.plan(`number ${at}`)),
    )
    await bench.until(as, ids[1] ?? 0, (work) => work.progress === 10)
    const account = { name: 'leaver', password: 'correct horse' }
    await bench.test.call(api.accountData.leave, account, { as })
    expect(await bench.sql('select id from works')).toEqual([])
    expect(bench.engine.wishOf('number 1').cancelled).toBe(true)
    expect(bench.engine.wishOf('number 2').cancelled).toBe(true)
    expect(bench.engine.wishes.size).toBe(2)
    const open = await bench.sql('select id from ledger_reservations where ended_at is null')
    expect(open).toEqual([])
  })
})

describe('an export', () => {
  it('has every work with its recipe', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    await bench.enqueueOne(as, bench.plan('a red fox', { params: { seed: 5 } }))
    const { url } = await bench.test.call(api.accountData.orderExport, {}, { as })
    const reply = await bench.test.app.inject({ url, headers: { host: 'localhost' } })
    const works = JSON.parse(readZip(reply.rawPayload).get('works/works.json')?.toString() ?? '')
    expect(works).toMatchObject([
      { model: 'Scripted', price: 3, recipe: { prompt: 'a red fox', params: { seed: 5 } } },
    ])
  })
})

describe('the check of the ledger', () => {
  it('finds what is taken for no work, and a work that cost something else than it says', async () => {
    bench = await openWorks()
    bench.engine.takeAlways(done())
    const as = bench.test.guest()
    const id = await bench.enqueueOne(as)
    await bench.ended(as, id)
    await bench.sql('update works set price = 2 where id = $1', [id])
    expect(await bench.discrepancies()).toMatchObject([{ found: `work ${id}: price 2, charged 3` }])
    await bench.sql('update works set price = 3 where id = $1', [id])
    await bench.test.services.workRunner.stop()
    const waiting = await bench.enqueueOne(as)
    await bench.sql('update works set reservation_id = null where id = $1', [waiting])
    expect(await bench.discrepancies()).toMatchObject([
      { rule: 'what is taken for a work is taken for one that is under way' },
      { found: `work ${waiting}: price 3, taken ` },
    ])
    await bench.sql(
      'update works set reservation_id = (select max(id) from ledger_reservations) where id = $1',
      [waiting],
    )
  })
})
