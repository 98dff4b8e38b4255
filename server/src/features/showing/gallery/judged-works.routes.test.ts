// Works whose words are judged before they are shown, by upstreams that speak as the real ones do.
import { api } from '@atelier/contract'
import { openAiCompatible } from '@atelier/engines/adapters/openai-compatible/index'
import { startModerationsServer } from '@atelier/engines/testing/moderations-server'
import { createTestIo, type TestIo } from '@atelier/engines/testing/test-io'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeWork } from './testing/published.ts'

let test: TestApp
let io: TestIo
let upstream: UpstreamServer
let ada: Credential
let boss: Credential
/** While it is judged, this happens. */
let meanwhile = async () => {}
beforeAll(async () => {
  io = createTestIo()
  upstream = await startModerationsServer({ key: 'sk-right' })
  test = await createTestApp({
    engines: [openAiCompatible],
    engineRequest: async (asked) => {
      if (asked.url.includes('/moderations')) await meanwhile()
      return io.request(asked)
    },
  })
  const connection = (preset: string, apiKey: string) => ({
    engine: 'openai-compatible',
    preset,
    label: preset,
    settings: { baseUrl: upstream.url, apiKey },
  })
  const scripted = { engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} }
  await test.services.chat.catalog.connectFound(
    [scripted, connection('judge', 'sk-right'), connection('wrong', 'sk-wrong')],
    'environment',
  )
  ada = await test.member('ada')
  boss = await test.member('boss')
  await test.database.pool.query(`update accounts set staff_role = 'owner' where username = 'boss'`)
})
afterEach(async () => {
  await test.configure({
    galleryCheck: 'none',
    galleryReview: false,
    galleryCheckConnection: '',
    galleryCheckModel: '',
  })
  meanwhile = async () => {}
})
afterAll(async () => {
  await test.close()
  await io.close()
  await upstream.close()
})

const byModerations = (connection = 'judge') =>
  test.configure({ galleryCheck: 'moderations', galleryCheckConnection: connection })
const publishing = async (
  ids: readonly number[],
  { as = ada, title = '', tags = [] as string[], language = 'zh-CN' } = {},
) => test.call(api.publications.publish, { ids: [...ids], title, tags }, { as, language })
const published = async (prompt: string, more = {}) => {
  const id = await makeWork(test, ada, { prompt })
  const [row] = await publishing([id], more)
  return { id, ...row }
}
const shown = async () =>
  (await test.call(api.gallery.feed, {}, { as: '' })).rows.map(({ id }) => id)
const waiting = async () =>
  (await test.call(api.moderation.list, {}, { as: boss })).rows.map(({ id }) => id)

describe('the moderations of a connection', () => {
  it('see title, tags and prompt; what they let pass is shown at once', async () => {
    await byModerations()
    const { id, state } = await published('a calm lake', { title: 'Dawn', tags: ['water'] })
    expect(state).toBe('public')
    expect(await shown()).toContain(id)
    const { input } = (upstream.requests.at(-1)?.body ?? {}) as { input?: string[] }
    expect(input?.map((text) => JSON.parse(text))).toEqual([
      { title: 'Dawn', tags: ['water'], prompt: 'a calm lake' },
    ])
  })

  it('refuse with a reason in the author’s language, and nothing else of the same call', async () => {
    await byModerations()
    const bad = await makeWork(test, ada, { prompt: 'gore' })
    const good = await makeWork(test, ada, { prompt: 'a hill' })
    const rows = await publishing([bad, good])
    expect(rows).toMatchObject([
      { id: bad, state: 'refused', message: expect.stringContaining('暴力'), publishedAt: null },
      { id: good, state: 'public', message: '' },
    ])
    expect(await shown()).not.toContain(bad)
    // It comes back to be looked at by people.
    expect(await publishing([bad], { title: 'Once more' })).toMatchObject([{ state: 'waiting' }])
    expect(await waiting()).toContain(bad)
  })

  it.each(['wrong', 'not there'])(
    'that cannot be asked (%s) leave it to the operator, who decides as ever',
    async (connection) => {
      await byModerations(connection)
      const { id, state } = await published('a calm lake')
      expect([state, await waiting(), await shown()]).toEqual([
        'waiting',
        expect.arrayContaining([id]),
        expect.not.arrayContaining([id]),
      ])
      await test.call(api.moderation.decide, { ids: [id], shows: true }, { as: boss })
      expect(await shown()).toContain(id)
    },
  )

  it('look before the operator does, where the site asks for both', async () => {
    await byModerations()
    await test.configure({ galleryReview: true })
    expect(await published('a calm lake')).toMatchObject({ state: 'waiting' })
    expect(await published('gore')).toMatchObject({ state: 'refused' })
  })

  it('are asked about new words alone, and never about an operator’s', async () => {
    await byModerations()
    const { id } = await published('a calm lake', { title: 'One' })
    const asked = upstream.requests.length
    expect(await publishing([id], { title: 'One' })).toMatchObject([{ state: 'public' }])
    const own = await makeWork(test, boss, { prompt: 'gore' })
    expect(await publishing([own], { as: boss })).toMatchObject([{ state: 'public' }])
    expect(upstream.requests).toHaveLength(asked)
    expect(await publishing([id], { title: 'Gore' })).toMatchObject([{ state: 'refused' }])
    expect(await shown()).not.toContain(id)
  })

  it('decide nothing about what was withdrawn or changed while they looked', async () => {
    await byModerations()
    const id = await makeWork(test, ada, { prompt: 'a calm lake' })
    meanwhile = async () => {
      meanwhile = async () => {}
      await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    }
    await publishing([id])
    expect(await test.call(api.publications.statesOf, { ids: [id] }, { as: ada })).toMatchObject([
      { state: 'withdrawn' },
    ])
    meanwhile = async () => {
      meanwhile = async () => {}
      await publishing([id], { title: 'Gore' })
    }
    await publishing([id], { title: 'Calm' })
    expect(await test.call(api.publications.statesOf, { ids: [id] }, { as: ada })).toMatchObject([
      { state: 'refused', title: 'Gore' },
    ])
  })
})

describe('a chat model of the site', () => {
  it('lets pass, refuses in its own words, or leaves it to the operator', async () => {
    await test.configure({ galleryCheck: 'chat', galleryCheckModel: 'plain' })
    test.engine.answerAlways('ALLOW')
    expect(await published('a calm lake')).toMatchObject({ state: 'public' })
    test.engine.answerAlways('REFUSE: 这是广告。')
    expect(await published('buy now')).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('这是广告。'),
    })
    test.engine.answerAlways('I would rather talk about the weather.')
    expect(await published('a calm lake')).toMatchObject({ state: 'waiting' })
    await test.configure({ galleryCheckModel: 'no-such-model' })
    test.engine.answerAlways('ALLOW')
    expect(await published('a calm lake')).toMatchObject({ state: 'waiting' })
  })
})
