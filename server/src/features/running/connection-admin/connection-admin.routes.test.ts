import { api } from '@atelier/contract'
import { defineEngine } from '@atelier/engines/engine'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { connectionAdmin } = api

/** An upstream that lists what its address names, to whoever has the right key. */
const upstream = defineEngine({
  id: 'upstream',
  label: 'Upstream',
  kinds: ['chat'],
  settings: z.object({
    baseUrl: z.url().describe('Address'),
    apiKey: z.string().default('').describe('Key'),
  }),
  create: ({ baseUrl, apiKey }) => ({
    chat: {
      listModels() {
        if (apiKey !== 'right')
          throw new EngineError('auth', 'The upstream does not know this key.')
        return Promise.resolve([{ name: `model-of-${new URL(baseUrl).hostname}` }])
      },
      answer: () => Promise.reject(new EngineError('unavailable', 'not asked here')),
    },
  }),
})

let test: TestApp
let owner: Credential
beforeAll(async () => {
  test = await createTestApp({
    engines: [
      upstream,
      { ...upstream, id: 'other-upstream' },
      { ...upstream, id: 'painter', kinds: ['chat', 'image'] },
    ],
  })
  owner = await test.staff('owner')
})
afterAll(() => test.close())

const list = async () => (await test.call(connectionAdmin.list, {}, { as: owner })).rows
const models = async () => (await test.call(connectionAdmin.models, {}, { as: owner })).rows
/** What people are offered. */
const offered = async () =>
  (await test.call(api.models.listChat, {}, { as: test.guest() })).map(({ name }) => name)
const save = (request: object) =>
  test.ask(
    connectionAdmin.save,
    {
      choice: 'engine:upstream',
      label: 'Ours',
      settings: { baseUrl: 'https://one.example/v1' },
      secrets: { apiKey: 'right' },
      ...request,
    },
    { as: owner },
  )
const failureOf = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}
const made = async (request: object = {}): Promise<number> => {
  const { body } = await save(request)
  return (body as { data: { id: number } }).data.id
}

describe('a connection', () => {
  it('is made by the form that its engine declares, and its models are offered at once', async () => {
    const { choices } = await test.call(connectionAdmin.list, {}, { as: owner })
    expect(choices.find(({ id }) => id === 'engine:upstream')?.fields).toEqual([
      expect.objectContaining({ name: 'baseUrl', isSecret: false, isRequired: true }),
      expect.objectContaining({ name: 'apiKey', isSecret: true, isRequired: false }),
    ])
    const answer = await save({})
    expect(answer).toMatchObject({ status: 200, body: { data: { models: 1, problem: null } } })
    expect(await offered()).toContain('model-of-one.example')
  })

  it('never tells its key, and keeps it as long as the address stays', async () => {
    const id = await made({ label: 'Kept', settings: { baseUrl: 'https://kept.example/v1' } })
    const rows = await list()
    expect(rows.find((row) => row.id === id)).toMatchObject({
      settings: { baseUrl: 'https://kept.example/v1' },
      secrets: ['apiKey'],
    })
    expect(JSON.stringify(rows)).not.toContain('right')
    const again = { id, settings: { baseUrl: 'https://kept.example/v2' }, secrets: {} }
    expect((await save(again)).body).toMatchObject({ data: { problem: null } })
    const elsewhere = { id, settings: { baseUrl: 'https://thief.example/v1' }, secrets: {} }
    expect((await save(elsewhere)).body).toMatchObject({
      data: { problem: 'The upstream does not know this key.' },
    })
    const byOther = { ...again, choice: 'engine:other-upstream' }
    expect((await save(byOther)).body).toMatchObject({
      data: { problem: 'The upstream does not know this key.' },
    })
    const { rows: actions } = await test.database.pool.query('select input::text from audited_acts')
    expect(JSON.stringify(actions)).not.toContain('right')
  })

  it('says in the upstream’s words why it does not work, and is kept nonetheless', async () => {
    const settings = { baseUrl: 'https://wrong.example/v1' }
    const id = await made({ label: 'Wrong', settings, secrets: { apiKey: 'wrong' } })
    const asked = await test.call(connectionAdmin.test, { id }, { as: owner })
    expect(asked).toEqual({ id, models: 0, problem: 'The upstream does not know this key.' })
    expect((await save({ id, settings, secrets: { apiKey: 'right' } })).body).toMatchObject({
      data: { id, models: 1, problem: null },
    })
  })

  it('names the fields that do not fit', async () => {
    expect(await save({ settings: { baseUrl: 'nowhere' } })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'settings.baseUrl' }] },
    })
    expect(await save({ choice: 'nobody' })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'choice' }] },
    })
    expect((await save({ label: ' ' })).status).toBe(422)
  })

  it('that makes files can be let fetch them from one more place, by its origin alone', async () => {
    const { choices } = await test.call(connectionAdmin.list, {}, { as: owner })
    const makes = (id: string) => choices.find((choice) => choice.id === id)?.makesFiles
    expect([makes('engine:upstream'), makes('engine:painter')]).toEqual([false, true])
    const baseUrl = 'https://painter.example'
    const places = []
    for (const fileOrigin of ['http://10.0.0.5:9000/files?x=1', 'minio.lan', '']) {
      const request = { choice: 'engine:painter', settings: { baseUrl, fileOrigin } }
      const id = await made(request)
      const row = (await list()).find((one) => one.id === id)
      places.push(row?.settings.fileOrigin)
    }
    expect(places).toEqual(['http://10.0.0.5:9000', 'http://minio.lan', undefined])
    for (const fileOrigin of ['file:///etc', 'not an address', 'ftp://10.0.0.5'])
      expect(await save({ settings: { baseUrl, fileOrigin } })).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'settings.fileOrigin' }] },
      })
  })

  it('is switched off and on, whatever a restart finds', async () => {
    const found = (await list()).find(({ label }) => label === 'Scripted')
    const id = found?.id ?? 0
    const before = await offered()
    await test.call(connectionAdmin.switch, { id, isOff: true }, { as: owner })
    const restart = () =>
      test.services.chat.catalog.connectFound(
        [{ engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} }],
        'environment',
      )
    await restart()
    expect((await offered()).length).toBeLessThan(before.length)
    await test.call(connectionAdmin.switch, { id, isOff: false }, { as: owner })
    expect(await offered()).toEqual(before)
  })

  it('has a place that stays, and goes with its models', async () => {
    const id = await made({ label: 'First', settings: { baseUrl: 'https://first.example/v1' } })
    await test.call(connectionAdmin.arrange, { ids: [id] }, { as: owner })
    expect((await list())[0]?.id).toBe(id)
    expect((await models())[0]?.name).toBe('model-of-first.example')
    await test.call(connectionAdmin.remove, { id }, { as: owner })
    expect(await offered()).not.toContain('model-of-first.example')
    for (const call of [connectionAdmin.test, connectionAdmin.remove])
      expect(await failureOf(test.ask(call, { id }, { as: owner }))).toEqual([
        404,
        'connections.not_found',
      ])
  })

  it('that was found is not removed and not written over', async () => {
    const id = (await list()).find(({ label }) => label === 'Scripted')?.id ?? 0
    expect(await failureOf(test.ask(connectionAdmin.remove, { id }, { as: owner }))).toEqual([
      409,
      'connections.found',
    ])
    expect(await failureOf(save({ id }))).toEqual([409, 'connections.found'])
  })
})

