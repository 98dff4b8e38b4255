import { api } from '@atelier/contract'
import { promptBounds } from '@atelier/contract/prompt-list'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BlockedAddress } from '../../../platform/http/address-guard.ts'
import { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

/** What the web answers with; what is not here goes to the real guard. */
const web = new Map<string, { status: number; body: string }>()
const fetchGuarded: typeof guardedFetch = async (address, limits) => {
  const page = web.get(address)
  if (!page) return guardedFetch(address, limits)
  const bytes = new TextEncoder().encode(page.body)
  if (bytes.length > limits.bytes) throw new Error('the reply is too large')
  return { status: page.status, contentType: 'application/json', bytes }
}

let test: TestApp
let ada: Credential
let names = 0
beforeAll(async () => {
  test = await createTestApp({ fetchGuarded })
})
afterAll(() => test.close())
beforeEach(async () => {
  names += 1
  ada = await test.member(`ada${names}`)
})

const { prompts } = api
const add = (title: string, content: string) =>
  test.call(prompts.add, { title, content }, { as: ada })
const list = () => test.call(prompts.list, {}, { as: ada })
const titles = async () => (await list()).rows.map(({ title }) => title)
const refusal = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  return { status, ...(body as { message: string; error: string }) }
}

describe('an import', () => {
  it('adds what is new in its order, and names what it left out', async () => {
    await add('Poet', 'Write a poem')
    const request = [
      { title: 'Cook', content: 'Write a recipe' },
      { title: 'Poet', content: 'Other words' },
      { title: 'Bard', content: 'Write a poem' },
      { title: 'Cook', content: 'Twice in one list' },
      { title: 'Chef', content: 'Write a recipe' },
      { title: 'Guide', content: 'Show me around', tags: ['trip'] },
    ]
    expect(await test.call(prompts.import, { prompts: request }, { as: ada })).toEqual({
      added: 2,
      skippedTitles: ['Poet', 'Cook'],
      skippedContents: ['Bard', 'Chef'],
    })
    expect(await titles()).toEqual(['Cook', 'Guide', 'Poet'])
  })

  it('that leads over the bound adds nothing', async () => {
    const { pool } = test.database
    const { rows } = await pool.query('select id from accounts where username = $1', [
      `ada${names}`,
    ])
    await pool.query(
      `insert into prompts (owner_id, title, content, tags, created_at, updated_at)
       select $1, 'T' || n, 'C' || n, '{}', now(), now() from generate_series(1, $2::int) n`,
      [rows[0].id, promptBounds.prompts - 1],
    )
    const request = [
      { title: 'Last', content: 'Still fits' },
      { title: 'Over', content: 'Does not' },
    ]
    const asked = test.ask(prompts.import, { prompts: request }, { as: ada })
    expect(await refusal(asked)).toMatchObject({ status: 409, error: 'prompts.too_many' })
    expect((await list()).total).toBe(promptBounds.prompts - 1)
    await add('Last', 'Still fits')
    const over = test.ask(prompts.add, { title: 'Over', content: 'Does not' }, { as: ada })
    expect(await refusal(over)).toMatchObject({ status: 409, error: 'prompts.too_many' })
  })
})

describe('a list of another site', () => {
  const address = 'https://lists.example/prompts.json'
  const fetchList = (at = address) =>
    test.ask(prompts.fetch, { address: at }, { as: ada, language: 'en-US' })
  const put = (body: string, status = 200) => web.set(address, { status, body })

  it('is read and not kept', async () => {
    put(JSON.stringify([{ act: 'Poet', prompt: 'Write a poem' }]))
    const { body } = await fetchList()
    expect(body.data).toEqual([{ title: 'Poet', content: 'Write a poem', tags: [], problem: null }])
    expect(await titles()).toEqual([])
  })

  it.each([
    ['that is no JSON', 'hello', 200],
    ['that answers with a failure', '[]', 404],
    ['that is too large', `["${'x'.repeat(promptBounds.listBytes)}"]`, 200],
  ])('%s is said to be unreadable', async (_, body, status) => {
    put(body, status)
    expect(await refusal(fetchList())).toMatchObject({
      status: 422,
      error: 'prompts.unreadable',
      message: 'Please check the network status and JSON file validity',
    })
  })

  it('with other keys is said to have them', async () => {
    put('[{"name":"Poet"}]')
    expect(await refusal(fetchList())).toMatchObject({
      status: 422,
      error: 'prompts.mismatch',
      message: 'Key value mismatch',
    })
  })

  it.each(['http://127.0.0.1/', 'http://localhost:1/', 'http://[::1]/', 'http://10.0.0.7/x.json'])(
    'in a private network is refused with the reason: %s',
    async (at) => {
      expect(await refusal(fetchList(at))).toMatchObject({
        status: 403,
        error: 'prompts.blocked_address',
        message: expect.stringContaining('address is private'),
      })
      await expect(guardedFetch(at, { bytes: 1, timeoutMs: 1000, redirects: 0 })).rejects.toThrow(
        BlockedAddress,
      )
    },
  )

  it('is not one of another protocol', async () => {
    expect(await refusal(fetchList('ftp://lists.example/prompts.json'))).toMatchObject({
      status: 422,
      error: 'request.invalid',
    })
  })
})
