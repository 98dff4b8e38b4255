import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '../../../testing/authenticator.ts'
import { codeIn, failing, type Scanning, startScanning } from '../../../testing/scanning.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const { exchange } = api.messaging
const { accountSecurity } = api
const { getInfo } = api.auth
const studio = 'studio.localhost'

let scanning: Scanning
let test: TestApp
beforeAll(async () => {
  scanning = await startScanning()
  test = scanning.test
})
afterEach(() => {
  scanning.aheadMs = 0
  scanning.vendor.trouble = undefined
})
afterAll(() => scanning.close())

describe('coming back', () => {
  it('leads to the place where it began, and to no other site', async () => {
    const as = test.guest()
    const cameBack = async (cameFrom: string) =>
      (
        await scanning.comeBack(scanning.vendor.allow(await scanning.begin({ as, cameFrom })))
      ).replace(/=[\w-]{43}$/, '=code')
    expect(await cameBack('/Chat?group=3')).toBe('/Chat?group=3&messaging=code')
    expect(await cameBack('//evil.example/')).toBe('/?messaging=code')
  })

  it('works once with a state', async () => {
    const as = test.guest()
    scanning.vendor.scanner = { openid: 'oReplay' }
    const address = await scanning.begin({ as })
    const first = await scanning.comeBack(scanning.vendor.allow(address))
    const replayed = await scanning.comeBack(scanning.vendor.allow(address))
    expect(await scanning.end(codeIn(replayed), { as })).toMatchObject(
      failing('messaging.expired', 404),
    )
    expect((await scanning.end(codeIn(first), { as })).status).toBe(200)
  })

  it('works within ten minutes, and with a code within two', async () => {
    const as = test.guest()
    const expired = failing('messaging.expired', 404)
    const slow = await scanning.begin({ as })
    scanning.aheadMs = 10 * 60_000
    expect(
      await scanning.end(codeIn(await scanning.comeBack(scanning.vendor.allow(slow))), { as }),
    ).toMatchObject(expired)
    const back = await scanning.comeBack(scanning.vendor.allow(await scanning.begin({ as })))
    scanning.aheadMs += 2 * 60_000
    expect(await scanning.end(codeIn(back), { as })).toMatchObject(expired)
  })

  it('works on the site where it began alone', async () => {
    const as = test.guest()
    const address = scanning.vendor.allow(await scanning.begin({ as }))
    const foreign = await scanning.comeBack(address, studio)
    expect(await scanning.end(codeIn(foreign), { as, host: studio })).toMatchObject(
      failing('messaging.expired', 404),
    )
    expect((await scanning.end(codeIn(await scanning.comeBack(address)), { as })).status).toBe(200)
  })

  it('asks nobody when the state is made up', async () => {
    const before = scanning.vendor.asked.length
    const back = await scanning.comeBack(
      'http://localhost/api/auth/messagingCallback?code=c&state=made-up',
    )
    expect(await scanning.end(codeIn(back), { as: test.guest() })).toMatchObject(
      failing('messaging.expired', 404),
    )
    expect(scanning.vendor.asked.length).toBe(before)
  })

  it('without a state is refused', async () => {
    const reply = await test.app.inject({
      url: '/api/auth/messagingCallback?code=c',
      headers: { host: 'localhost' },
    })
    expect(reply.json()).toMatchObject({ code: 422, error: 'request.invalid' })
  })
})

