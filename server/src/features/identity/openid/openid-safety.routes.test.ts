import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, type OpenidHarness, startOpenidHarness } from '../../../testing/openid-harness.ts'
import { failing } from '../../../testing/scanning.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const { exchange, link } = api.openid
const { getInfo } = api.auth
const studio = 'studio.localhost'
const expired = failing('openid.expired', 404)
const refused = failing('openid.refused', 422)

let harness: OpenidHarness
let test: TestApp
beforeAll(async () => {
  harness = await startOpenidHarness()
  test = harness.test
})
afterEach(async () => {
  harness.aheadMs = 0
  harness.provider.trouble = undefined
  harness.provider.alter = undefined
})
afterAll(() => harness.close())

const comeBackTo = async (address: string) => codeIn(await harness.comeBack(address))

describe('going there', () => {
  it('asks for a code by a challenge, with a state and a nonce, and for no e-mail address', async () => {
    const { searchParams } = new URL(await harness.begin({ as: test.guest() }))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'atelier',
      redirect_uri: 'http://localhost/api/auth/openidCallback',
      scope: 'openid profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('asks the provider who it is once an hour', async () => {
    const discoveries = () =>
      harness.provider.asked.filter((path) => path === '/.well-known/openid-configuration').length
    await harness.begin({ as: test.guest() })
    const before = discoveries()
    await harness.begin({ as: test.guest() })
    expect(discoveries()).toBe(before)
    harness.aheadMs = 60 * 60_000
    await harness.begin({ as: test.guest() })
    expect(discoveries()).toBe(before + 1)
  })
})

describe('coming back', () => {
  it('leads to the place where it began, and to no other site', async () => {
    const as = test.guest()
    const cameBack = async (cameFrom: string) =>
      (
        await harness.comeBack(await harness.provider.allow(await harness.begin({ as, cameFrom })))
      ).replace(/=[\w-]{43}$/, '=code')
    expect(await cameBack('/Chat?group=3')).toBe('/Chat?group=3&openid=code')
    expect(await cameBack('//evil.example/')).toBe('/?openid=code')
  })

  it('works once with a state', async () => {
    const as = test.guest()
    harness.provider.visitor = { sub: 'replay' }
    const address = await harness.provider.allow(await harness.begin({ as }))
    const first = await comeBackTo(address)
    expect(await harness.end(await comeBackTo(address), { as })).toMatchObject(expired)
    expect((await harness.end(first, { as })).status).toBe(200)
  })

  it('works within ten minutes, and with a code within two', async () => {
    const as = test.guest()
    harness.provider.visitor = { sub: 'slow' }
    const slow = await harness.provider.allow(await harness.begin({ as }))
    harness.aheadMs = 10 * 60_000
    expect(await harness.end(await comeBackTo(slow), { as })).toMatchObject(expired)
    harness.aheadMs = 0
    const code = await harness.allowed({ as })
    harness.aheadMs = 2 * 60_000
    expect(await harness.end(code, { as })).toMatchObject(expired)
  })

  it('works on the site where it began alone', async () => {
    const as = test.guest()
    harness.provider.visitor = { sub: 'sites' }
    const address = await harness.provider.allow(await harness.begin({ as }))
    const foreign = codeIn(await harness.comeBack(address, studio))
    expect(await harness.end(foreign, { as, host: studio })).toMatchObject(expired)
    expect((await harness.end(await comeBackTo(address), { as })).status).toBe(200)
  })

  it('asks nobody when the state is made up, and is refused without one', async () => {
    const before = harness.provider.asked.length
    const path = '/api/auth/openidCallback?code=c'
    const code = await comeBackTo(`http://localhost${path}&state=made-up`)
    expect(await harness.end(code, { as: test.guest() })).toMatchObject(expired)
    expect(harness.provider.asked.length).toBe(before)
    const reply = await test.app.inject({ url: path, headers: { host: 'localhost' } })
    expect(reply.json()).toMatchObject({ code: 422, error: 'request.invalid' })
  })

  it('with the code of another login is refused, for it was asked for by another challenge', async () => {
    const [one, two] = [test.guest(), test.guest()]
    harness.provider.visitor = { sub: 'mixed' }
    const first = new URL(await harness.provider.allow(await harness.begin({ as: one })))
    const second = new URL(await harness.provider.allow(await harness.begin({ as: two })))
    second.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect(await harness.end(await comeBackTo(second.href), { as: two })).toMatchObject(refused)
  })

  it('with a code that has been used is refused', async () => {
    const [one, two] = [test.guest(), test.guest()]
    harness.provider.visitor = { sub: 'used' }
    const first = new URL(await harness.provider.allow(await harness.begin({ as: one })))
    expect((await harness.end(await comeBackTo(first.href), { as: one })).status).toBe(200)
    const again = new URL(await harness.provider.allow(await harness.begin({ as: two })))
    again.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect(await harness.end(await comeBackTo(again.href), { as: two })).toMatchObject(refused)
  })

  it('from another provider than was asked is refused', async () => {
    const as = test.guest()
    const address = new URL(await harness.provider.allow(await harness.begin({ as })))
    address.searchParams.set('iss', 'https://evil.example')
    expect(await harness.end(await comeBackTo(address.href), { as })).toMatchObject(refused)
  })
})

