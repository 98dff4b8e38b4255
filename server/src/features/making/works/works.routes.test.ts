import { api } from '@atelier/contract'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { openWorks, type WorksHarness } from './testing/works-harness.ts'
import type { WorkPlan } from './work-plan.ts'

let bench: WorksHarness
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

  it('finds songs by the titles that were asked for or that they were given', async () => {
    bench = await openWorks({ running: false })
    const as = bench.test.guest()
    const [asked, given] = await bench.enqueue(as, [
      bench.plan('sailors', { type: workTypes.music, params: { title: 'Lantern Song' } }),
      bench.plan('sailors', { type: workTypes.music }),
    ])
    await bench.sql(
      `insert into work_files (id, work_id, owner_id, position, mime, bytes, has_thumbnail, blur, about)
       select 'song', id, owner_id, 0, 'audio/mpeg', 1, false, '', '{"title":"The Lantern"}' from works where id = $1`,
      [given],
    )
    expect(await idsOf(as, { query: 'lantern' })).toEqual([given, asked])
    expect(await idsOf(as, { query: 'sailors song' })).toEqual([asked])
    expect(await idsOf(as, { query: 'the sailors' })).toEqual([given])
    expect((await list(as, { query: 'lantern' })).count).toBe(2)
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
