// Models that members make: over a model of the site, over one of their connection, and by a key that comes with it.
import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { customModelLimits } from '@atelier/contract/features/talk/own-connection-rules'
import { describe, expect, it } from 'vitest'
import { ownKey, useOwnConnections } from './testing/own-harness.ts'

const own = useOwnConnections()
type Request = InputOf<typeof api.models.addOwn>

const make = (request: Request) => own.test.call(api.models.addOwn, request, { as: own.member })
const refusal = async (request: Request, as = own.member, host = 'localhost') => {
  const { status, body } = await own.test.ask(api.models.addOwn, request, {
    as,
    host,
    language: 'en-US',
  })
  if (body.success) throw new Error('it was taken')
  return { status, error: body.error, fields: body.fields?.map(({ field }) => field) }
}
const siteModel = async () => {
  const [model] = await own.test.call(api.models.listChat, {}, { as: own.member })
  if (!model) throw new Error('the site offers no model')
  return model
}
const lastSent = () => own.upstream.requests.findLast(({ path }) => path.endsWith('/completions'))

describe('a model over one of the site', () => {
  it('answers with its owner’s words, for what the model costs, under its own name', async () => {
    const base = await siteModel()
    const made = await make({
      name: 'Pirate',
      systemMessage: 'Speak as a pirate.',
      gptModelId: base.id,
    })
    expect(made).toMatchObject({
      own: true,
      name: 'Pirate',
      price: base.price,
      abilities: base.abilities,
      custom: {
        base: { id: base.id, own: false, name: base.name },
        systemMessage: 'Speak as a pirate.',
        works: true,
      },
    })
    own.test.engine.answerAlways('Arr')
    const events = await own.ask({
      gptModelUserId: made.id,
      prompt: 'Hello',
      systemMessage: 'not this',
    })
    expect(events.at(-1)).toMatchObject({ type: 'finish' })
    expect(own.test.engine.requests.at(-1)).toMatchObject({
      system: expect.stringMatching(/^Speak as a pirate\./),
    })
    const groupId = events.flatMap((event) => (event.type === 'start' ? [event.groupId] : []))[0]
    const log = await own.test.call(api.chatlog.list, { groupId: groupId ?? 0 }, { as: own.member })
    expect(log.rows.at(-1)).toMatchObject({ model: { id: null, name: 'Pirate' } })
  })

  it('without words has those of the site', async () => {
    const { id } = await make({ name: 'Plain', gptModelId: (await siteModel()).id })
    own.test.engine.answerAlways('Yes')
    await own.ask({ gptModelUserId: id, prompt: 'Hello', systemMessage: 'Be brief.' })
    expect(own.test.engine.requests.at(-1)).toMatchObject({ system: 'Be brief.' })
  })

  it('is changed and deleted by its owner alone', async () => {
    const { id: base } = await siteModel()
    const { id } = await make({ name: 'Mine', gptModelId: base })
    const other = await own.test.member('custom-other')
    const elsewhere = await own.test.member('custom-elsewhere', { host: 'studio.localhost' })
    for (const [as, host] of [
      [other, 'localhost'],
      [elsewhere, 'studio.localhost'],
    ] as const) {
      expect(await refusal({ id, name: 'Theirs', gptModelId: base }, as, host)).toMatchObject({
        status: 404,
      })
      const gone = await own.test.ask(api.models.deleteOwn, { id }, { as, host })
      expect(gone.status).toBe(404)
      const asked = await own.test.ask(
        api.chat.process,
        { gptModelUserId: id, prompt: 'Hi' },
        { as, host },
      )
      expect(asked.status).toBe(404)
    }
    expect(await make({ id, name: 'Renamed', gptModelId: base })).toMatchObject({ id })
    expect((await own.models()).map(({ name }) => name)).toContain('Renamed')
    await own.test.call(api.models.deleteOwn, { id }, { as: own.member })
    expect((await own.models()).map(({ id: each }) => each)).not.toContain(id)
  })

  it('says so when its base is no longer offered, and does not answer', async () => {
    const base = await siteModel()
    const { id } = await make({ name: 'Left', gptModelId: base.id })
    await own.test.configure({ models: ['nothing of this name'] })
    try {
      expect(await own.models()).toMatchObject([{ id, name: 'Left', custom: { works: false } }])
      const { status } = await own.test.ask(
        api.chat.process,
        { gptModelUserId: id, prompt: 'Hi' },
        { as: own.member },
      )
      expect(status).toBe(409)
    } finally {
      await own.test.configure({ models: [] })
    }
  })

  it('is refused without a name, without a base or with two, and beyond the most', async () => {
    const { id } = await siteModel()
    expect(await refusal({ name: ' ', gptModelId: id })).toMatchObject({
      status: 422,
      fields: ['name'],
    })
    expect(await refusal({ name: 'None' })).toMatchObject({ status: 422, fields: ['gptModelId'] })
    expect(await refusal({ name: 'Two', gptModelId: id, gptModelUserId: id })).toMatchObject({
      status: 422,
    })
    expect(await refusal({ name: 'Nowhere', gptModelId: 2_000_000_000 })).toMatchObject({
      status: 404,
    })
    await Promise.all(
      Array.from({ length: customModelLimits.most }, (_, at) =>
        own.test.call(
          api.models.addOwn,
          { name: `Model ${at}`, gptModelId: id },
          { as: own.member, from: `10.1.0.${at}` },
        ),
      ),
    )
    expect(await refusal({ name: 'One more', gptModelId: id })).toMatchObject({
      status: 409,
      error: 'models.too_many',
    })
  })
})

