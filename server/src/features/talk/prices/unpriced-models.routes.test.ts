// What no price fits is sold to nobody: neither told, nor chosen by default, nor asked by its number, until the operator says a price.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createListingEngine } from '../../making/recipes/testing/listing-engine.ts'

let test: TestApp
let owner: Credential
beforeAll(async () => {
  test = await createTestApp({ engines: [createListingEngine({ id: 'painting' }).engine] })
  owner = await test.staff('owner')
  await test.services.chat.catalog.connectFound(
    [
      { engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} },
      { engine: 'painting', preset: 'painting', label: 'Painting', settings: {} },
    ],
    'environment',
  )
})
afterAll(() => test.close())
beforeEach(() => test.configure({ unpricedModels: 'wait', priceRules: [], modelPrices: {} }))

const { analytics, chat, connectionAdmin, models, prices, siteAdmin, workModels } = api
const chatNames = async (as: Credential) =>
  (await test.call(models.listChat, {}, { as })).map(({ name }) => name)
const workNames = async (as: Credential) =>
  (await test.call(workModels.list, {}, { as })).map(({ name }) => name)
const numberOf = async (name: string) =>
  (await test.call(models.listChat, {}, { as: owner })).find((model) => model.name === name)?.id

describe('a model without a price', () => {
  it('is offered to those who run the site alone, who see that it waits', async () => {
    for (const as of [test.guest(), await test.member('somebody')]) {
      expect(await chatNames(as)).toEqual([])
      // Its vendor's list price is known.
      expect(await workNames(as)).toEqual(['SD 3.5'])
      const items = await test.call(prices.items, {}, { as })
      expect([...new Set(items.map(({ name }) => name))]).toEqual(['SD 3.5'])
    }
    const told = await test.call(models.listChat, {}, { as: owner })
    expect(told.map(({ name, waitsForPrice }) => [name, waitsForPrice])).toEqual([
      ['Plain', true],
      ['Seeing', true],
    ])
    expect((await workNames(owner)).length).toBeGreaterThan(1)
  })

  it('is not asked by its number either, nor by default', async () => {
    const gptModelId = await numberOf('Plain')
    const as = test.guest()
    const hello = { prompt: 'Hello', options: {} }
    const named = await test.ask(chat.process, { ...hello, gptModelId }, { as })
    expect(named.body).toMatchObject({ error: 'models.none' })
    expect((await test.ask(chat.process, hello, { as })).body).toMatchObject({
      error: 'models.none',
    })
  })

  it('is counted on the first page of the console, and told with where its price comes from', async () => {
    const needs = await test.call(analytics.needs, {}, { as: owner })
    const { rows } = await test.call(connectionAdmin.models, {}, { as: owner })
    const waiting = rows.filter(({ price }) => price?.source === 'waiting')
    expect(needs.unpricedModels).toBe(waiting.length)
    expect(rows.filter((row) => !waiting.includes(row)).map(({ price }) => price)).toEqual([
      { rates: { perImage: 19.5 }, source: 'list' },
    ])
    await test.configure({ modelPrices: { plain: { inputPer1k: 1, outputPer1k: 2 } } })
    const priced = (await test.call(connectionAdmin.models, {}, { as: owner })).rows
    expect(priced.find(({ name }) => name === 'plain')?.price).toEqual({
      rates: { inputPer1k: 1, outputPer1k: 2 },
      source: 'own',
    })
    const after = await test.call(analytics.needs, {}, { as: owner })
    expect(after.unpricedModels).toBe(waiting.length - 1)
  })

  it('is on offer as soon as a line, a rule or the site says its price', async () => {
    const as = test.guest()
    await test.configure({ modelPrices: { plain: {} } })
    expect(await chatNames(as)).toEqual(['Plain'])
    const { connectionId } =
      (await test.call(connectionAdmin.models, {}, { as: owner })).rows.find(
        ({ name }) => name === 'seeing',
      ) ?? {}
    await test.configure({
      priceRules: [
        {
          models: 'see*',
          connectionId: connectionId ?? null,
          rates: { inputPer1k: 3, outputPer1k: 4 },
          factor: null,
        },
      ],
    })
    const told = await test.call(models.listChat, {}, { as })
    expect(told.map(({ name }) => name)).toEqual(['Plain', 'Seeing'])
    expect(told[1]?.price).toMatchObject({ inputPer1k: 3, outputPer1k: 4 })
    await test.configure({ unpricedModels: 'flat', priceRules: [], modelPrices: {} })
    expect(await chatNames(as)).toEqual(['Plain', 'Seeing'])
    expect(await workNames(as)).toEqual(await workNames(owner))
  })
})

describe('a price that says only half', () => {
  const save = (values: Record<string, unknown>) =>
    test.ask(
      siteAdmin.saveSettings,
      { seen: 1_000_000, values, secrets: {} },
      { as: owner, language: 'en-US' },
    )

  it.each<[string, Record<string, unknown>]>([
    ['chatPrice', { chatPrice: { inputPer1k: 1 } }],
    ['modelPrices', { modelPrices: { 'gpt-9': { outputPer1k: 1 } } }],
    ['modelPrices', { modelPrices: { 'gpt-9': { cachedPer1k: 1, outputPer1k: 2 } } }],
    [
      'priceRules',
      { priceRules: [{ models: '*', connectionId: null, rates: { inputPer1k: 1 }, factor: null }] },
    ],
  ])('is refused at %s', async (field, values) => {
    const reply = await save(values)
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { fields: [{ field, reason: expect.stringContaining('output price') }] },
    ])
  })

  it('is taken once it says what is free', async () => {
    const line = { inputPer1k: 0, outputPer1k: 1 }
    expect(
      (await save({ modelPrices: { 'gpt-9': line, free: {}, art: { perImage: 4 } } })).status,
    ).toBe(200)
  })

  it('and a rule that says both ways of it, or none, are refused', async () => {
    for (const price of [
      { rates: {}, factor: 1 },
      { rates: null, factor: null },
    ]) {
      const reply = await save({ priceRules: [{ models: '*', connectionId: null, ...price }] })
      expect(reply.status).toBe(422)
    }
  })
})
