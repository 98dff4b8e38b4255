import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type SearchServer, startSearchServer } from './testing/search-servers.ts'

let test: TestApp
let upstream: SearchServer
beforeAll(async () => {
  upstream = await startSearchServer()
  test = await createTestApp()
})
afterAll(async () => {
  await test.close()
  await upstream.close()
})
beforeEach(() => {
  upstream.asked.length = 0
})
afterEach(() => test.configure({ searchProvider: 'none', searchPrice: 0, toolCredits: 50 }))

const use = (searchProvider: 'searxng' | 'tavily' | 'brave', searchKey = upstream.key) =>
  test.configure({ searchProvider, searchAddress: upstream.url, searchKey })

/** Has a model search and go on; gives what it was told and what is kept. What costs is allowed where it is asked about. */
async function search(input: object, as: Credential = test.guest(), { asks = false } = {}) {
  const options = { tools: ['web_search'] }
  const events = test.events(api.chat.process, { prompt: 'Look', options }, { as })
  const answer = await test.engine.next()
  expect(answer.request.tools.map(({ name }) => name)).toEqual(['web_search'])
  answer.emit({ type: 'source', title: 'Before', url: 'https://before.example.com' } as never)
  const name = 'web_search'
  answer.emit({ type: 'tool-call', callId: 'c1', name, input: JSON.stringify(input) })
  const next = test.engine.next()
  answer.finish({ reason: 'tools' })
  if (asks) await allow(as)
  const round = await next
  round.finish()
  const sent = await events
  const told = round.request.turns.at(-1)?.parts.at(-1)
  const output = told?.type === 'tool-result' ? told.output : ''
  return { output, told, sources: sent.filter(({ type }) => type === 'source') }
}

/** Allows the call of the answer that is under way, once it is asked about. */
async function allow(as: Credential) {
  const { rows } = await test.call(api.chat.runs, {}, { as })
  const entryId = rows.find(({ state }) => state === 'running')?.entryId ?? 0
  const calls = () =>
    (test.services.chat.runs.find(entryId)?.parts ?? []).filter(({ type }) => type === 'tool-call')
  await expect.poll(calls).toMatchObject([{ consent: { state: 'asked', price: 3 } }])
  await test.call(api.chat.consent, { entryId, callId: 'c1', decision: 'allow' }, { as })
}

describe('a search', () => {
  it.each<['searxng' | 'tavily' | 'brave', RegExp, string]>([
    ['searxng', /^\/search\?q=otters\+den&format=json&language=en$/, ''],
    ['tavily', /^\/search$/, '{"query":"otters den","max_results":3}'],
    ['brave', /^\/res\/v1\/web\/search\?q=otters\+den&count=3&search_lang=en$/, ''],
  ])(
    'is asked of %s as it wants it, and names its pages as sources',
    async (provider, address, body) => {
      await use(provider)
      const { output, sources } = await search({ query: 'otters den', count: 3, language: 'en' })
      expect(upstream.asked).toEqual([{ address: expect.stringMatching(address), body }])
      // One source stood before: what is found is numbered on from it.
      expect(output).toContain('[2] Otters\nhttps://a.example.com/otters\n')
      expect(output).toContain('[3] https://b.example.com/rivers')
      expect(output).not.toContain('javascript:')
      expect(sources.slice(1)).toMatchObject([
        { url: 'https://a.example.com/otters' },
        { url: 'https://b.example.com/rivers', snippet: 'Rivers' },
      ])
      expect(JSON.stringify(sources)).not.toContain('<b>')
    },
  )

  it('costs what the site says, once it has found something out', async () => {
    await use('brave')
    await test.configure({ searchPrice: 3 })
    const as = await test.member('searcher')
    const credits = async () => {
      const { userBalance } = await test.call(api.auth.getInfo, {}, { as })
      return userBalance.balance
    }
    const before = await credits()
    await search({ query: 'otters' }, as, { asks: true })
    expect(await credits()).toBe(before - 3)
    upstream.status = 500
    const { told } = await search({ query: 'otters' }, as, { asks: true })
    upstream.status = undefined
    expect(told).toMatchObject({ failed: true, output: expect.stringContaining('500') })
    expect(await credits()).toBe(before - 3)
    await test.configure({ toolCredits: 2 })
    expect((await search({ query: 'otters' }, as)).output).toContain('Not done')
    expect(await credits()).toBe(before - 3)
  })

  it('tells the model what stands in the way, and never the key', async () => {
    await use('tavily', 'a-wrong-key')
    const { output, told } = await search({ query: 'otters' })
    expect(told).toMatchObject({ failed: true })
    expect(output).toMatch(/refused/)
    expect(output).not.toContain('a-wrong-key')
  })
})

describe('whether it is offered', () => {
  const isOffered = async (app: TestApp) => {
    const offered = await app.call(api.tools.list, {}, { as: app.guest() })
    return offered.some(({ name }) => name === 'web_search')
  }

  it('depends on somebody who answers', async () => {
    expect(await isOffered(test)).toBe(false)
    await test.configure({ searchProvider: 'auto' })
    expect(await isOffered(test)).toBe(false)
    await test.configure({ searchProvider: 'brave', searchAddress: '', searchKey: '' })
    expect(await isOffered(test)).toBe(false)
  })

  it('is so by the environment where the site says nothing else', async () => {
    const searchEnvironment = { searxngUrl: upstream.url, tavilyKey: '', braveKey: '' }
    const other = await createTestApp({ searchEnvironment })
    expect(await isOffered(other)).toBe(true)
    await other.configure({ searchProvider: 'none' })
    expect(await isOffered(other)).toBe(false)
    await other.close()
  })
})
