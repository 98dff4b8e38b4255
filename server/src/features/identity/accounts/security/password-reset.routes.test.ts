import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failing } from '../../../../testing/scanning.ts'
import {
  linkIn,
  password,
  type Secured,
  startSecured,
  tokenIn,
} from '../../../../testing/secured.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { issueOperatorLink } from '../operator-link.ts'

const { requestReset, resetPassword, operatorReset } = api.accountSecurity
const { getInfo, login } = api.auth
const studio = 'studio.localhost'
const renewed = 'another horse'

let secured: Secured
let test: TestApp
beforeAll(async () => {
  secured = await startSecured()
  test = secured.test
})
afterAll(() => secured.close())

const logIn = (username: string, secret: string) =>
  test.ask(login, { username, password: secret }, { from: secured.elsewhere() })
const ask = (account: string, options: { host?: string; language?: string } = {}) =>
  test.ask(requestReset, { account }, { from: secured.elsewhere(), ...options })
const reset = (token: string, options: { host?: string; as?: ReturnType<TestApp['guest']> } = {}) =>
  test.ask(resetPassword, { token, password: renewed }, { from: secured.elsewhere(), ...options })

describe('a forgotten password', () => {
  it('is chosen anew by the link that is mailed, which ends every session and signs in', async () => {
    const as = await secured.memberWithEmail('ada', 'ada@site.example')
    expect((await ask('ADA', { language: 'en-US' })).status).toBe(200)
    const mail = await secured.mailTo('ada@site.example')
    expect(mail.subject).toBe('Choose a new password for Atelier')
    expect(linkIn(mail).search).toBe('?dialog=reset-password')
    const guest = test.guest()
    const { id } = await test.call(api.groups.create, {}, { as: guest })
    const { body } = await reset(tokenIn(mail), { as: guest })
    if (!body.success || !('token' in body.data)) throw new Error('not signed in')
    const fresh = `Bearer ${body.data.token}` as const
    expect((await test.ask(getInfo, {}, { as })).status).toBe(401)
    expect((await test.call(api.groups.list, {}, { as: fresh })).map((group) => group.id)).toEqual([
      id,
    ])
    expect([(await logIn('ada', password)).status, (await logIn('ada', renewed)).status]).toEqual([
      422, 200,
    ])
    expect((await secured.mailTo('ada@site.example')).subject).toContain('密码已修改')
  })

  it('is asked for by e-mail as well as by username', async () => {
    await secured.memberWithEmail('lin', 'lin@site.example')
    await ask('Lin@Site.example')
    expect((await reset(tokenIn(await secured.mailTo('lin@site.example')))).status).toBe(200)
  })

  it('of somebody who does not exist, or has no e-mail, is answered the same, with as many rows and no mail', async () => {
    await secured.memberWithEmail('known', 'known@site.example')
    await test.member('mailless')
    const before = await secured.countMails()
    const replies = []
    for (const name of ['nobody', 'nobody@site.example', 'mailless']) replies.push(await ask(name))
    expect(await secured.countMails()).toBe(before)
    replies.push(await ask('known'))
    expect(await secured.countMails()).toBe(before + 1)
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    const { rows } = await test.database.pool.query(
      "select account_id is null as idle, count(*)::int from mailed_tokens where purpose = 'reset' group by 1 order by 1",
    )
    expect(rows.at(-1)).toEqual({ idle: true, count: 3 })
  })

  it('is chosen anew once by a link, and within half an hour', async () => {
    await secured.memberWithEmail('once', 'once@site.example')
    await ask('once')
    const used = tokenIn(await secured.mailTo('once@site.example'))
    expect((await reset(used)).status).toBe(200)
    expect(await reset(used)).toMatchObject(failing('auth.reset_expired', 404))
    await ask('once')
    const late = tokenIn(await secured.mailTo('once@site.example'))
    secured.aheadMs += 30 * 60_000
    expect(await reset(late)).toMatchObject(failing('auth.reset_expired', 404))
    expect(await reset('made up')).toMatchObject(failing('auth.reset_expired', 404))
  })

  it('of two who bring one link at once is chosen by one', async () => {
    await secured.memberWithEmail('raced', 'raced@site.example')
    await ask('raced')
    const token = tokenIn(await secured.mailTo('raced@site.example'))
    const both = await Promise.all([reset(token), reset(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('is chosen anew on its own site alone', async () => {
    await secured.memberWithEmail('local', 'local@site.example')
    await ask('local')
    const token = tokenIn(await secured.mailTo('local@site.example'))
    expect(await reset(token, { host: studio })).toMatchObject(failing('auth.reset_expired', 404))
    expect((await reset(token)).status).toBe(200)
  })

  it('is not chosen by the token of another purpose', async () => {
    const as = await test.member('mixer')
    await test.call(
      api.accountSecurity.bindEmail,
      { email: 'mixer@site.example', password },
      { as, from: secured.elsewhere() },
    )
    const token = tokenIn(await secured.mailTo('mixer@site.example'))
    expect(await reset(token)).toMatchObject(failing('auth.reset_expired', 404))
  })

  it('is mailed three times an hour at most, for names that exist as for others', async () => {
    await secured.memberWithEmail('often', 'often@site.example')
    for (const name of ['often', 'seldom']) {
      const statuses = []
      for (const _ of [1, 2, 3, 4]) statuses.push((await ask(name)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    secured.aheadMs += 60 * 60_000
    expect((await ask('often')).status).toBe(200)
  })

  it('is asked for twenty times an hour at most from one network', async () => {
    const statuses = []
    for (let count = 0; count < 21; count++) {
      // Not so fast that the limit of calls a minute comes first.
      secured.aheadMs += 7000
      statuses.push(
        (
          await test.ask(
            requestReset,
            { account: `n${count}` },
            { from: `2001:db8:1:2::${count + 1}` },
          )
        ).status,
      )
    }
    expect(statuses.lastIndexOf(200)).toBe(19)
    expect(statuses.at(-1)).toBe(429)
  })

  it.each([
    ['target', 'evil.example'],
    ['aim', 'localhost:x@evil.example'],
  ])(
    'of %s leads to no host that only its asker names, as %s: there the token is pasted',
    async (name, host) => {
      await secured.memberWithEmail(name, `${name}@site.example`)
      await ask(name, { host })
      const mail = await secured.mailTo(`${name}@site.example`)
      expect(`${mail.text} ${mail.html}`).not.toMatch(/evil|https?:/)
      const token = /^[\w-]{43}$/m.exec(mail.text)?.[0] ?? ''
      expect((await reset(token)).status).toBe(200)
    },
  )

  it('is behind the second factor all the same', async () => {
    const as = await secured.memberWithEmail('double', 'double@site.example')
    await secured.withSecondFactor(as)
    await ask('double')
    const { body } = await reset(tokenIn(await secured.mailTo('double@site.example')))
    expect(body).toMatchObject({ data: { secondFactor: { ticket: expect.any(String) } } })
  })

  it('that had been guessed at too often can be logged in with at once', async () => {
    await secured.memberWithEmail('locked', 'locked@site.example')
    for (let count = 0; count < 11; count++) await logIn('locked', 'guess')
    expect((await logIn('locked', password)).status).toBe(429)
    await ask('locked')
    await reset(tokenIn(await secured.mailTo('locked@site.example')))
    expect((await logIn('locked', renewed)).status).toBe(200)
  })

  it('leaves its token in no log and, readable, nowhere in the database', async () => {
    await secured.memberWithEmail('secretive', 'secretive@site.example')
    await ask('secretive')
    const token = tokenIn(await secured.mailTo('secretive@site.example'))
    const { rows } = await test.database.pool.query('select * from mailed_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(secured.logged()).not.toContain(token)
    expect(secured.logged()).not.toContain('secretive')
  })
})

describe('a password that is changed', () => {
  it('ends the links that were mailed before', async () => {
    const as = await secured.memberWithEmail('changer', 'changer@site.example')
    await ask('changer')
    const token = tokenIn(await secured.mailTo('changer@site.example'))
    await test.call(
      api.auth.updateUser,
      { oldPassword: password, password: renewed },
      { as, from: secured.elsewhere() },
    )
    expect(await reset(token)).toMatchObject(failing('auth.reset_expired', 404))
  })
})

describe('a database that fails', () => {
  it('is logged without the names that it was asked about', async () => {
    await secured.memberWithEmail('unlucky', 'unlucky@site.example')
    await test.database.pool.query('alter table mailed_tokens rename to elsewhere')
    try {
      expect((await ask('unlucky@site.example')).status).toBe(500)
    } finally {
      await test.database.pool.query('alter table elsewhere rename to mailed_tokens')
    }
    expect(secured.logged()).toContain('a request failed')
    expect(secured.logged()).toContain('params: (not shown)')
    expect(secured.logged()).not.toContain('unlucky')
  })
})

describe('an operator', () => {
  it('makes a link to hand over, once, for members of the own site alone', async () => {
    const token = (await issueOperatorLink(test.services.accounts)) ?? ''
    const claimed = await test.call(
      api.auth.claimOperator,
      { token, username: 'boss', password },
      { from: secured.elsewhere() },
    )
    const as = `Bearer ${claimed.token}` as const
    const member = await test.member('forgetful')
    await test.member('foreign', { host: studio })
    const { url } = await test.call(operatorReset, { username: 'Forgetful' }, { as })
    expect(url).toMatch(/^http:\/\/localhost\/\?dialog=reset-password#token=[\w-]{43}$/)
    const handed = url.split('token=')[1] ?? ''
    secured.aheadMs += 23 * 60 * 60_000
    expect((await reset(handed)).status).toBe(200)
    expect(await reset(handed)).toMatchObject(failing('auth.reset_expired', 404))
    const missing = failing('members.not_found', 404)
    for (const username of ['foreign', 'nobody'])
      expect(await test.ask(operatorReset, { username }, { as })).toMatchObject(missing)
    expect((await test.ask(getInfo, {}, { as: member })).status).toBe(401)
  })
})
