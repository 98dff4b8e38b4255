import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeWork } from '../gallery/testing/published.ts'

let test: TestApp
let ada: Credential
let bob: Credential
let aheadMs = 0
beforeAll(async () => {
  test = await createTestApp({
    clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) },
  })
  ada = await test.member('ada')
  bob = await test.member('bob')
  test.engine.answerAlways('An answer')
})
afterAll(() => test.close())

const { shares } = api
async function say(prompt: string, as: Credential, groupId?: number): Promise<number> {
  const options = groupId === undefined ? {} : { groupId }
  const events = await test.events(api.chat.process, { prompt, options }, { as })
  const begin = events.find((event) => event.type === 'start')
  return begin?.type === 'start' ? begin.groupId : 0
}
const keyOf = (address: string) => address.split('/').at(-1) ?? ''
const open = (address: string, { as = '' as Credential, password = '', host = 'localhost' } = {}) =>
  test.ask(shares.open, { key: keyOf(address), password }, { as, host })
const share = (subjectId: number, more = {}, kind: 'chat' | 'work' = 'chat') =>
  test.call(shares.create, { kind, subjectId, ...more }, { as: ada })
const textsOf = ({ body }: Awaited<ReturnType<typeof open>>) =>
  body.success ? body.data.entries.map(({ role, text }) => [role, text]) : body

describe('a link to a conversation', () => {
  it('shows it as it was when the link was made, without what has been deleted since', async () => {
    const groupId = await say('One question', ada)
    const { address } = await share(groupId)
    await say('Another one', ada, groupId)
    const shown = textsOf(await open(address))
    expect(shown).toEqual([
      ['user', 'One question'],
      ['assistant', expect.any(String)],
    ])
    const { body } = await open(address)
    expect(body.data).toMatchObject({
      kind: 'chat',
      author: { name: 'ada' },
      work: null,
      entries: [{ price: 0 }, { price: 0, usage: null }],
    })
    const { rows } = await test.call(api.chatlog.list, { groupId }, { as: ada })
    await test.call(api.chatlog.delete, { id: rows[1]?.id ?? 0 }, { as: ada })
    expect(textsOf(await open(address))).toEqual([['user', 'One question']])
    await test.call(api.groups.delete, { groupId }, { as: ada })
    expect((await open(address)).status).toBe(404)
  })

  it('shows the works that were drawn in it, for as long as it opens', async () => {
    const groupId = await say('Draw me a cat', ada)
    const workId = await makeWork(test, ada, { prompt: 'a drawn cat' })
    await test.database.pool.query(
      `update chat_entries set parts = $2::jsonb where group_id = $1 and role = 'assistant'`,
      [groupId, JSON.stringify([{ type: 'work', workId }])],
    )
    const { address, id } = await share(groupId)
    const { body } = await open(address)
    expect(body.data).toMatchObject({ work: null, works: [{ id: workId, prompt: 'a drawn cat' }] })
    const file = body.success ? body.data.works[0]?.files[0] : undefined
    const fetched = async () =>
      (await test.app.inject({ url: file?.url ?? '', headers: { host: 'localhost' } })).statusCode
    expect(await fetched()).toBe(200)
    await test.call(shares.revoke, { id }, { as: ada })
    expect(await fetched()).toBe(404)
  })

  it('is gone on with as a copy of one’s own', async () => {
    const groupId = await say('To be continued', ada)
    const { address } = await share(groupId)
    const copy = await test.call(shares.continue, { key: keyOf(address) }, { as: bob })
    await say('I go on', bob, copy.groupId)
    const log = async (id: number, as: Credential) =>
      (await test.call(api.chatlog.list, { groupId: id }, { as })).rows.map(({ text }) => text)
    expect((await log(copy.groupId, bob)).filter((_, at) => at % 2 === 0)).toEqual([
      'To be continued',
      'I go on',
    ])
    expect(await log(groupId, ada)).toHaveLength(2)
    const found = await test.call(api.chatlog.search, { q: 'continued' }, { as: bob })
    expect(found.count).toBe(1)
  })

  it('opens nothing once it is revoked, or its time is over, or on another site', async () => {
    const groupId = await say('Soon gone', ada)
    const [revoked, ended] = [await share(groupId), await share(groupId, { hours: 1 })]
    expect((await open(ended.address, { host: 'studio.localhost' })).status).toBe(404)
    const other = await test.ask(shares.revoke, { id: revoked.id }, { as: bob })
    expect(other.status).toBe(404)
    await test.call(shares.revoke, { id: revoked.id }, { as: ada })
    expect((await open(revoked.address)).status).toBe(404)
    expect((await open(ended.address)).status).toBe(200)
    const listed = async () =>
      (await test.call(shares.list, { kind: 'chat', subjectId: groupId }, { as: ada })).map(
        ({ id, views }) => [id, views],
      )
    expect(await listed()).toEqual([[ended.id, 1]])
    aheadMs += 3_600_000
    expect((await open(ended.address)).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  it('asks for its password, and not for ever', async () => {
    const groupId = await say('Secret', ada)
    const { address, hasPassword } = await share(groupId, { password: 'open sesame' })
    expect(hasPassword).toBe(true)
    expect((await open(address)).status).toBe(422)
    expect((await open(address, { password: 'guess' })).status).toBe(422)
    expect((await open(address, { password: 'open sesame' })).status).toBe(200)
    const copy = await test.ask(shares.continue, { key: keyOf(address) }, { as: bob })
    expect(copy.status).toBe(422)
    const tries = []
    for (let count = 0; count < 11; count++)
      tries.push((await open(address, { password: 'guess' })).status)
    expect(tries.at(-1)).toBe(429)
  })

  it('is made for what is one’s own and says something', async () => {
    const groupId = await say('Mine', ada)
    const ask = (subjectId: number, as: Credential, kind: 'chat' | 'work' = 'chat') =>
      test.ask(shares.create, { kind, subjectId }, { as })
    expect((await ask(groupId, bob)).status).toBe(404)
    expect((await ask(await makeWork(test, ada), bob, 'work')).status).toBe(404)
    const { id } = await test.call(api.groups.create, {}, { as: ada })
    expect((await ask(id, ada)).status).toBe(409)
    expect((await open('https://localhost/share/nothing')).status).toBe(404)
  })
})

describe('a link to a work', () => {
  it('shows it and its files, for as long as it opens', async () => {
    const id = await makeWork(test, ada, { prompt: 'a private cat' })
    const made = await share(id, {}, 'work')
    const { body } = await open(made.address)
    expect(body.data).toMatchObject({
      kind: 'work',
      entries: [],
      work: { id, prompt: 'a private cat' },
    })
    const file = body.success ? body.data.work?.files[0] : undefined
    const fetched = async (url = '') =>
      (await test.app.inject({ url, headers: { host: 'localhost' } })).statusCode
    expect([await fetched(file?.url), await fetched(file?.thumbnail)]).toEqual([200, 200])
    const [other] = [await share(await makeWork(test, ada), {}, 'work')]
    const swapped = file?.url.replace(keyOf(made.address), keyOf(other.address))
    expect(await fetched(swapped)).toBe(404)
    await test.call(shares.revoke, { id: made.id }, { as: ada })
    expect([await fetched(file?.url), await fetched(file?.thumbnail)]).toEqual([404, 404])
    await test.call(api.works.remove, { ids: [id] }, { as: ada })
    expect((await open(made.address)).status).toBe(404)
  })
})
