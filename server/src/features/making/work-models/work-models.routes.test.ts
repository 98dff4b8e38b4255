import { api } from '@atelier/contract'
import { priceOfWork } from '@atelier/contract/work-price'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { findEngine } from '@atelier/engines/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListingEngine } from '../recipes/testing/listing-engine.ts'
import { openQueueHarness, type QueueHarness } from '../recipes/testing/queue-harness.ts'

let harness: QueueHarness
const failing = createListingEngine({ id: 'failing', failing: 'no answer' })
beforeAll(async () => {
  harness = await openQueueHarness({ engines: [failing.engine] })
})
afterAll(() => harness.close())

const { list, listMidjourney, listSquare, listFilters, get } = api.workModels
const names = (models: readonly { name: string }[]) => models.map(({ name }) => name)

describe('the models that make works', () => {
  it('are told by kind, with what they take and cost', async () => {
    const all = await harness.call(list, {})
    expect(all).toHaveLength(7)
    expect(names(await harness.call(list, { type: 'draw' }))).toEqual(['Big'])
    expect(names(await harness.call(list, { type: String(workTypes.sd3) }))).toEqual(['SD 3.5'])
    expect(await harness.call(listMidjourney, {})).toMatchObject([
      {
        name: 'Midjourney 7',
        engine: 'scripted-image',
        provider: 'Images',
        builtin: false,
        isDefault: true,
        type: workTypes.midjourney,
        declaration: { promptLimit: 100, tasks: { upscale: { prompt: 'none' } } },
        price: {
          draw: { perCall: 0, perImage: 4 },
          upscale: { perCall: 0, perImage: 1 },
          describe: { perCall: 1, perImage: 0 },
        },
        purse: 'credits',
        vipOnly: false,
      },
      { name: 'Midjourney 6', isDefault: false },
    ])
  })

  it('of the square are found by words, tags and tasks, a page at a time', async () => {
    const found = async (request: Parameters<typeof harness.call<typeof listSquare>>[1]) => {
      const { rows, count } = await harness.call(listSquare, request)
      return [names(rows), count]
    }
    expect(await found({})).toEqual([['SDXL base', 'Anime'], 2])
    expect(await found({ q: 'PHOTO images' })).toEqual([['SDXL base'], 1])
    expect(await found({ tag: 'anime' })).toEqual([['Anime'], 1])
    expect(await found({ task: 'upscale' })).toEqual([[], 0])
    expect(await found({ size: 1, page: 2 })).toEqual([['Anime'], 2])
    expect(await found({ type: 'tool' })).toEqual([['Cutter'], 1])
    const fields = await harness.call(listFilters, {})
    expect(fields.find(({ field }) => field === 'tag')?.options).toEqual(
      expect.arrayContaining([
        { value: 'anime', count: 1 },
        { value: 'SDXL', count: 1 },
      ]),
    )
  })

  it('have a page each, with what whoever asks made with it and nobody else’s', async () => {
    const { id } = await harness.modelNamed('Big')
    const as = harness.guest()
    const own = await harness.makeWork(as, id)
    await harness.makeWork(harness.guest(), id)
    await harness.makeWork(as, id, { state: workStates.failed, files: 0 })
    expect(await harness.call(get, { id }, { as })).toMatchObject({ id, samples: [{ id: own }] })
    expect(await harness.call(get, { id })).toMatchObject({ id, name: 'Big', samples: [] })
  })

  it('that are not there, or not offered by this site, have none', async () => {
    const { id } = await harness.modelNamed('Big')
    await harness.configure({ workModels: ['mj-6'] })
    for (const wanted of [id, 99]) {
      const { status, body } = await harness.ask(get, { id: wanted })
      expect([status, body]).toMatchObject([404, { error: 'models.not_found' }])
    }
    await harness.configure({ workModels: [] })
  })

  it('stay as they were when a connection lists no more of a kind, but for those that went', async () => {
    const engine = { engine: 'failing', preset: 'failing', label: 'Failing', settings: {} }
    const [report] = await harness.services.chat.catalog.connectFound([engine], 'builtin')
    expect(report).toEqual({ label: 'Failing', models: 0, problem: 'no answer' })
    expect(await harness.call(list, {})).toHaveLength(7)
  })
})

