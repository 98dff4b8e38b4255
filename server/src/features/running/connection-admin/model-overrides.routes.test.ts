// What an operator says of models, and what people then meet: names, abilities, limits, stand-ins, and models that no upstream lists.
import { api } from '@atelier/contract'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScriptedEngine } from '../../../testing/scripted-engine.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createListingEngine } from '../../making/recipes/testing/listing-engine.ts'

const { connectionAdmin } = api
const spare = createScriptedEngine()
const pictures = ['one', 'two'].map((id) => createListingEngine({ id }))

let test: TestApp
let owner: Credential
beforeAll(async () => {
  const own = pictures.map(({ engine }) => engine)
  test = await createTestApp({ engines: [{ ...spare.engine, id: 'spare' }, ...own] })
  owner = await test.staff('owner')
  await test.services.chat.catalog.connectFound(
    ['spare', 'one', 'two'].map((id) => ({ engine: id, preset: id, label: id, settings: {} })),
    'local',
  )
})
afterAll(() => test.close())

type Kind = 'chat' | 'image'
const models = async () => (await test.call(connectionAdmin.models, {}, { as: owner })).rows
const modelOf = async (name: string, connection: string) => {
  const found = (await models()).find((row) => row.name === name && row.connection === connection)
  if (!found) throw new Error(`there is no model ${name}`)
  return found
}
const save = (kind: Kind, id: number, request: object) =>
  test.ask(connectionAdmin.saveModel, { kind, id, ...request }, { as: owner })
const hello = (gptModelId: number) => ({ prompt: 'Hello', options: {}, gptModelId })
const refused = (as: Credential, id: number) =>
  test.ask(api.chat.process, hello(id), { as, language: 'en-US' })
/** How an answer ends. */
const answered = async (as: Credential, id: number) =>
  (await test.events(api.chat.process, hello(id), { as })).at(-1)?.type
const told = async (id: number, language = 'en-US') =>
  (await test.call(api.models.listChat, {}, { language })).find((model) => model.id === id)

// First of all: from here on the engine answers at once.
describe('stand-ins', () => {
  it('that the operator chose answer before the same model elsewhere, asked by their own names', async () => {
    const { id } = await modelOf('plain', 'Scripted')
    const other = await modelOf('seeing', 'spare')
    expect((await save('chat', id, { standIns: [other.id, id, other.id] })).status).toBe(200)
    expect((await modelOf('plain', 'Scripted')).standIns).toEqual([other.id])
    const [first, second] = [test.engine.next(), spare.next()]
    const input = { prompt: 'Hello', options: {}, gptModelId: id }
    const events = test.events(api.chat.process, input, { as: test.guest() })
    ;(await first).fail(new EngineError('unavailable', 'away'))
    const answer = await second
    expect(answer.request.model).toBe('seeing')
    const third = spare.next()
    answer.fail(new EngineError('quota', 'no money'))
    const last = await third
    expect(last.request.model).toBe('plain')
    last.emit({ type: 'text-delta', text: 'From the last one' })
    last.finish()
    expect(JSON.stringify(await events)).toContain('From the last one')
    await save('chat', id, { standIns: [] })
  })

  it('are of the model’s own type', async () => {
    const { id } = await modelOf('plain', 'Scripted')
    const picture = await modelOf('big', 'one')
    const tool = (await models()).find(({ name }) => name === 'cutter')
    expect((await save('chat', id, { standIns: [99_999] })).status).toBe(404)
    expect((await save('image', picture.id, { standIns: [99_999] })).status).toBe(404)
    expect((await save('image', picture.id, { standIns: [tool?.id ?? 0] })).status).toBe(404)
  })

  it('of works are those that the site offers and that take the wish as it is', async () => {
    const big = await modelOf('big', 'one')
    const same = await modelOf('big', 'two')
    const request = { type: 2, task: 'draw', modelId: big.id } as const
    const { findStandIns } = test.services.works
    const site = await test.services.sites.findSite('localhost')
    const idsFor = async (params: Record<string, string>) => {
      const recipe = { prompt: 'a fox', negativePrompt: '', params, inputs: [], count: 1 }
      const work = { ...request, id: 1, parentId: null, parentIndex: null, originId: null }
      const found = await findStandIns({
        ...work,
        siteId: site.id,
        recipe: { ...recipe, locale: 'en-US', fieldLabels: [] },
      })
      return found.map(({ id }) => id)
    }
    expect(await idsFor({})).toEqual([same.id])
    expect(await idsFor({ nowhere: 'known' })).toEqual([])
    await save('image', same.id, { isOffered: false })
    expect(await idsFor({})).toEqual([])
    await save('image', same.id, { isOffered: true })
    const anime = await modelOf('anime-v1-5', 'one')
    const photo = await modelOf('sd_xl_base', 'two')
    await save('image', anime.id, { standIns: [photo.id] })
    const { listStandIns } = test.services.workModels.catalog
    expect((await listStandIns(site, anime.id)).map(({ name }) => name)).toEqual([
      'sd_xl_base',
      'anime-v1-5',
    ])
    await save('image', anime.id, { standIns: [] })
  })
})