describe('a model over an own connection', () => {
  it('answers by the member’s key with its words, and goes with the connection', async () => {
    await own.save()
    const base = await own.firstModel()
    const made = await make({
      name: 'Terse',
      systemMessage: 'One word.',
      gptModelUserId: base.id,
    })
    expect(made.custom).toMatchObject({ base: { id: base.id, own: true }, works: true })
    await own.ask({ gptModelUserId: made.id, prompt: 'Hello [[upstream tokens=1]]' })
    expect(lastSent()?.headers.authorization).toBe(`Bearer ${ownKey}`)
    expect(JSON.stringify(lastSent()?.body)).toContain('One word.')
    await own.save()
    expect((await own.models()).map(({ name }) => name)).toContain('Terse')
    await own.test.call(api.ownConnections.delete, {}, { as: own.member })
    expect(await own.models()).toEqual([])
  })
})

describe('a model by a key of its own', () => {
  const connection = (change = {}) => ({
    api: 'other',
    apiKey: ownKey,
    reverseProxy: own.upstream.url,
    model: 'gpt-4o-mini',
    ...change,
  })

  it('is tried, answers there, and takes its key along when it goes', async () => {
    const made = await make({ name: 'By key', connection: connection() })
    // What else that upstream offers is not listed: one model was asked for.
    expect(await own.models()).toMatchObject([{ id: made.id, name: 'By key' }])
    const events = await own.ask({
      gptModelUserId: made.id,
      prompt: 'Hello [[upstream tokens=2 kind=numbered]]',
    })
    expect(events.at(-1)).toMatchObject({ type: 'finish', price: 0 })
    expect(lastSent()?.headers.authorization).toBe(`Bearer ${ownKey}`)
    const kept = await own.test.call(api.ownConnections.read, {}, { as: own.member })
    expect(kept.connection).toBeNull()
    expect(JSON.stringify(await own.models())).not.toContain(ownKey)
    await own.test.call(api.models.deleteOwn, { id: made.id }, { as: own.member })
    const { rows } = await own.test.database.pool.query(
      "select id from own_connections where position > 0 and api = 'other'",
    )
    expect(rows).toEqual([])
  })

  it('may be one that the upstream does not list', async () => {
    const made = await make({ name: 'Hidden', connection: connection({ model: 'not-listed' }) })
    await own.ask({ gptModelUserId: made.id, prompt: 'Hello [[upstream tokens=1]]' })
    expect(lastSent()?.body).toMatchObject({ model: 'not-listed' })
  })

  it('that does not work is refused with the reason, and nothing is kept', async () => {
    expect(
      await refusal({ name: 'Wrong', connection: connection({ apiKey: 'sk-wrong' }) }),
    ).toMatchObject({ error: 'own_connections.auth' })
    expect(
      await refusal({ name: 'Wrong', connection: connection({ api: 'nobody' }) }),
    ).toMatchObject({ status: 422, fields: ['api'] })
    expect(await own.models()).toEqual([])
  })
})