describe('the code of a scan', () => {
  it('is good for whoever began it alone, and once', async () => {
    const victim = test.guest()
    const attacker = await test.member('attacker')
    scanning.vendor.scanner = { openid: 'oVictim' }
    // The address of an attacker's scan, opened and allowed by somebody else.
    const lured = await scanning.allowed({ as: attacker })
    const expired = failing('messaging.expired', 404)
    expect(await scanning.end(lured, { as: victim })).toMatchObject(expired)
    expect(await test.ask(exchange, { code: lured })).toMatchObject(failing('auth.required', 401))
    const as = test.guest()
    const code = await scanning.allowed({ as })
    expect((await scanning.end(code, { as })).status).toBe(200)
    expect(await scanning.end(code, { as })).toMatchObject(expired)
  })

  it('binds an account to a member who has just logged in, not to a session that was left open', async () => {
    const as = await test.member('left-open')
    scanning.aheadMs = 10 * 60_000 + 1000
    const ask = (by: typeof as) =>
      test.ask(api.messaging.link, {}, { as: by, from: scanning.elsewhere() })
    expect(await ask(as)).toMatchObject(failing('auth.log_in_again', 409))
    expect((await ask(test.guest())).status).toBe(200)
  })

  it('stands nowhere in the database, nor does a state', async () => {
    const address = await scanning.begin({ as: test.guest() })
    const code = await scanning.allowed({ as: test.guest() })
    const { rows } = await test.database.pool.query('select * from messaging_scans')
    const kept = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(1)
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(new URL(address).searchParams.get('state'))
  })

  it('that nobody came for is removed', async () => {
    await scanning.comeBack(scanning.vendor.allow(await scanning.begin({ as: test.guest() })))
    scanning.aheadMs = 60 * 60_000
    await scanning.begin({ as: test.guest() })
    const { rows } = await test.database.pool.query('select 1 from messaging_scans')
    expect(rows).toHaveLength(1)
  })
})

describe('the scan of a member with a second factor', () => {
  it('signs nobody in before the code has come, and then on this device alone', async () => {
    const scanner = { openid: 'oDouble' }
    const member = await scanning.scanned(scanner, { as: test.guest() })
    const options = { as: member.as, from: scanning.elsewhere() }
    const { secret, setup } = await test.call(accountSecurity.setUpSecondFactor, {}, options)
    const first = await codeAt(secret, Date.now())
    await test.call(accountSecurity.confirmSecondFactor, { setup, code: first }, options)
    const as = test.guest()
    const { body } = await scanning.scan(scanner, { as })
    expect(body).toMatchObject({
      data: { outcome: 'secondFactor', token: null, userInfo: { kind: 'guest' } },
    })
    const ticket = (body.success && body.data.ticket) || ''
    const code = await codeAt(secret, Date.now() + 30_000)
    const prove = (who: typeof as) =>
      test.ask(
        accountSecurity.proveSecondFactor,
        { ticket, code },
        { as: who, from: scanning.elsewhere() },
      )
    expect(await prove(test.guest())).toMatchObject(failing('auth.ticket_expired', 404))
    expect((await prove(as)).body).toMatchObject({ data: { userInfo: { kind: 'member' } } })
  })
})

describe('a scan that does not work out', () => {
  it('because it was declined changes nothing', async () => {
    const as = await test.member('hesitant')
    const back = await scanning.comeBack(
      scanning.vendor.decline(await scanning.begin({ as, cameFrom: '/Chat' })),
    )
    expect(back).toMatch(/^\/Chat\?messaging=/)
    expect(await scanning.end(codeIn(back), { as })).toMatchObject(failing('messaging.denied', 420))
    expect((await test.call(getInfo, {}, { as })).userInfo.messagingAccount).toBeNull()
  })

  it.each([
    [{ errcode: 40029 }, 'messaging.refused', 422],
    [{ errcode: 40125 }, 'messaging.misconfigured', 502],
    [{ errcode: -1 }, 'messaging.busy', 503],
    [{ status: 500 }, 'messaging.unavailable', 502],
    ['silence', 'messaging.unavailable', 502],
  ] as const)('because the vendor says %j answers %s', async (trouble, error, status) => {
    scanning.vendor.trouble = trouble
    expect(await scanning.scan({ openid: 'oTrouble' }, { as: test.guest() })).toMatchObject(
      failing(error, status),
    )
  })

  it('because the database is away leads to a page all the same', async () => {
    const address = scanning.vendor.allow(await scanning.begin({ as: test.guest() }))
    await test.database.pool.query('alter table messaging_scans rename to elsewhere')
    try {
      expect(await scanning.comeBack(address)).toBe('/?messaging=lost')
    } finally {
      await test.database.pool.query('alter table elsewhere rename to messaging_scans')
    }
  })
})
