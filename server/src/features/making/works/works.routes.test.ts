import { api } from '@atelier/contract'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { afterEach, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { openWorks, type WorksHarness } from './testing/works-harness.ts'
import type { WorkPlan } from './work-plan.ts'

let harness: WorksHarness
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
})

const list = (as: Credential, input: object = {}) =>
  harness.test.call(api.works.list, input, { as })
const idsOf = async (as: Credential, input: object = {}) =>
  (await list(as, input)).rows.map(({ id }) => id)

describe('the list of works', () => {
  it('has them newest first, by pages, by what they are and by words of the prompt', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const [fox, owl, both] = await harness.enqueue(as, [
      harness.plan('a red fox'),
      harness.plan('an owl, 100% red', { type: workTypes.midjourney }),
      harness.plan('狐狸 and an owl'),
    ])
    await harness.enqueueOne(harness.test.guest(), harness.plan('a fox of somebody else'))
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
    const drawings = await harness.test.call(api.works.listDrawings, {}, { as })
    expect(drawings.rows.map(({ id }) => id)).toEqual([owl])
  })

  it('finds songs by the titles that were asked for or that they were given', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const [asked, given] = await harness.enqueue(as, [
      harness.plan('sailors', { type: workTypes.music, params: { title: 'Lantern Song' } }),
      harness.plan('sailors', { type: workTypes.music }),
    ])
    await harness.sql(
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
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const fox = await harness.enqueueOne(as, harness.plan('a red fox'))
    const onward = { parent: { workId: fox, index: 0 }, inheritedPrompt: 'a red fox' }
    const larger = await harness.enqueueOne(as, harness.plan('', { task: 'upscale', ...onward }))
    expect(await harness.read(as, larger)).toMatchObject({ prompt: 'a red fox', parentId: fox })
    expect(await idsOf(as, { query: 'fox' })).toEqual([larger, fox])
    expect(
      await harness.sql(`select recipe->>'prompt' as told from works where id = $1`, [larger]),
    ).toEqual([{ told: '' }])
  })

  it('has eight where no number is named, and a kind of works by its number', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const many = (type: WorkPlan['type'], count: number) =>
      Array.from({ length: count }, () => harness.plan('a fox', { type }))
    await harness.enqueue(as, many(workTypes.draw, 2))
    await harness.enqueue(as, many(workTypes.sd3, 9))
    const first = await list(as, { type: 4 })
    expect(first).toMatchObject({ count: 9, countQueue: 11 })
    expect(first.rows.map(({ type, status }) => [type, status])).toEqual(Array(8).fill([4, 1]))
    expect((await list(as, { page: 2, type: 4 })).rows).toHaveLength(1)
  })

  it('tells all that a row promises, to its owner on its site and to nobody else', async () => {
    harness = await openWorks({ running: false })
    const as = harness.test.guest()
    const id = await harness.enqueueOne(as)
    const { states, redo, stop, remove, restore } = api.works
    const [row] = (await list(as, { id })).rows
    expect(Object.keys(row ?? {})).toEqual(
      expect.arrayContaining([
        ...['id', 'type', 'status', 'progress', 'prompt', 'model', 'files', 'price', 'message'],
        ...['parentId', 'createdAt'],
      ]),
    )
    for (const other of [{ as: harness.test.guest() }, { as, host: 'studio.localhost' }]) {
      expect((await harness.test.call(api.works.list, { id }, other)).rows).toEqual([])
      expect(await harness.test.call(states, { ids: [id] }, other)).toEqual([])
      for (const ask of [
        harness.test.ask(redo, { id }, other),
        harness.test.ask(stop, { ids: [id] }, other),
        harness.test.ask(remove, { ids: [id] }, other),
        harness.test.ask(restore, { ids: [id] }, other),
      ]) {
        const { status, body } = await ask
        expect([status, body]).toMatchObject([404, { error: 'works.not_found' }])
      }
    }
    expect(await harness.test.call(states, { ids: [id, 999_999] }, { as })).toMatchObject([{ id }])
  })
})