describe('words and abilities', () => {
  it('are the operator’s where there are any, each by itself, and the upstream’s again', async () => {
    const { id, abilities } = await modelOf('plain', 'Scripted')
    await save('chat', id, {
      label: 'House',
      descriptions: { 'zh-CN': '快', 'en-US': 'Quick' },
      abilities: { vision: true, contextTokens: 9000 },
    })
    const changed = { ...abilities, vision: true, contextTokens: 9000 }
    expect(await told(id)).toMatchObject({
      name: 'House',
      description: 'Quick',
      abilities: changed,
    })
    expect(await told(id, 'zh-TW')).toMatchObject({ description: '快' })
    expect(await modelOf('plain', 'Scripted')).toMatchObject({
      abilities: changed,
      ownAbilities: { vision: true, contextTokens: 9000 },
    })
    await save('chat', id, { isOffered: true })
    expect(await told(id)).toMatchObject({
      name: 'House',
      description: 'Quick',
      abilities: changed,
    })
    await save('chat', id, { label: '', descriptions: {}, abilities: {} })
    expect(await told(id)).toMatchObject({ name: 'Plain', description: '', abilities })
  })

  it('name works in every language as the operator does', async () => {
    const { id } = await modelOf('big', 'one')
    await save('image', id, { label: 'Atelier Big', descriptions: { 'en-US': 'Large pictures' } })
    const get = () => test.call(api.workModels.get, { id }, { language: 'zh-CN' })
    expect(await get()).toMatchObject({ name: 'Atelier Big', description: 'Large pictures' })
    await save('image', id, { label: '', descriptions: {} })
    expect(await get()).toMatchObject({ name: 'Big' })
  })

  it('that cannot be are refused with the field', async () => {
    const { id } = await modelOf('plain', 'Scripted')
    for (const [request, field] of [
      [{ abilities: { contextTokens: 3 } }, 'abilities.contextTokens'],
      [{ limits: { perMinute: 0 } }, 'limits.perMinute'],
      [{ label: 'x'.repeat(201) }, 'label'],
    ] as const)
      expect(await save('chat', id, request)).toMatchObject({
        status: 422,
        body: { fields: [{ field }] },
      })
  })
})

it('a model says how the site that the console is about has it', async () => {
  await test.configure({ models: ['seeing'], vipModels: ['plain', 'big'], workModels: [] })
  const onSite = async (name: string, connection: string) =>
    (await modelOf(name, connection)).onSite
  expect(await onSite('plain', 'Scripted')).toEqual({ isOffered: false, vipOnly: true })
  expect(await onSite('seeing', 'spare')).toEqual({ isOffered: true, vipOnly: false })
  expect(await onSite('big', 'one')).toEqual({ isOffered: true, vipOnly: true })
  await test.configure({ models: [], vipModels: [] })
})