describe('an id token', () => {
  it('as the provider signed it is believed', async () => {
    harness.provider.alter = { claims: (claims) => ({ ...claims, name: 'In the token' }) }
    const made = await harness.loggedIn({ sub: 'token' }, { as: test.guest() })
    expect(made.userInfo.name).toBe('In the token')
  })

  it.each([
    ['a stranger has signed', { claims: (claims: object) => ({ ...claims }), forged: true }],
    ['has another nonce', { claims: (claims: object) => ({ ...claims, nonce: 'x'.repeat(43) }) }],
    ['has no nonce', { claims: (claims: object) => ({ ...claims, nonce: undefined }) }],
    ['is for another client', { claims: (claims: object) => ({ ...claims, aud: 'another' }) }],
    ['is of another provider', { claims: (claims: object) => ({ ...claims, iss: 'https://e.x' }) }],
    ['has run out', { claims: (claims: object) => ({ ...claims, exp: 1_600_000_000 }) }],
    ['names nobody', { claims: (claims: object) => ({ ...claims, sub: undefined }) }],
    [
      'names somebody endlessly',
      { claims: (claims: object) => ({ ...claims, sub: 's'.repeat(256) }) },
    ],
  ])('that %s is refused', async (_, alter) => {
    harness.provider.alter = alter
    expect(await harness.logIn({ sub: 'altered' }, { as: test.guest() })).toMatchObject(refused)
  })
})

describe('the code of a login', () => {
  it('is good for whoever began it alone, and once', async () => {
    const victim = test.guest()
    const attacker = await test.member('attacker')
    harness.provider.visitor = { sub: 'lured' }
    // The address of an attacker's login, opened and allowed by somebody else.
    const lured = await harness.allowed({ as: attacker })
    expect(await harness.end(lured, { as: victim })).toMatchObject(expired)
    expect(await test.ask(exchange, { code: lured })).toMatchObject(failing('auth.required', 401))
    const as = test.guest()
    const code = await harness.allowed({ as })
    expect((await harness.end(code, { as })).status).toBe(200)
    expect(await harness.end(code, { as })).toMatchObject(expired)
  })

  it('binds an account to a member who has just logged in, not to a session that was left open', async () => {
    const as = await test.member('left-open')
    harness.aheadMs = 10 * 60_000 + 1000
    const answer = await test.ask(link, {}, { as, from: harness.elsewhere() })
    expect(answer).toMatchObject(failing('auth.log_in_again', 409))
    expect((await test.ask(link, {}, { as: test.guest() })).status).toBe(200)
  })

  it('stands nowhere in the database, nor do state, nonce or verifier', async () => {
    const address = new URL(await harness.begin({ as: test.guest() }))
    const code = await harness.allowed({ as: test.guest() })
    const { rows } = await test.database.pool.query('select * from openid_logins')
    const kept = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(1)
    const secrets = ['state', 'nonce', 'code_challenge'].map((key) => address.searchParams.get(key))
    for (const secret of [code, ...secrets, 'codeVerifier']) expect(kept).not.toContain(secret)
  })

  it('that nobody came for is removed', async () => {
    await harness.allowed({ as: test.guest() })
    harness.aheadMs = 24 * 60 * 60_000
    await harness.begin({ as: test.guest() })
    const { rows } = await test.database.pool.query('select 1 from openid_logins')
    expect(rows).toHaveLength(1)
  })
})