describe('a model', () => {
  it('is named by the operator, and has the upstream’s name again', async () => {
    const model = (await models()).find(({ name }) => name === 'model-of-one.example')
    const { id = 0 } = model ?? {}
    const request = (label: string, isOffered = true) =>
      test.call(
        connectionAdmin.saveModel,
        { kind: 'chat', id, isOffered, label, descriptions: { 'en-US': 'Quick' } },
        { as: owner },
      )
    await request('House model')
    expect((await models()).find((one) => one.id === id)).toMatchObject({
      label: 'House model',
      listedLabel: 'model-of-one.example',
      descriptions: { 'en-US': 'Quick' },
      listedDescription: '',
    })
    expect(await offered()).toContain('House model')
    // An upstream that is asked anew says nothing against it.
    const connection = (await list()).find(({ label }) => label === 'Ours')
    await test.call(connectionAdmin.test, { id: connection?.id ?? 0 }, { as: owner })
    expect(await offered()).toContain('House model')
    await request('')
    expect(await offered()).toContain('model-of-one.example')
    await request('', false)
    expect(await offered()).not.toContain('model-of-one.example')
    expect((await models()).find((one) => one.id === id)).toMatchObject({ isOffered: false })
    await request('')
  })

  it('has a place among all of its kind', async () => {
    const chat = (await models()).filter(({ kind }) => kind === 'chat')
    const ids = chat.map(({ id }) => id).toReversed()
    await test.call(connectionAdmin.arrangeModels, { kind: 'chat', ids }, { as: owner })
    const after = (await models()).filter(({ kind }) => kind === 'chat')
    expect(after.map(({ id }) => id)).toEqual(ids)
  })

  it('that is not there is not found', async () => {
    const request = { kind: 'image' as const, id: 99_999, isOffered: true }
    expect(await failureOf(test.ask(connectionAdmin.saveModel, request, { as: owner }))).toEqual([
      404,
      'models.not_found',
    ])
  })
})

it('who runs one site alone has no say in what all share', async () => {
  const local = await test.staff('siteOperator')
  for (const call of [connectionAdmin.list, connectionAdmin.models])
    expect((await test.ask(call, {}, { as: local })).status).toBe(403)
})
