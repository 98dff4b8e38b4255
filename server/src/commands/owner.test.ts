// Nobody is locked out for good: whoever holds the machine lets an owner in.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { runCommand } from './run-command.ts'

let testDatabase: TestDatabase
let test: TestApp
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  test = await createTestApp({ testDatabase })
})
afterAll(() => test.close())

async function owner(...args: string[]): Promise<{ code: number; said: string }> {
  let said = ''
  const say = (line: string) => {
    said += `${line}\n`
  }
  const env = { DATABASE_URL: testDatabase.url }
  const code = await runCommand({ args: ['owner', ...args], env, say, complain: say })
  return { code, said }
}

describe('without a name', () => {
  it('a link is made for a new owner, also where there is one, and works once', async () => {
    await test.staff('owner')
    const before = (await owner()).said
    const { code, said } = await owner()
    expect(code).toBe(0)
    const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? ''
    const claim = (token: string, username: string) =>
      test.ask(api.auth.claimOperator, { token, username, password: 'a long password' })
    expect((await claim(tokenIn(before), 'late')).body).toMatchObject({
      error: 'auth.operator_link_spent',
    })
    expect((await claim(tokenIn(said), 'newcomer')).status).toBe(200)
    expect((await claim(tokenIn(said), 'another')).status).not.toBe(200)
  })
})

describe('with a name', () => {
  const roleOf = async (username: string) => {
    const { rows } = await test.database.pool.query(
      'select staff_role, totp_secret from accounts where username = $1',
      [username],
    )
    return rows
  }

  it('a member becomes an owner, whose sessions go on', async () => {
    const as = await test.member('successor')
    expect(await owner('Successor')).toMatchObject({ code: 0 })
    expect(await roleOf('successor')).toMatchObject([{ staff_role: 'owner' }])
    expect((await test.ask(api.staff.list, {}, { as })).status).toBe(200)
  })

  it('their second factor is turned off and their devices are signed out, on the machine’s word alone', async () => {
    const as = await test.staff('owner', { username: 'locked-out' })
    await test.database.pool.query(
      `update accounts set totp_secret = 'sealed', totp_last_step = 1 where username = 'locked-out'`,
    )
    const { code, said } = await owner('locked-out', '--without-second-factor')
    expect([code, said]).toEqual([0, expect.stringContaining('The second factor is off')])
    expect(await roleOf('locked-out')).toMatchObject([{ staff_role: 'owner', totp_secret: null }])
    expect((await test.ask(api.staff.list, {}, { as })).status).toBe(401)
  })

  it('nobody is told of, who is not there or is of another site', async () => {
    await test.member('elsewhere')
    for (const args of [['nobody'], ['elsewhere', '--site', 'studio']])
      expect(await owner(...args)).toMatchObject({
        code: 1,
        said: expect.stringContaining('There is no member'),
      })
    expect(await roleOf('elsewhere')).toMatchObject([{ staff_role: null }])
  })

  it('one of the same name on another site is not taken for them: the site is asked for', async () => {
    await test.member('namesake')
    await test.member('namesake', { host: 'studio.localhost' })
    expect(await owner('namesake')).toMatchObject({
      code: 1,
      said: expect.stringContaining('--site'),
    })
    expect(await roleOf('namesake')).toMatchObject([{ staff_role: null }, { staff_role: null }])
    expect((await owner('namesake', '--site', 'studio')).code).toBe(0)
    expect((await roleOf('namesake')).map(({ staff_role: role }) => role).toSorted()).toEqual(
      [null, 'owner'].toSorted(),
    )
  })

  it.each([[['one', 'two']], [['--without-second-factor']], [['--site', 'studio']]])(
    '%j is asked wrongly',
    async (args) => {
      expect((await owner(...args)).code).toBe(2)
    },
  )
})
