import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EngineError } from '../../errors.ts'
import { type BalanceManner, describeBalance } from '../../testing/balance-replies.ts'
import { startOpenAiServer } from '../../testing/openai-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { UpstreamServer } from '../../testing/upstream-server.ts'
import { createBalanceReader } from './openai-compatible.balance.ts'

const key = 'sk-secret-key-of-this-test'
let io: TestIo
let server: UpstreamServer | undefined
beforeEach(() => {
  io = createTestIo()
})
afterEach(async () => {
  await io.close()
  await server?.close()
})

async function readFrom(manner: BalanceManner | 'none', apiKey = key) {
  const respond = manner === 'none' ? {} : { respond: describeBalance(manner, key) }
  server = await startOpenAiServer({ key, ...respond })
  return createBalanceReader({ baseUrl: server.url, apiKey }).readBalance(io)
}

describe('an address that is no vendor’s own', () => {
  it.each<[BalanceManner, string]>([
    ['moonshot', 'CNY'],
    ['siliconflow', 'CNY'],
    ['openrouter', 'USD'],
    ['openrouter-key', 'USD'],
    ['one-api', 'USD'],
  ])('tells its balance in the way of %s', async (manner, currency) => {
    expect(await readFrom(manner)).toEqual([{ amount: 88.5, currency }])
  })

  it('tells an amount for each currency in the way of DeepSeek', async () => {
    expect(await readFrom('deepseek')).toEqual([
      { amount: 88.5, currency: 'CNY' },
      { amount: 1, currency: 'USD' },
    ])
  })

  it.each(['none', 'one-api-boundless'] as const)('with %s tells nothing', async (manner) => {
    expect(await readFrom(manner)).toBeNull()
  })

  it('tells nothing to a wrong key, and is not asked without one', async () => {
    expect(await readFrom('one-api', 'sk-wrong')).toBeNull()
    await server?.close()
    expect(await readFrom('one-api', '')).toBeNull()
    expect(server?.requests).toEqual([])
  })

  it('that cannot be reached is a failure', async () => {
    server = await startOpenAiServer()
    const reader = createBalanceReader({ baseUrl: server.url, apiKey: key })
    await server.close()
    await expect(reader.readBalance(io)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('a vendor’s own address', () => {
  const body = (json: unknown) => ({ body: JSON.stringify(json) })
  const moonshot = body({ code: 0, data: { available_balance: 5 }, status: true })
  const siliconFlow = body({ code: 20000, data: { totalBalance: '5.00' } })
  const deepSeek = body({ balance_infos: [{ currency: 'USD', total_balance: '5.00' }] })
  const credits = body({ data: { total_credits: 9, total_usage: 4 } })

  it.each([
    ['https://api.deepseek.com/v1', 'https://api.deepseek.com/user/balance', deepSeek, 'USD'],
    ['https://api.deepseek.com', 'https://api.deepseek.com/user/balance', deepSeek, 'USD'],
    ['https://api.moonshot.cn/v1', 'https://api.moonshot.cn/v1/users/me/balance', moonshot, 'CNY'],
    ['https://api.moonshot.ai/v1/', 'https://api.moonshot.ai/v1/users/me/balance', moonshot, 'USD'],
    [
      'https://api.siliconflow.cn/v1',
      'https://api.siliconflow.cn/v1/user/info',
      siliconFlow,
      'CNY',
    ],
    [
      'https://api.siliconflow.com/v1',
      'https://api.siliconflow.com/v1/user/info',
      siliconFlow,
      'USD',
    ],
    ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1/credits', credits, 'USD'],
  ])('%s is asked at %s alone', async (baseUrl, asked, reply, currency) => {
    const vendor = createReplyingIo(reply)
    const balance = await createBalanceReader({ baseUrl, apiKey: key }).readBalance(vendor)
    expect(balance).toEqual([{ amount: 5, currency }])
    expect(vendor.sent.map(({ url }) => url)).toEqual([asked])
    expect(vendor.sent[0]?.headers.authorization).toBe(`Bearer ${key}`)
  })

  it.each([
    'https://api.openai.com/v1',
    'https://api.groq.com/openai/v1',
    'http://localhost:11434/v1',
  ])('%s does not tell, and is not asked', async (baseUrl) => {
    const vendor = createReplyingIo(credits)
    expect(await createBalanceReader({ baseUrl, apiKey: key }).readBalance(vendor)).toBeNull()
    expect(vendor.sent).toEqual([])
  })

  it('that refuses the key is a failure, which does not hold the key', async () => {
    const refusal = {
      error: { message: `Authentication Fails, ${key} is invalid`, type: 'authentication_error' },
    }
    const vendor = createReplyingIo({ status: 401, ...body(refusal) })
    const reader = createBalanceReader({ baseUrl: 'https://api.deepseek.com/v1', apiKey: key })
    const failure = await reader.readBalance(vendor).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EngineError)
    expect(failure).toMatchObject({ kind: 'auth', status: 401 })
    expect(String(failure)).not.toContain(key)
  })

  it('that answers with something else tells nothing', async () => {
    for (const reply of [
      { body: '<html>' },
      body({ balance_infos: [] }),
      body({ error: { message: 'x' } }),
    ]) {
      const reader = createBalanceReader({ baseUrl: 'https://api.deepseek.com/v1', apiKey: key })
      expect(await reader.readBalance(createReplyingIo(reply))).toBeNull()
    }
  })
})