describe('a login that does not work out', () => {
  it('because it was declined changes nothing, and is said where it began', async () => {
    const as = await test.member('hesitant')
    const page = await harness.begin({ as, cameFrom: '/user-center' })
    const back = await harness.comeBack(await harness.provider.decline(page))
    expect(back).toMatch(/^\/user-center\?openid=/)
    expect(await harness.end(codeIn(back), { as })).toMatchObject(failing('openid.denied', 420))
    expect((await test.call(getInfo, {}, { as })).userInfo.otherWays).toBe(0)
  })

  it.each([
    ['temporarily_unavailable', 'openid.unavailable', 502],
    ['unauthorized_client', 'openid.misconfigured', 502],
    ['something_new', 'openid.refused', 422],
  ] as const)('because the provider sends back %s answers %s', async (error, code, status) => {
    const as = test.guest()
    const address = new URL(await harness.provider.allow(await harness.begin({ as })))
    address.searchParams.delete('code')
    address.searchParams.set('error', error)
    expect(await harness.end(await comeBackTo(address.href), { as })).toMatchObject(
      failing(code, status),
    )
  })

  it.each([
    [{ status: 503 }, 'openid.unavailable', 502],
    ['silence', 'openid.unavailable', 502],
    ['flood', 'openid.unavailable', 502],
    [{ words: 'no JSON' }, 'openid.misconfigured', 502],
    [{ status: 404 }, 'openid.misconfigured', 502],
  ] as const)(
    'because the provider answers servers with %j is %s',
    async (trouble, code, status) => {
      const as = test.guest()
      const address = await harness.provider.allow(await harness.begin({ as }))
      harness.provider.trouble = trouble
      expect(await harness.end(await comeBackTo(address), { as })).toMatchObject(
        failing(code, status),
      )
      // What is known of it was forgotten: the next one hears at once.
      expect(await test.ask(link, {}, { as, from: harness.elsewhere() })).toMatchObject(
        failing(code, status),
      )
    },
  )

  it('because the provider leads elsewhere follows it nowhere', async () => {
    harness.aheadMs = 2 * 60 * 60_000
    harness.provider.trouble = { redirect: `${harness.provider.url}/followed` }
    const as = test.guest()
    expect(await test.ask(link, {}, { as, from: harness.elsewhere() })).toMatchObject(
      failing('openid.misconfigured', 502),
    )
    expect(harness.provider.asked).not.toContain('/followed')
  })

  it.each([
    ['the secret is wrong', { openidClientSecret: 'wrong' }, 'openid.misconfigured'],
    ['nobody is at the address', { openidIssuer: 'http://127.0.0.1:9' }, 'openid.unavailable'],
    ['the host is unknown', { openidIssuer: 'https://nowhere.invalid' }, 'openid.unavailable'],
  ] as const)('because %s answers clearly', async (_, settings, code) => {
    await harness.setUp('studio', settings)
    const as = test.guest()
    const begun = await test.ask(link, {}, { as, host: studio, from: harness.elsewhere() })
    const answer = begun.body.success
      ? await harness.end(
          codeIn(await harness.comeBack(await harness.provider.allow(begun.body.data.url), studio)),
          { as, host: studio },
        )
      : begun
    await harness.setUp('studio')
    expect(answer).toMatchObject(failing(code, 502))
  })

  it('because the secret was sealed under another key answers that it is set up wrongly', async () => {
    await test.database.pool.query(
      `update site_settings set value = '{"sealed": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}'
       where key = 'openidClientSecret'`,
    )
    test.services.sites.forget()
    const answer = await test.ask(link, {}, { as: test.guest(), from: harness.elsewhere() })
    for (const code of ['atelier', 'studio']) await harness.setUp(code)
    expect(answer).toMatchObject(failing('openid.misconfigured', 502))
  })

  it('because the database is away leads to a page all the same', async () => {
    const address = await harness.provider.allow(await harness.begin({ as: test.guest() }))
    await test.database.pool.query('alter table openid_logins rename to elsewhere')
    try {
      expect(await harness.comeBack(address)).toBe('/?openid=lost')
    } finally {
      await test.database.pool.query('alter table elsewhere rename to openid_logins')
    }
  })
})