describe('limits', () => {
  it('of a minute count everybody, and tell how long to wait', async () => {
    const { id } = await modelOf('plain', 'Scripted')
    await save('chat', id, { limits: { perMinute: 2 } })
    test.engine.answerAlways('Hi')
    for (const as of [test.guest(), test.guest()]) expect(await answered(as, id)).toBe('finish')
    const third = test.guest()
    const refusal = await refused(third, id)
    expect(refusal).toMatchObject({ status: 429, body: { error: 'models.busy' } })
    expect(JSON.stringify(refusal.body)).toMatch(/Plain.*[1-9]\d* seconds/)
    // Nothing of it is kept, and other models are as they were.
    expect((await test.call(api.groups.list, {}, { as: third })).length).toBe(0)
    expect(await answered(third, (await modelOf('seeing', 'Scripted')).id)).toBe('finish')
    await save('chat', id, { limits: {} })
    expect(await answered(third, id)).toBe('finish')
  })

  it('of a day count one person, and what did not begin does not count', async () => {
    const { id } = await modelOf('seeing', 'Scripted')
    await save('chat', id, { limits: { perDayEach: 1 } })
    const as = test.guest()
    const beyond = { prompt: 'Hello', options: { groupId: 99_999 }, gptModelId: id }
    expect((await test.ask(api.chat.process, beyond, { as })).status).toBe(404)
    expect(await answered(as, id)).toBe('finish')
    expect(await refused(as, id)).toMatchObject({
      status: 429,
      body: { error: 'models.day_spent' },
    })
    expect(await answered(test.guest(), id)).toBe('finish')
    await save('chat', id, { limits: {} })
  })

  it('hold for works, of which several are asked for at once, all or none', async () => {
    await test.configure({ guestCredits: 1000, guestGiftsPerNetwork: 1000 })
    const { id } = await modelOf('big', 'one')
    await save('image', id, { limits: { perDayEach: 2 } })
    const as = test.guest()
    const draw = (beishu: number) =>
      test.ask(api.queue.draw, { prompt: 'a fox', modelId: id, beishu }, { as })
    expect(await draw(3)).toMatchObject({ status: 429, body: { error: 'models.day_spent' } })
    expect((await draw(2)).status).toBe(200)
    expect((await draw(1)).status).toBe(429)
    await save('image', id, { limits: {} })
  })
})

describe('a model that its upstream does not list', () => {
  it('is added by hand, answers, stays when the upstream is asked anew, and goes', async () => {
    const { rows } = await test.call(connectionAdmin.list, {}, { as: owner })
    const connectionId = rows.find(({ label }) => label === 'Scripted')?.id ?? 0
    const add = (request: { connectionId: number; name: string }) =>
      test.ask(connectionAdmin.addModel, request, { as: owner })
    expect((await add({ connectionId, name: 'hidden-1' })).status).toBe(200)
    const { id, isOwn } = await modelOf('hidden-1', 'Scripted')
    expect(isOwn).toBe(true)
    expect(await add({ connectionId, name: 'hidden-1' })).toMatchObject({
      status: 409,
      body: { error: 'models.known' },
    })
    test.engine.answerAlways('Here')
    expect(await answered(test.guest(), id)).toBe('finish')
    expect(test.engine.requests.at(-1)?.model).toBe('hidden-1')
    await test.call(connectionAdmin.test, { id: connectionId }, { as: owner })
    expect(await told(id)).toBeDefined()
    const remove = (one: number) =>
      test.ask(connectionAdmin.removeModel, { id: one }, { as: owner })
    expect((await remove(id)).status).toBe(200)
    expect(await told(id)).toBeUndefined()
    expect(await remove((await modelOf('plain', 'Scripted')).id)).toMatchObject({
      status: 409,
      body: { error: 'models.not_by_hand' },
    })
    // Added once more, it is the model that it was.
    await add({ connectionId, name: 'hidden-1' })
    expect((await modelOf('hidden-1', 'Scripted')).id).toBe(id)
    await remove(id)
  })

  it('belongs to a connection that answers', async () => {
    const { rows } = await test.call(connectionAdmin.list, {}, { as: owner })
    const drawing = rows.find(({ label }) => label === 'one')
    expect(drawing?.chats).toBe(false)
    for (const connectionId of [drawing?.id ?? 0, 99_999])
      expect(
        (await test.ask(connectionAdmin.addModel, { connectionId, name: 'x' }, { as: owner }))
          .status,
      ).toBe(404)
  })
})
