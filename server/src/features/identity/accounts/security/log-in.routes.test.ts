import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failing } from '../../../../testing/scanning.ts'
import { password, type Secured, startSecured } from '../../../../testing/secured.ts'
import type { TestApp } from '../../../../testing/test-app.ts'

const { getInfo, login, updateUser, listDevices } = api.auth

let secured: Secured
let test: TestApp
beforeAll(async () => {
  secured = await startSecured()
  test = secured.test
})
afterAll(() => secured.close())

const logIn = (username: string, secret: string, from = secured.elsewhere()) =>
  test.ask(login, { username, password: secret }, { from })

describe('guessing a password', () => {
  it('of one account is limited from everywhere together, and the same for a name that nobody has', async () => {
    await test.member('watched')
    for (const name of ['watched', 'unheard-of']) {
      for (let count = 0; count < 10; count++)
        expect(await logIn(name, 'guess')).toMatchObject(failing('auth.wrong_credentials', 422))
      // Neither does the right one get in, nor another spelling of the name.
      const refused = await logIn(name.toUpperCase(), password)
      expect(refused).toMatchObject(failing('request.too_fast', 429))
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    secured.aheadMs += 15 * 60_000
    expect((await logIn('watched', password)).status).toBe(200)
  })

  it('keeps nobody out of the networks where they are logged in: those are counted by themselves', async () => {
    await test.member('targeted')
    expect((await logIn('targeted', password, '2001:db8:7:7::1')).status).toBe(200)
    for (let count = 0; count < 11; count++) await logIn('targeted', 'guess')
    expect((await logIn('targeted', password)).status).toBe(429)
    expect((await logIn('targeted', password, '2001:db8:7:7::2')).status).toBe(200)
    // Nor do they end the count of the others by getting in there.
    expect((await logIn('targeted', password)).status).toBe(429)
    const fromThere = []
    for (let count = 0; count < 11; count++) {
      secured.aheadMs += 7000
      fromThere.push((await logIn('targeted', 'guess', '2001:db8:7:7::3')).status)
    }
    expect(fromThere.indexOf(429)).toBe(10)
  })

  it('is forgotten once the right one comes', async () => {
    await test.member('clumsy')
    for (const _ of [1, 2]) {
      for (let count = 0; count < 9; count++) await logIn('clumsy', 'typo')
      expect((await logIn('clumsy', password)).status).toBe(200)
    }
  })

  it('of many accounts is limited by network, an IPv6 customer being one', async () => {
    const statuses = []
    for (let count = 0; count < 31; count++) {
      // Not so fast that the limit of calls a minute comes first.
      secured.aheadMs += 7000
      statuses.push((await logIn(`name${count}`, 'guess', `2001:db8:9:9::${count + 1}`)).status)
    }
    expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31])
    await test.member('neighbour')
    expect((await logIn('neighbour', password, '2001:db8:9:a::1')).status).toBe(200)
  })

  it('is counted where all servers see it', async () => {
    await test.member('shared')
    for (let count = 0; count < 10; count++) await logIn('shared', 'guess')
    expect((await logIn('shared', password)).status).toBe(429)
    await test.database.pool.query('delete from limits')
    expect((await logIn('shared', password)).status).toBe(200)
  })

  it('by somebody who found a session open is limited, too', async () => {
    const as = await test.member('left-open')
    const change = (oldPassword: string) =>
      test.ask(
        updateUser,
        { oldPassword, password: 'stolen horse' },
        { as, from: secured.elsewhere() },
      )
    for (let count = 0; count < 10; count++)
      expect(await change('guess')).toMatchObject(failing('auth.wrong_password', 422))
    expect(await change(password)).toMatchObject(failing('request.too_fast', 429))
  })
})

describe('a member', () => {
  it('signs out everywhere else', async () => {
    const as = await test.member('traveller')
    for (const _ of [1, 2]) await logIn('traveller', password)
    const stranger = await test.member('stranger')
    expect(await test.call(api.accountSecurity.deleteOtherDevices, {}, { as })).toEqual({
      count: 2,
    })
    const { rows } = await test.call(listDevices, {}, { as })
    expect(rows).toMatchObject([{ current: true }])
    expect((await test.ask(getInfo, {}, { as: stranger })).status).toBe(200)
  })
})
