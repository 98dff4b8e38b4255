// What a site says of models in place of the usual words, and the order that it puts them in.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { createListingEngine } from '../../making/recipes/testing/listing-engine.ts'
import { openQueueHarness, type QueueHarness } from '../../making/recipes/testing/queue-harness.ts'

const { save, show, remove } = api.contentAdmin

let harness: QueueHarness
let owner: Credential
beforeAll(async () => {
  harness = await openQueueHarness({ engines: [] })
  owner = await harness.staff('owner')
})
afterAll(() => harness.close())

const say = async (body: Record<string, unknown>) =>
  (await harness.call(save, { kind: 'modelPage', isShown: true, body }, { as: owner })).entry.id
const square = async (site = {}) =>
  (await harness.call(api.workModels.listSquare, {}, site)).rows.map(({ name, description }) => [
    name,
    description,
  ])
const chat = async () =>
  (await harness.call(api.models.listChat, {})).map(({ name, description }) => [name, description])

it('a model that makes works is described, on this site alone', async () => {
  const byDefault = await square()
  expect(byDefault.map(([name]) => name)).toEqual(['SDXL base', 'Anime'])
  const elsewhere = await square({ host: 'studio.localhost' })
  const id = await say({ model: 'sd_xl_base', content: { 'zh-CN': '本站常用' } })
  expect(await square()).toEqual([['SDXL base', '本站常用'], byDefault[1]])
  expect(await square({ language: 'en-US' })).toEqual([['SDXL base', '本站常用'], byDefault[1]])
  expect(await square({ host: 'studio.localhost' })).toEqual(elsewhere)
  await harness.call(show, { id, isShown: false }, { as: owner })
  expect(await square()).toEqual(byDefault)
  await harness.call(remove, { id }, { as: owner })
})

it('a model that answers is described', async () => {
  const byDefault = await chat()
  expect(byDefault.map(([name]) => name)).toEqual(['Plain', 'Seeing'])
  const id = await say({ model: 'seeing', content: { 'en-US': 'Looks at pictures' } })
  expect(await chat()).toEqual([byDefault[0], ['Seeing', 'Looks at pictures']])
  await harness.call(remove, { id }, { as: owner })
  expect(await chat()).toEqual(byDefault)
})

it('what is missing is said by field', async () => {
  const request = { kind: 'modelPage' as const, isShown: true, body: { model: ' ', content: {} } }
  const { status, body } = await harness.ask(save, request, { as: owner })
  expect([status, 'fields' in body && body.fields?.map(({ field }) => field)]).toEqual([
    422,
    ['body.model', 'body.content'],
  ])
})

it('models that the site speaks of stand behind the usual one, before all others', async () => {
  const twice = await openQueueHarness({ engines: [createListingEngine({ id: 'second' }).engine] })
  const found = { engine: 'second', preset: 'second', label: 'Second', settings: {} }
  await twice.services.chat.catalog.connectFound([found], 'local')
  const names = async () =>
    (await twice.call(api.workModels.listSquare, {})).rows.map(({ name }) => name)
  expect(await names()).toEqual(['SDXL base', 'Anime', 'SDXL base', 'Anime'])
  const body = { model: 'anime-v1-5', content: { 'en-US': 'Drawn' } }
  await twice.call(
    save,
    { kind: 'modelPage', isShown: true, body },
    { as: await twice.staff('owner') },
  )
  expect(await names()).toEqual(['SDXL base', 'Anime', 'Anime', 'SDXL base'])
  await twice.close()
})
