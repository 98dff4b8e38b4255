import { api } from '@atelier/contract'
import { engines } from '@atelier/engines/catalog'
import { startOpenAiServer } from '@atelier/engines/testing/openai-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ownKey, type SaveInput, useOwnConnections } from './testing/own-harness.ts'

const own = useOwnConnections()
const calls = api.ownConnections

describe('a member', () => {
  it('begins without a connection, with the APIs to choose from', async () => {
    const { connection, apis } = await own.test.call(calls.read, {}, { as: own.member })
    expect(connection).toBeNull()
    expect(apis).toContainEqual({
      id: 'deepseek',
      label: 'DeepSeek',
      needsKey: true,
      defaultBaseUrl: 'https://api.deepseek.com/v1',
    })
    expect(await own.models()).toEqual([])
  })

  it('keeps a connection that works, and never sees its key again', async () => {
    const saved = await own.save({ httpsProxy: '', timeoutMs: 30_000 })
    expect(saved).toMatchObject({
      saved: true,
      problem: null,
      connection: {
        api: 'other',
        label: 'OpenAI-compatible',
        reverseProxy: own.upstream.url,
        timeoutMs: 30_000,
        hasKey: true,
        hasProxyPassword: false,
        models: 3,
      },
    })
    const state = await own.test.call(calls.read, {}, { as: own.member })
    expect(state.connection).toEqual(saved.connection)
    expect(JSON.stringify([saved, state])).not.toContain(ownKey)
    expect((await own.models()).map(({ name, own }) => [name, own])).toEqual([
      ['gpt-4o-mini', true],
      ['gpt-5.6-luna', true],
      ['deepseek-reasoner', true],
    ])
    const rows = await own.test.database.pool.query('select settings from own_connections')
    expect(JSON.stringify(rows.rows)).not.toContain(ownKey)
  })

  it('keeps the key while the address stays, and has to give it again for another', async () => {
    await own.save()
    expect(await own.save({ apiKey: undefined, timeoutMs: 2000 })).toMatchObject({
      saved: true,
      connection: { hasKey: true, timeoutMs: 2000, models: 3 },
    })
    const fields = await own.refused({ apiKey: undefined, reverseProxy: 'http://127.0.0.2:9/v1' })
    expect(Object.keys(fields)).toEqual(['apiKey'])
  })

  it('keeps the numbers of models that are listed again', async () => {
    await own.save()
    const before = await own.models()
    await own.save({ timeoutMs: 5000 })
    expect(await own.models()).toEqual(before)
  })

  it('is told what is wrong with each field, in the language of the caller', async () => {
    const wrong = {
      api: 'deepseek',
      apiKey: '',
      reverseProxy: 'nonsense nonsense',
      socksProxy: 'http://x',
    }
    expect(Object.keys(await own.refused(wrong))).toEqual(['reverseProxy', 'socksProxy', 'apiKey'])
    expect((await own.refused(wrong, 'zh-CN')).apiKey).toBe('请填写密钥。')
    expect((await own.refused(wrong, 'zh-TW')).apiKey).toBe('請填寫金鑰。')
    expect(await own.refused({ timeoutMs: 999 })).toHaveProperty('timeoutMs')
    expect(await own.refused({ timeoutMs: 2_400_001 })).toHaveProperty('timeoutMs')
    expect(await own.refused({ api: 'nobody' })).toHaveProperty('api')
  })

  it('is told why a connection does not work, and keeps what was there', async () => {
    await own.save()
    const failed = await own.save({ apiKey: 'sk-a-wrong-key' })
    expect(failed).toMatchObject({
      saved: false,
      problem: {
        code: 'own_connections.auth',
        message: expect.stringContaining('Incorrect API key provided'),
      },
      connection: { models: 3 },
    })
    expect(JSON.stringify(failed)).not.toContain('sk-a-wrong-key')
    expect(
      await own.ask({ gptModelUserId: (await own.firstModel()).id, prompt: 'Hi' }),
    ).toContainEqual(expect.objectContaining({ type: 'finish' }))
  })

  it('may keep a connection that does not work when they insist', async () => {
    const away = await startOpenAiServer()
    await away.close()
    const saved = await own.save({ reverseProxy: away.url, insist: true })
    expect(saved).toMatchObject({
      saved: true,
      problem: {
        code: 'own_connections.unavailable',
        message: expect.stringContaining(new URL(away.url).host),
      },
      connection: { reverseProxy: away.url, models: 0 },
    })
    expect(await own.models()).toEqual([])
  })

  it('loses the models of an upstream that is replaced by one that does not work', async () => {
    await own.save()
    const { id } = await own.firstModel()
    await own.save({ reverseProxy: 'http://127.0.0.1:9/v1', insist: true })
    expect(await own.models()).toEqual([])
    const { status } = await own.test.ask(
      api.chat.process,
      { gptModelUserId: id, prompt: 'Hi' },
      { as: own.member },
    )
    expect(status).toBe(404)
  })

  it('is told when an upstream lists nothing that can chat', async () => {
    const mute = await startOpenAiServer({ models: ['text-embedding-3-small'] })
    expect(await own.save({ reverseProxy: mute.url })).toMatchObject({
      saved: false,
      problem: { code: 'own_connections.no_models' },
    })
    await mute.close()
  })

  it('forgets the connection, its key and its models', async () => {
    await own.save()
    const { id } = await own.firstModel()
    await own.test.call(calls.delete, {}, { as: own.member })
    await own.test.call(calls.delete, {}, { as: own.member })
    expect((await own.test.call(calls.read, {}, { as: own.member })).connection).toBeNull()
    expect(await own.models()).toEqual([])
    const { status } = await own.test.ask(
      api.chat.process,
      { gptModelUserId: id, prompt: 'Hi' },
      { as: own.member },
    )
    expect(status).toBe(404)
  })
})

