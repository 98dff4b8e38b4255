// What every reply carries, and what becomes of requests that come too often, over the whole app.
import { api } from '@atelier/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, openServerBeside, type TestApp } from '../../testing/test-app.ts'
import { limitRates } from './limit-rates.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await test.app.inject({ url, headers: { host: 'localhost', ...headers } })).headers

describe('every reply', () => {
  it.each(['/api/config/querySite', '/api/nowhere', '/healthz', '/', '/favicon.svg'])(
    '%s is taken for nothing else, framed by nobody else and asks for no device',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      })
    },
  )

  it('of the API runs nothing, whatever is in it', async () => {
    for (const url of ['/api/config/querySite', '/api/nowhere'])
      expect((await headersOf(url))['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  it('to an address that was cut off within an escape is one of ours', async () => {
    for (const url of ['/share/%e4%b8', '/api/help/%e4', '/%']) {
      const reply = await test.app.inject({
        url,
        headers: { host: 'localhost', 'accept-language': 'en-US' },
      })
      expect([url, reply.statusCode, reply.json().error]).toEqual([url, 404, 'request.not_found'])
      expect(reply.json().requestId).toBe(reply.headers['x-request-id'])
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      })
    }
  })

  it('of the page that documents the API runs what it came with, and asks this server alone', async () => {
    const { headers, body } = await test.app.inject({
      url: '/api/docs/',
      headers: { host: 'localhost' },
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(body).toContain('<script')
    expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe/)
  })

  it('holds browsers to TLS where it came by TLS, and only there', async () => {
    const secure = await headersOf('/', { 'x-forwarded-proto': 'https' })
    expect(secure['strict-transport-security']).toMatch(/^max-age=\d+$/)
    expect(await headersOf('/')).not.toHaveProperty('strict-transport-security')
  })
})

describe('a call that may not be made often', () => {
  const login = (app: TestApp['app'], remoteAddress: string, username = 'nobody') =>
    app.inject({
      method: 'POST',
      url: `/api${api.auth.login.path}`,
      remoteAddress,
      headers: { host: 'localhost' },
      payload: { username, password: 'wrong horse' },
    })

  it('is counted by all servers together, and by network', async () => {
    const beside = await openServerBeside(test)
    const other = beside.app
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await login(n % 2 ? other : test.app, `2001:db8::${n}`)).statusCode)
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
    const refused = await login(other, '2001:db8::77')
    expect(refused.json()).toMatchObject({ error: 'request.too_fast' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Elsewhere, about somebody whose name was not tried so often.
    expect((await login(other, '2001:db8:1::1', 'somebody')).statusCode).toBe(422)
    await beside.close()
  })

  it('and is counted by caller is so whatever stands behind the credential', async () => {
    const app = Fastify()
    const limit = { max: 2, windowMs: 60_000, of: 'caller' } as const
    await limitRates(app, test.services.accounts)
    app.get('/often', { config: { rate: limit } }, async () => 'done')
    const ask = async (authorization: string) =>
      (await app.inject({ url: '/often', headers: { authorization } })).statusCode
    const statuses = []
    for (const more of ['', ' a', ' b', ' c d']) statuses.push(await ask(`Bearer one${more}`))
    expect(statuses.map((status) => status === 200)).toEqual([true, true, false, false])
    expect(await ask('Bearer another')).toBe(200)
    await app.close()
  })

  it('of guests, who make their own ids, is counted by address', async () => {
    const app = Fastify()
    const limit = { max: 2, windowMs: 60_000, of: 'caller' } as const
    await limitRates(app, test.services.accounts)
    app.get('/often/guests', { config: { rate: limit } }, async () => 'done')
    const ask = async (authorization: string, remoteAddress = '203.0.113.9') =>
      (await app.inject({ url: '/often/guests', remoteAddress, headers: { authorization } }))
        .statusCode
    const statuses = []
    for (const n of [1, 2, 3]) statuses.push(await ask(`Guest guest-of-that-number-${n}`))
    statuses.push(await ask('Nobody at-all'))
    expect(statuses.map((status) => status === 200)).toEqual([true, true, false, false])
    expect(await ask('Guest guest-of-that-number-3', '203.0.113.10')).toBe(200)
    expect(await ask('Bearer one-who-is-there')).toBe(200)
    await app.close()
  })
})

it('a line waits for the head of a request, and for anything to move, only so long', () => {
  expect(test.app.server.headersTimeout).toBe(20_000)
  expect(test.app.server.timeout).toBe(600_000)
})

it('a body that would take far more memory than it is long is refused unparsed', async () => {
  const send = (values: number, authorization: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api${api.chat.process.path}`,
      headers: { host: 'localhost', 'content-type': 'application/json', authorization },
      payload: `{"prompt":"","more":[${'{},'.repeat(values)}{}]}`,
    })
  expect((await send(10, test.guest())).json()).toMatchObject({ error: 'chat.empty_prompt' })
  const refused = await send(1_100_000, test.guest())
  expect(refused.json()).toMatchObject({ error: 'request.invalid' })
  // Of a stranger it is not even read.
  expect((await send(1_100_000, '')).json()).toMatchObject({ error: 'auth.required' })
})
