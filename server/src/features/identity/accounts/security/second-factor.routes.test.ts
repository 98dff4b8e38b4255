import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failing } from '../../../../testing/scanning.ts'
import { password, type Secured, startSecured } from '../../../../testing/secured.ts'
import type { Credential, TestApp } from '../../../../testing/test-app.ts'

const {
  proveSecondFactor,
  secondFactor,
  setUpSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
  renewRecoveryCodes,
} = api.accountSecurity
const { getInfo, login } = api.auth
const studio = 'studio.localhost'

let secured: Secured
let test: TestApp
beforeAll(async () => {
  secured = await startSecured()
  test = secured.test
})
afterAll(() => secured.close())

type Options = { as?: Credential; host?: string }

/** The ticket of a login that wants a second factor. */
async function ticketOf(username: string, options: Options = {}): Promise<string> {
  const from = secured.elsewhere()
  const entered = await test.call(login, { username, password }, { from, ...options })
  if (!('secondFactor' in entered)) throw new Error('signed in without a second factor')
  return entered.secondFactor.ticket
}
const prove = (ticket: string, code: string, options: Options = {}) =>
  test.ask(proveSecondFactor, { ticket, code }, { from: secured.elsewhere(), ...options })

describe('a second factor', () => {
  it('is on once a code of its secret has been confirmed', async () => {
    const as = await test.member('ada')
    const options = { as, from: secured.elsewhere() }
    const { secret, uri, setup } = await test.call(setUpSecondFactor, { password }, options)
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Atelier:ada?secret=${secret}`)
    expect((await test.call(getInfo, {}, { as })).userInfo.hasSecondFactor).toBe(false)
    expect(await test.ask(confirmSecondFactor, { setup, code: '000000' }, options)).toMatchObject(
      failing('auth.wrong_code', 422),
    )
    const code = await secured.codeOf(secret)
    const { recoveryCodes, userInfo } = await test.call(
      confirmSecondFactor,
      { setup, code },
      options,
    )
    expect(userInfo.hasSecondFactor).toBe(true)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await test.call(secondFactor, {}, { as })).toEqual({ on: true, recoveryCodesLeft: 10 })
    for (const call of [
      () => test.ask(setUpSecondFactor, { password }, options),
      () => test.ask(confirmSecondFactor, { setup, code }, options),
    ])
      expect(await call()).toMatchObject(failing('auth.has_second_factor', 409))
    const { rows } = await test.database.pool.query(
      "select a.totp_secret, c.code_hash from accounts a join recovery_codes c on c.account_id = a.id where username = 'ada'",
    )
    const kept = JSON.stringify(rows)
    for (const known of [secret, ...recoveryCodes]) {
      expect(kept).not.toContain(known)
      expect(secured.logged()).not.toContain(known)
    }
  })

  it('is set up by its member within ten minutes, with the password', async () => {
    const as = await test.member('slow')
    const options = { as, from: secured.elsewhere() }
    expect(await test.ask(setUpSecondFactor, { password: 'wrong' }, options)).toMatchObject(
      failing('auth.wrong_password', 422),
    )
    const { secret, setup } = await test.call(setUpSecondFactor, { password }, options)
    const other = { as: await test.member('other'), from: secured.elsewhere() }
    const expired = failing('auth.setup_expired', 404)
    const code = await secured.codeOf(secret)
    expect(await test.ask(confirmSecondFactor, { setup, code }, other)).toMatchObject(expired)
    secured.aheadMs += 10 * 60_000
    const later = await secured.codeOf(secret)
    expect(await test.ask(confirmSecondFactor, { setup, code: later }, options)).toMatchObject(
      expired,
    )
    expect(await test.ask(confirmSecondFactor, { setup: 'odd', code }, options)).toMatchObject(
      expired,
    )
  })

  it('is asked for after the password, and only then is anybody signed in', async () => {
    const as = await test.member('lin')
    const { secret } = await secured.withSecondFactor(as)
    const guest = test.guest()
    const { id } = await test.call(api.groups.create, {}, { as: guest })
    const ticket = await ticketOf('lin', { as: guest })
    expect(await test.call(api.groups.list, {}, { as: guest })).toHaveLength(1)
    const digits = await secured.codeOf(secret)
    const { body } = await prove(ticket, `${digits.slice(0, 3)} ${digits.slice(3)}`, { as: guest })
    if (!body.success) throw new Error(body.message)
    const groups = await test.call(api.groups.list, {}, { as: `Bearer ${body.data.token}` })
    expect(groups.map((group) => group.id)).toEqual([id])
  })

  it('is what the sessions have shown that confirmed or entered by it, and no other', async () => {
    const shown = async (username: string): Promise<boolean[]> =>
      (
        await test.database.pool.query(
          `select has_second_factor as shown from sessions
           where account_id = (select id from accounts where username = $1) order by id`,
          [username],
        )
      ).rows.map((row) => row.shown)
    await test.member('plain-one')
    expect(await shown('plain-one')).toEqual([false])
    // She confirmed it in the first and entered by it into the second.
    expect(await shown('lin')).toEqual([true, true])
  })

  it('takes no code twice, nor one before it', async () => {
    const { secret } = await secured.withSecondFactor(await test.member('replay'))
    const code = await secured.codeOf(secret)
    const earlier = await secured.codeOf(secret, -1)
    expect((await prove(await ticketOf('replay'), code)).status).toBe(200)
    for (const old of [code, earlier])
      expect(await prove(await ticketOf('replay'), old)).toMatchObject(
        failing('auth.wrong_code', 422),
      )
  })

  it('takes the codes of now from somebody who entered while the clock was a year ahead', async () => {
    const { secret } = await secured.withSecondFactor(await test.member('traveller'))
    secured.aheadMs = 365 * 24 * 3_600_000
    const ahead = await secured.codeOf(secret)
    expect((await prove(await ticketOf('traveller'), ahead)).status).toBe(200)
    secured.aheadMs = 0
    const code = await secured.codeOf(secret)
    expect((await prove(await ticketOf('traveller'), code)).status).toBe(200)
    expect((await prove(await ticketOf('traveller'), code)).status).toBe(422)
  })

  it('of two who bring one code at once takes one', async () => {
    const { secret } = await secured.withSecondFactor(await test.member('raced'))
    const tickets = [await ticketOf('raced'), await ticketOf('raced')]
    const code = await secured.codeOf(secret)
    const both = await Promise.all(tickets.map((ticket) => prove(ticket, code)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('takes each recovery code once, in any case', async () => {
    const as = await test.member('lost')
    const { recoveryCodes } = await secured.withSecondFactor(as)
    const [first = ''] = recoveryCodes
    expect(
      (await prove(await ticketOf('lost'), first.toUpperCase().replaceAll('-', ' '))).status,
    ).toBe(200)
    expect(await prove(await ticketOf('lost'), first)).toMatchObject(
      failing('auth.wrong_code', 422),
    )
    expect((await test.call(secondFactor, {}, { as })).recoveryCodesLeft).toBe(9)
  })

  it('cannot be guessed: neither by one ticket nor by many', async () => {
    const { secret } = await secured.withSecondFactor(await test.member('guessed'))
    const ticket = await ticketOf('guessed')
    for (const _ of [1, 2, 3, 4, 5])
      expect(await prove(ticket, 'aaaa-aaaa-aaaa')).toMatchObject(failing('auth.wrong_code', 422))
    const code = await secured.codeOf(secret)
    expect(await prove(ticket, code)).toMatchObject(failing('auth.ticket_expired', 404))
    const second = await ticketOf('guessed')
    for (const _ of [1, 2, 3, 4, 5]) await prove(second, 'aaaa-aaaa-aaaa')
    const third = await prove(await ticketOf('guessed'), code)
    expect([third.status, Number(third.headers['retry-after']) > 0]).toEqual([429, true])
    secured.aheadMs += 15 * 60_000
    expect((await prove(await ticketOf('guessed'), await secured.codeOf(secret))).status).toBe(200)
  })

  it('of a login is good for five minutes, once, on its site and device', async () => {
    const { secret } = await secured.withSecondFactor(await test.member('bound'))
    const guest = test.guest()
    const ticket = await ticketOf('bound', { as: guest })
    const expired = failing('auth.ticket_expired', 404)
    for (const elsewhere of [{}, { as: test.guest() }, { as: guest, host: studio }])
      expect(await prove(ticket, await secured.codeOf(secret), elsewhere)).toMatchObject(expired)
    const otherBrowser = await test.app.inject({
      method: 'POST',
      url: '/api/auth/secondFactor',
      headers: { host: 'localhost', authorization: guest, 'user-agent': 'another browser' },
      payload: { ticket, code: await secured.codeOf(secret) },
    })
    expect(otherBrowser.statusCode).toBe(404)
    expect((await prove(ticket, await secured.codeOf(secret), { as: guest })).status).toBe(200)
    expect(await prove(ticket, await secured.codeOf(secret, 1), { as: guest })).toMatchObject(
      expired,
    )
    const late = await ticketOf('bound')
    secured.aheadMs += 5 * 60_000
    expect(await prove(late, await secured.codeOf(secret))).toMatchObject(expired)
    const { rows } = await test.database.pool.query('select * from factor_tickets')
    expect(JSON.stringify(rows)).not.toContain(late)
  })

  it('is turned off by password and code, and then asked for no more', async () => {
    const as = await test.member('off')
    const { secret, recoveryCodes } = await secured.withSecondFactor(as)
    const pending = await ticketOf('off')
    const turnOff = (secretWord: string, code: string) =>
      test.ask(
        turnOffSecondFactor,
        { password: secretWord, code },
        { as, from: secured.elsewhere() },
      )
    const code = await secured.codeOf(secret)
    expect(await turnOff('wrong', code)).toMatchObject(failing('auth.wrong_password', 422))
    expect(await turnOff(password, '000000')).toMatchObject(failing('auth.wrong_code', 422))
    expect((await turnOff(password, code)).body).toMatchObject({
      data: { userInfo: { hasSecondFactor: false } },
    })
    expect(await turnOff(password, code)).toMatchObject(failing('auth.no_second_factor', 409))
    expect(await prove(pending, recoveryCodes[0] ?? '')).toMatchObject(
      failing('auth.ticket_expired', 404),
    )
    const entered = await test.call(
      login,
      { username: 'off', password },
      { from: secured.elsewhere() },
    )
    expect(entered).toHaveProperty('token')
  })

  it('gets new recovery codes, which end the old ones', async () => {
    const as = await test.member('renewer')
    const { secret, recoveryCodes } = await secured.withSecondFactor(as)
    const code = await secured.codeOf(secret)
    const renewed = await test.call(
      renewRecoveryCodes,
      { password, code },
      { as, from: secured.elsewhere() },
    )
    expect(await prove(await ticketOf('renewer'), recoveryCodes[0] ?? '')).toMatchObject(
      failing('auth.wrong_code', 422),
    )
    expect((await prove(await ticketOf('renewer'), renewed.recoveryCodes[0] ?? '')).status).toBe(
      200,
    )
  })
})
