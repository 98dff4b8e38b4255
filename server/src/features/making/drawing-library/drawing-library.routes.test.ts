import { api } from '@atelier/contract'
import { maxParamSets } from '@atelier/contract/features/making/drawing-library'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { categories, caseCategories, cases, examples, casePicture } = api.drawingLibrary
const { paramCategories, params, paramSets } = api.drawingLibrary

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const picture = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } })

describe('the library of cases', () => {
  it('tells what works can be about, and which of it there are cases of', async () => {
    const all = await test.call(categories, { language: 'zh-TW' })
    expect(all.find(({ id }) => id === 'fantasy')).toMatchObject({ name: '奇幻世界', cases: 4 })
    const withCases = await test.call(caseCategories, { language: 'en-US' })
    expect(withCases.length).toBeLessThan(all.length)
    expect(withCases.every((one) => one.cases > 0 && one.cover !== '' && one.blur !== '')).toBe(
      true,
    )
  })

  it('comes by pages, by category, and by words of any language', async () => {
    const first = await test.call(cases, { size: 5 })
    const second = await test.call(cases, { size: 5, page: 2 })
    expect(first.rows).toHaveLength(5)
    expect(first.count).toBeGreaterThanOrEqual(24)
    expect(first.rows.map(({ id }) => id)).not.toContain(second.rows[0]?.id)
    const ids = async (input: { category?: string; query?: string }) =>
      (await test.call(cases, input)).rows.map(({ id }) => id)
    expect(await ids({ category: 'water' })).toHaveLength(4)
    expect(await ids({ query: 'AURORA snowy' })).toEqual(['aurora-over-snow'])
    expect(await ids({ query: '極光' })).toEqual(await ids({ query: '极光' }))
    expect(await ids({ category: 'water', query: 'aurora' })).toEqual([])
  })

  it('tells a case with its whole recipe, in the language of the reader', async () => {
    const request = { query: 'Aurora over snow' }
    const { rows } = await test.call(cases, { ...request, language: 'zh-CN' })
    expect(rows).toMatchObject([
      {
        id: 'aurora-over-snow',
        category: 'sky',
        title: '雪原极光',
        params: { aspect: '16:9', seed: 2024 },
        builtin: true,
        width: 16,
        height: 9,
      },
    ])
    expect(rows[0]?.prompt).toMatch(/^aurora over/)
    expect(rows[0]?.meaning).toContain('极光')
    const english = await test.call(cases, { ...request, language: 'en-US' })
    expect(english.rows).toMatchObject([{ title: 'Aurora over snow', meaning: '' }])
  })

  it('has examples for the screens that draw, and none for others', async () => {
    expect((await test.call(examples, { type: 2 })).count).toBeGreaterThanOrEqual(12)
    expect((await test.call(examples, { type: 7 })).count).toBe(0)
    expect((await test.call(examples, { size: 3 })).rows).toHaveLength(3)
  })
})

describe('the picture of a case', () => {
  it('comes with the product: its address, its blur and its shape stand in the answer', async () => {
    const [all, examplesOf] = await Promise.all([
      test.call(cases, { size: 100 }),
      test.call(examples, { size: 100 }),
    ])
    for (const { id, url, thumbnail, blur, width, height } of [...all.rows, ...examplesOf.rows]) {
      expect(blur, id).toMatch(/^data:image\//)
      expect(thumbnail, id).toBe(url)
      const reply = await picture(url)
      expect(reply.headers, id).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const shape = await sharp(reply.rawPayload).metadata()
      expect(shape.width / shape.height, id).toBeCloseTo(width / height, 1)
    }
  })

  it('is found by its number too, as banners name it', async () => {
    const reply = await picture('/api/midjourney/casePicture?id=milky-way')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/avif'])
    expect(reply.headers['cache-control']).toBe('public, max-age=3600')
    const wide = await picture('/api/midjourney/casePicture?id=aurora-over-snow')
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 1024, height: 576 })
  })

  it('is not there for a case that is not there', async () => {
    const { status, body } = await test.ask(casePicture, { id: 'nobody' })
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: 'library.case_not_found' },
    })
  })
})