describe('the balance', () => {
  it('is what the upstream tells', async () => {
    await own.save()
    expect(await own.test.call(calls.balance, {}, { as: own.member })).toEqual({
      amounts: [{ amount: 88.5, currency: 'USD' }],
      at: expect.any(String),
    })
  })

  it('is nothing where the upstream does not tell', async () => {
    const mute = await startOpenAiServer({ key: ownKey })
    await own.save({ reverseProxy: mute.url })
    expect((await own.test.call(calls.balance, {}, { as: own.member })).amounts).toBeNull()
    await mute.close()
    const { status, body } = await own.test.ask(
      calls.balance,
      {},
      { as: own.member, language: 'en-US' },
    )
    expect([status, body]).toMatchObject([502, { error: 'own_connections.unavailable' }])
  })

  it('needs a connection', async () => {
    const { status, body } = await own.test.ask(calls.balance, {}, { as: own.member })
    expect([status, body]).toMatchObject([404, { error: 'own_connections.none' }])
  })
})

describe('where private addresses are not allowed', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp({ engines })
  })
  afterAll(() => strict.close())

  it('no address and no proxy leads into the own network', async () => {
    const as = await strict.member('strict')
    const before = own.upstream.requests.length
    const cases: [Partial<SaveInput>, string][] = [
      [{}, 'reverseProxy'],
      [{ reverseProxy: own.upstream.url.replace('127.0.0.1', 'localhost') }, 'reverseProxy'],
      [{ reverseProxy: 'http://169.254.169.254/latest' }, 'reverseProxy'],
      [{ reverseProxy: 'https://1.1.1.1/v1', httpsProxy: '10.0.0.1:3128' }, 'httpsProxy'],
      [{ reverseProxy: 'https://1.1.1.1/v1', socksProxy: 'localhost:1080' }, 'socksProxy'],
    ]
    for (const [change, field] of cases) {
      const { status, body } = await strict.ask(
        calls.save,
        own.given({ ...change, insist: true }),
        {
          as,
        },
      )
      expect(status).toBe(422)
      expect(body.success ? [] : body.fields?.map((each) => each.field)).toEqual([field])
    }
    expect((await strict.call(calls.read, {}, { as })).connection).toBeNull()
    expect(own.upstream.requests.length).toBe(before)
  })

  it('servers of one’s own may be chosen by name, but not beside us', async () => {
    const as = await strict.member('strict-too')
    const { apis } = await strict.call(calls.read, {}, { as })
    expect(apis.find(({ id }) => id === 'ollama')?.defaultBaseUrl).toBe('')
    for (const reverseProxy of ['', 'http://localhost:11434/v1', 'http://10.0.0.7:11434/v1']) {
      const { status, body } = await strict.ask(
        calls.save,
        own.given({ api: 'ollama', reverseProxy, insist: true }),
        { as },
      )
      expect(status).toBe(422)
      expect(body.success ? [] : body.fields?.map((each) => each.field)).toEqual(['reverseProxy'])
    }
    expect((await strict.call(calls.read, {}, { as })).connection).toBeNull()
  })
})

describe('the log', () => {
  it('has not held a key', () => {
    const all = own.logged.join('')
    expect(all).not.toBe('')
    for (const secret of [ownKey, 'sk-a-wrong-key']) expect(all).not.toContain(secret)
  })
})