describe('a connection that does both', () => {
  it('is counted in whole, and one kind that fails hides no other', async () => {
    const chat = harness.engine.engine.create({}).chat
    const both = createListingEngine({ id: 'both', ...(chat ? { chat } : {}) })
    const half = createListingEngine({
      id: 'half',
      failing: 'cannot draw today',
      ...(chat ? { chat } : {}),
    })
    const own = await openQueueHarness({ engines: [both.engine, half.engine] })
    const found = (engine: string) => ({ engine, preset: engine, label: engine, settings: {} })
    const reports = await own.services.chat.catalog.connectFound(
      [found('both'), found('half'), found('nobody')],
      'local',
    )
    expect(reports).toMatchObject([
      { label: 'both', models: 2 + 7 },
      { label: 'half', models: 2, problem: 'cannot draw today' },
      { label: 'nobody', models: 0, problem: expect.stringContaining('unknown engine') },
    ])
    expect(await own.call(api.models.listChat, {})).toHaveLength(6)
    expect(names(await own.call(list, { type: 'draw' }))).toEqual(['Big', 'Big'])
    await own.close()
  })
})

describe('our own models', () => {
  let own: QueueHarness
  beforeAll(async () => {
    const builtin = findEngine('builtin')
    if (!builtin) throw new Error('there is no engine of our own')
    own = await openQueueHarness({ engines: [builtin] })
    const found = { engine: 'builtin', preset: 'builtin', label: 'Atelier', settings: {} }
    await own.services.chat.catalog.connectFound([found], 'builtin')
  })
  afterAll(() => own.close())

  it.each([
    ['en-US', 'Ink Studio', 'Ink washes', 'Atelier Tools'],
    ['zh-CN', '水墨画室', '水墨：浓淡', 'Atelier 图片工具'],
    ['zh-TW', '水墨畫室', '水墨：濃淡', 'Atelier 圖片工具'],
  ])('are told, found and priced in %s', async (language, name, words, tools) => {
    const as = own.guest()
    const { rows } = await own.call(listSquare, { tag: 'ink' }, { language })
    expect(rows).toMatchObject([{ name, description: expect.stringContaining(words) }])
    expect(names((await own.call(listSquare, { q: name }, { language })).rows)).toContain(name)
    expect((await own.call(list, { type: 'tool' }, { language })).map((one) => one.name)).toContain(
      tools,
    )
    const items = await own.call(api.prices.items, {}, { as, language })
    expect(items.map((item) => item.name)).toContain(name)
  })

  it('have a cover that comes with the product, with its blur; those of others have none', async () => {
    const shown = (await own.call(list, {})).filter(({ builtin }) => builtin)
    expect(shown.length).toBeGreaterThan(15)
    for (const { name, cover } of shown) {
      expect(cover?.blur, name).toMatch(/^data:image\//)
      const reply = await own.app.inject({ url: cover?.url ?? '', headers: { host: 'localhost' } })
      expect(reply.headers['content-type'], name).toBe('image/avif')
    }
    for (const { builtin, cover } of await harness.call(list, {}))
      expect([builtin, cover]).toEqual([false, undefined])
  })

  it('show each style that they offer to choose from', async () => {
    const [painter] = (await own.call(list, { type: 'draw' })).filter(({ builtin }) => builtin)
    const field = painter?.declaration.fields.find(({ name }) => name === 'style')
    if (field?.kind !== 'choice') expect.fail('it has no styles')
    const { auto, ...styles } = painter?.styles ?? {}
    expect([auto, ...Object.keys(styles)]).toEqual([
      undefined,
      ...field.options.filter((option) => option !== 'auto'),
    ])
    for (const { url } of Object.values(styles)) {
      const reply = await own.app.inject({ url, headers: { host: 'localhost' } })
      expect(reply.headers['content-type']).toBe('image/avif')
    }
  })

  it('have the tags that they declare', async () => {
    const { rows } = await own.call(listSquare, { size: 50 }, { language: 'en-US' })
    const studios = rows.filter(({ builtin }) => builtin)
    expect(studios.length).toBeGreaterThan(10)
    for (const { tags } of studios) expect(tags).toHaveLength(1)
    expect(new Set(studios.flatMap(({ tags }) => tags)).size).toBe(studios.length)
  })
})

describe('a site', () => {
  it('may offer few of them, and choose its default', async () => {
    await harness.configure({ workModels: ['mj-6', 'big'] })
    expect(names(await harness.call(list, {}))).toEqual(['Midjourney 6', 'Big'])
    await harness.configure({ workModels: [], workDefaults: { midjourney: 'mj-6' } })
    expect(names(await harness.call(listMidjourney, {}))).toEqual(['Midjourney 6', 'Midjourney 7'])
    await harness.configure({ workDefaults: {} })
  })

  it('prices them by model, by task, and by its factor', async () => {
    await harness.configure({
      modelPrices: {
        'mj-7': { perImage: 8 },
        'mj-7/upscale': { perCall: 3 },
        big: { inputPer1k: 5 },
        'anime-v1-5': {},
      },
      priceFactor: 1.5,
    })
    expect((await harness.modelNamed('Midjourney 7')).price).toMatchObject({
      draw: { perCall: 0, perImage: 12 },
      upscale: { perCall: 4.5, perImage: 0 },
    })
    expect((await harness.modelNamed('Big')).price.draw).toEqual({ perCall: 0, perImage: 6 })
    expect((await harness.modelNamed('Anime')).price.draw).toEqual({ perCall: 0, perImage: 0 })
    const cutter = await harness.modelNamed('Cutter')
    expect(cutter.price['remove-background']).toEqual({ perCall: 3, perImage: 0 })
    const items = await harness.call(api.prices.items, {}, { as: harness.guest() })
    const id = `${cutter.id}/remove-background`
    const rates = { perCall: 3, perImage: 0 }
    expect(items.find((item) => item.kind === 'image' && item.id === id)).toMatchObject({
      name: 'Cutter',
      purse: 'credits',
      rates,
      vipOnly: false,
      quantities: { perCall: 1, perImage: 1 },
      price: priceOfWork(rates, 1),
    })
    await harness.configure({ modelPrices: {}, priceFactor: 1 })
  })

  it('asks less of those with VIP time, and keeps models for them', async () => {
    await harness.configure({ vipModels: ['mj-7'], vipFactor: 0.5 })
    const as = await harness.member('vip')
    const { userInfo } = await harness.call(api.auth.getInfo, {}, { as })
    const models = await harness.call(listMidjourney, {}, { as })
    expect(models).toMatchObject([
      { name: 'Midjourney 6', isDefault: true, vipOnly: false },
      { name: 'Midjourney 7', vipOnly: true, price: { draw: { perImage: 4 } } },
    ])
    await harness.database.pool.query(
      `update accounts set vip_until = now() + interval '1 day' where id = $1`,
      [userInfo.id],
    )
    expect(await harness.call(listMidjourney, {}, { as })).toMatchObject([
      { name: 'Midjourney 7', isDefault: true, price: { draw: { perImage: 2 } } },
      { name: 'Midjourney 6' },
    ])
    await harness.configure({ vipModels: [] })
  })

  it('tells no models of a connection that is gone, nor finds them for a work', async () => {
    const own = await openQueueHarness()
    const { id } = await own.modelNamed('Big')
    expect(await own.services.workModels.catalog.find(id)).toMatchObject({ id, name: 'big' })
    await own.services.chat.catalog.connectFound([], 'environment')
    expect(await own.call(list, {})).toEqual([])
    expect(await own.services.workModels.catalog.find(id)).toBeUndefined()
    await own.close()
  })

  it('tells the others where the engine of a connection is gone', async () => {
    const own = await openQueueHarness()
    const { id } = await own.modelNamed('Big')
    await own.database.pool.query(
      `insert into connections (engine, origin, label, settings) select 'gone', origin, 'Gone', settings from connections limit 1`,
    )
    await own.database.pool.query(
      `update work_models set connection_id = (select id from connections where engine = 'gone') where id = $1`,
      [id],
    )
    own.services.workModels.catalog.forget()
    expect(await own.call(list, {})).toHaveLength(6)
    expect(await own.services.workModels.catalog.find(id)).toBeUndefined()
    await own.close()
  })

  it('asks nothing for what this machine makes by itself', async () => {
    const own = await openQueueHarness({ origin: 'local' })
    const [model] = await own.call(listMidjourney, {})
    expect(model?.price.draw).toEqual({ perCall: 0, perImage: 0 })
    await own.close()
  })
})