describe('the library of parameters', () => {
  it('tells its categories, and how many entries of each may be chosen', async () => {
    const reply = await test.call(paramCategories, { language: 'zh-TW' })
    expect(reply.length).toBeGreaterThanOrEqual(12)
    expect(reply.find(({ id }) => id === 'movement')).toMatchObject({
      name: '藝術流派',
      choose: 'one',
    })
    const { count } = await test.call(params, { category: 'movement' })
    expect(reply.find(({ id }) => id === 'movement')?.count).toBe(count)
  })

  it('comes at once or by pages, and is searched in any language', async () => {
    const all = await test.call(params, { size: 1000, language: 'en-US' })
    expect(all.rows).toHaveLength(all.count)
    expect((await test.call(params, { size: 7, page: 2 })).rows[0]).toMatchObject({
      id: all.rows[7]?.id,
    })
    const found = await test.call(params, { query: '普普', language: 'zh-CN' })
    expect(found.rows).toMatchObject([
      { category: 'movement', name: '波普艺术', prompt: 'pop art', names: { 'en-US': 'Pop art' } },
    ])
    expect((await test.call(params, { query: 'teal and orange' })).rows[0]?.swatch).toHaveLength(2)
  })
})

describe('sets of parameters', () => {
  it('are kept under a name, replaced, renamed and deleted', async () => {
    const as = test.guest()
    const first = await test.call(
      paramSets,
      {
        name: ' Film ',
        value: 'film grain, bokeh --ar 3:2',
        params: 'quality-film-grain,lens-bokeh',
      },
      { as },
    )
    expect(first).toMatchObject({
      count: 1,
      rows: [{ name: 'Film', params: ['quality-film-grain', 'lens-bokeh'] }],
    })
    const id = first.saved ?? 0
    const same = await test.call(paramSets, { name: 'Film', value: 'film grain' }, { as })
    expect(same).toMatchObject({ saved: id, count: 1, rows: [{ value: 'film grain', params: [] }] })
    const renamed = await test.call(paramSets, { id, name: 'Grain', value: 'grain' }, { as })
    expect(renamed).toMatchObject({ saved: id, rows: [{ id, name: 'Grain', value: 'grain' }] })
    expect(await test.call(paramSets, {}, { as })).toMatchObject({ count: 1, saved: null })
    const gone = await test.call(paramSets, { id, remove: true }, { as })
    expect(gone).toMatchObject({ rows: [], count: 0, saved: null })
    const again = await test.ask(paramSets, { id, remove: true }, { as })
    expect(again).toMatchObject({ status: 404, body: { error: 'library.set_not_found' } })
  })

  it('of somebody else are not there', async () => {
    const owner = test.guest()
    const { saved } = await test.call(paramSets, { name: 'Mine', value: 'mine' }, { as: owner })
    const id = saved ?? 0
    const as = test.guest()
    for (const request of [
      { id, remove: true },
      { id, name: 'Theirs', value: 'x' },
    ])
      expect((await test.ask(paramSets, request, { as })).status).toBe(404)
    expect(await test.call(paramSets, {}, { as })).toMatchObject({ count: 0 })
    expect(await test.call(paramSets, {}, { as: owner })).toMatchObject({
      rows: [{ name: 'Mine', value: 'mine' }],
    })
  })

  it.each([
    [{ name: 'No value' }, 'value'],
    [{ value: 'no name' }, 'name'],
    [{ id: 1, name: 'No value' }, 'value'],
    [{ remove: true }, 'id'],
    [{ name: '   ', value: 'x' }, 'name'],
    [{ name: 'x', value: 'x', params: 'Not A Slug' }, 'params.0'],
  ])('that are asked for as %j are refused at the field %s', async (request, field) => {
    const reply = await test.ask(paramSets, request, { as: test.guest(), language: 'zh-CN' })
    expect(reply).toMatchObject({ status: 422, body: { fields: [{ field }] } })
    expect(JSON.stringify(reply.body)).toMatch(/\p{Script=Han}/u)
  })

  it('are no more than may be kept, also when many are kept at once', async () => {
    const as = test.guest()
    await test.call(paramSets, {}, { as })
    const names = Array.from({ length: maxParamSets + 5 }, (_, at) => `Set ${at}`)
    const replies = await Promise.all(
      names.map((name) => test.ask(paramSets, { name, value: 'x' }, { as })),
    )
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({ status: 409, body: { error: 'library.too_many_sets' } })
    expect(await test.call(paramSets, {}, { as })).toMatchObject({ count: maxParamSets })
    const kept = await test.call(paramSets, {}, { as })
    const name = kept.rows[0]?.name ?? ''
    expect(await test.call(paramSets, { name, value: 'y' }, { as })).toMatchObject({
      count: maxParamSets,
    })
  })

  it('of a guest are the member’s that the guest becomes', async () => {
    const guest = test.guest()
    await test.call(paramSets, { name: 'Kept', value: 'kept' }, { as: guest })
    const as = await test.member('keeper-of-sets', { as: guest })
    expect(await test.call(paramSets, {}, { as })).toMatchObject({ rows: [{ name: 'Kept' }] })
  })
})
