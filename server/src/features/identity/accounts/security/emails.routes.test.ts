import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failing } from '../../../../testing/scanning.ts'
import {
  codeIn,
  linkIn,
  password,
  type Secured,
  startSecured,
  tokenIn,
} from '../../../../testing/secured.ts'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'

const { bindEmail, confirmEmail, confirmEmailLink, removeEmail, requestReset } = api.accountSecurity
const { getInfo, login, register } = api.auth
const studio = 'studio.localhost'

let secured: Secured
let test: TestApp
beforeAll(async () => {
  secured = await startSecured()
  test = secured.test
})
afterAll(() => secured.close())

const emailOf = async (as: Credential) => (await test.call(getInfo, {}, { as })).userInfo.email
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('an e-mail', () => {
  it('is bound by the code that is mailed to it, and one logs in by it in any case and width', async () => {
    const as = await test.member('ada')
    const from = secured.elsewhere()
    await test.call(
      bindEmail,
      { email: ' Ada@site.example ', password },
      { as, from, language: 'zh-TW' },
    )
    expect(await emailOf(as)).toBe('')
    const mail = await secured.mailTo('Ada@site.example')
    expect(mail.subject).toBe('確認你在 Atelier 的電子郵件地址')
    expect(mail.from).toBe('Atelier <atelier@site.example>')
    expect(mail.html).toContain(codeIn(mail))
    const { userInfo } = await test.call(confirmEmail, { code: codeIn(mail) }, { as, from })
    expect(userInfo.email).toBe('Ada@site.example')
    const entered = await test.call(login, { username: 'ADA＠site.example', password }, { from })
    expect(entered).toMatchObject({ userInfo: { username: 'ada' } })
  })

  it('is bound by the link, on any device, once, on the site where it was asked for', async () => {
    const as = await test.member('lin')
    await test.call(
      bindEmail,
      { email: 'lin@site.example', password },
      { as, from: secured.elsewhere() },
    )
    const mail = await secured.mailTo('lin@site.example')
    const link = linkIn(mail)
    expect([link.origin, link.search]).toEqual(['http://localhost', '?dialog=confirm-email'])
    const token = tokenIn(mail)
    const confirm = (host = 'localhost') =>
      test.ask(confirmEmailLink, { token }, { from: secured.elsewhere(), host })
    expect(await confirm(studio)).toMatchObject(failing('email.expired', 404))
    expect((await confirm()).body).toMatchObject({ data: { email: 'lin@site.example' } })
    expect(await confirm()).toMatchObject(failing('email.expired', 404))
    expect(await emailOf(as)).toBe('lin@site.example')
  })

  it('wants the password, and an address that is one', async () => {
    const as = await test.member('careless')
    const ask = (email: string, secret: string) =>
      test.ask(bindEmail, { email, password: secret }, { as, from: secured.elsewhere() })
    expect(await ask('c@site.example', 'wrong horse')).toMatchObject(
      failing('auth.wrong_password', 422),
    )
    for (const email of ['nobody', 'a b@site.example', `${'x'.repeat(250)}@site.example`])
      expect((await ask(email, password)).body).toMatchObject({ fields: [{ field: 'email' }] })
  })

  it('is told the code five times at most, and half an hour long', async () => {
    const as = await test.member('guesser')
    const bind = async () => {
      await test.call(
        bindEmail,
        { email: 'g@site.example', password },
        { as, from: secured.elsewhere() },
      )
      return codeIn(await secured.mailTo('g@site.example'))
    }
    const confirm = (code: string) =>
      test.ask(confirmEmail, { code }, { as, from: secured.elsewhere() })
    const code = await bind()
    for (const _ of [1, 2, 3, 4, 5])
      expect(await confirm(wrongFor(code))).toMatchObject(failing('email.wrong_code', 422))
    expect(await confirm(code)).toMatchObject(failing('email.expired', 404))
    const late = await bind()
    secured.aheadMs += 30 * 60_000
    expect(await confirm(late)).toMatchObject(failing('email.expired', 404))
    expect(await emailOf(as)).toBe('')
  })

  it('is not bound any more once the password that it was asked for with has been changed', async () => {
    const as = await secured.memberWithEmail('robbed', 'robbed@site.example')
    const ask = { email: 'thief@site.example', password }
    await test.call(bindEmail, ask, { as, from: secured.elsewhere() })
    const token = tokenIn(await secured.mailTo('thief@site.example'))
    const change = { oldPassword: password, password: 'another horse' }
    await test.call(api.auth.updateUser, change, { as, from: secured.elsewhere() })
    expect(
      await test.ask(confirmEmailLink, { token }, { from: secured.elsewhere() }),
    ).toMatchObject(failing('email.expired', 404))
  })

  it('that another member has gets the same answers, and a mail that says so without a code', async () => {
    await secured.memberWithEmail('first', 'shared@site.example')
    const as = await test.member('second')
    const from = secured.elsewhere()
    const asked = await test.ask(
      bindEmail,
      { email: 'SHARED@site.example', password },
      { as, from, language: 'en-US' },
    )
    const free = await test.ask(
      bindEmail,
      { email: 'free@site.example', password },
      { as, from, language: 'en-US' },
    )
    expect([asked.status, asked.body]).toEqual([free.status, free.body])
    await test.call(bindEmail, { email: 'SHARED@site.example', password }, { as, from })
    const mail = await secured.mailTo('SHARED@site.example')
    expect(mail.subject).toBe('你在 Atelier 已有账户')
    expect([codeIn(mail), tokenIn(mail)]).toEqual(['', ''])
    expect(await test.ask(confirmEmail, { code: '123456' }, { as, from })).toMatchObject(
      failing('email.wrong_code', 422),
    )
  })

  it('that two members ask for belongs to the one who confirms it first', async () => {
    const codes = []
    for (const name of ['quick', 'slow']) {
      const as = await test.member(name)
      await test.call(
        bindEmail,
        { email: 'both@site.example', password },
        { as, from: secured.elsewhere() },
      )
      codes.push({ as, code: codeIn(await secured.mailTo('both@site.example')) })
    }
    const [quick, slow] = await Promise.all(
      codes.map(({ as, code }) =>
        test.ask(confirmEmail, { code }, { as, from: secured.elsewhere() }),
      ),
    )
    expect([quick?.status, slow?.status].sort()).toEqual([200, 409])
  })

  it('may be the same on two sites', async () => {
    await secured.memberWithEmail('here', 'twice@site.example')
    await secured.memberWithEmail('there', 'twice@site.example', studio)
    const entered = await test.call(
      login,
      { username: 'twice@site.example', password },
      { host: studio, from: secured.elsewhere() },
    )
    expect(entered).toMatchObject({ userInfo: { username: 'there' } })
    expect((await secured.mailTo('twice@site.example')).from).toContain('Vermilion Studio')
  })

  it('is changed, which the old address is told, and with which links that went there end', async () => {
    const as = await secured.memberWithEmail('mover', 'old@site.example')
    const from = secured.elsewhere()
    await test.call(requestReset, { account: 'mover' }, { from })
    const token = tokenIn(await secured.mailTo('old@site.example'))
    await test.call(bindEmail, { email: 'new@site.example', password }, { as, from })
    await test.call(
      confirmEmail,
      { code: codeIn(await secured.mailTo('new@site.example')) },
      { as, from },
    )
    expect((await secured.mailTo('old@site.example')).subject).toContain('邮箱已更改')
    const used = await test.ask(
      api.accountSecurity.resetPassword,
      { token, password: 'stolen horse' },
      { from },
    )
    expect(used).toMatchObject(failing('auth.reset_expired', 404))
    expect(
      (await test.ask(login, { username: 'old@site.example', password }, { from })).status,
    ).toBe(422)
  })

  it('is removed with the password', async () => {
    const as = await secured.memberWithEmail('leaver', 'leaver@site.example')
    const remove = (secret: string) =>
      test.ask(removeEmail, { password: secret }, { as, from: secured.elsewhere() })
    expect(await remove('wrong horse')).toMatchObject(failing('auth.wrong_password', 422))
    expect((await remove(password)).status).toBe(200)
    expect(await emailOf(as)).toBe('')
    await secured.memberWithEmail('heir', 'leaver@site.example')
  })

  it('that is the only name of a password stays', async () => {
    const as = await secured.memberWithEmail('nameless', 'nameless@site.example')
    await test.database.pool.query(
      "update accounts set username = null, username_key = null, messaging_id = 'oNameless' where username_key = 'nameless'",
    )
    expect(
      await test.ask(removeEmail, { password }, { as, from: secured.elsewhere() }),
    ).toMatchObject(failing('email.only_way', 409))
  })

  it('gets six mails an hour at most, whoever asks', async () => {
    const statuses = []
    for (let count = 0; count < 7; count++) {
      const as = await test.member(`flooder${count}`)
      const asked = await test.ask(
        bindEmail,
        { email: 'victim@site.example', password },
        { as, from: secured.elsewhere() },
      )
      statuses.push(asked.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

describe('registering with an e-mail', () => {
  it('mails a code to it, and binds it no sooner', async () => {
    const { token, userInfo } = await test.call(
      register,
      { username: 'newcomer', password, email: 'newcomer@site.example' },
      { from: secured.elsewhere() },
    )
    expect(userInfo.email).toBe('')
    const as = `Bearer ${token}` as const
    const code = codeIn(await secured.mailTo('newcomer@site.example'))
    await test.call(confirmEmail, { code }, { as, from: secured.elsewhere() })
    expect(await emailOf(as)).toBe('newcomer@site.example')
  })

  it('answers the same for an address that somebody has', async () => {
    await secured.memberWithEmail('owner', 'owned@site.example')
    const sign = (username: string, email: string) =>
      test.call(register, { username, password, email }, { from: secured.elsewhere() })
    const taken = await sign('intruder', 'owned@site.example')
    const free = await sign('visitor', 'unowned@site.example')
    expect({ ...taken.userInfo, id: 0, username: '', name: '' }).toEqual({
      ...free.userInfo,
      id: 0,
      username: '',
      name: '',
    })
    expect((await secured.mailTo('owned@site.example')).subject).toContain('已有账户')
  })
})

describe('a server without mail', () => {
  it('says so, and to the browser before anybody asks', async () => {
    const bare = await createTestApp()
    try {
      const as = await bare.member('ada')
      const refused = failing('mail.not_set_up', 409)
      expect(
        await bare.ask(bindEmail, { email: 'a@site.example', password }, { as }),
      ).toMatchObject(refused)
      expect(await bare.ask(requestReset, { account: 'ada' })).toMatchObject(refused)
      expect(
        await bare.ask(register, { username: 'bob', password, email: 'b@site.example' }),
      ).toMatchObject(refused)
      expect((await bare.call(api.sites.front, {})).sendsMail).toBe(false)
      expect((await test.call(api.sites.front, {})).sendsMail).toBe(true)
    } finally {
      await bare.close()
    }
  })
})

describe('what was mailed', () => {
  it('stands in no log and, readable, nowhere in the database', async () => {
    const as = await test.member('quiet')
    await test.call(
      bindEmail,
      { email: 'quiet@site.example', password },
      { as, from: secured.elsewhere() },
    )
    const mail = await secured.mailTo('quiet@site.example')
    for (const secret of [codeIn(mail), tokenIn(mail)]) {
      const { rows } = await test.database.pool.query(
        "select * from mailed_tokens where email = 'quiet@site.example'",
      )
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(secured.logged()).not.toContain(secret)
    }
    expect(secured.logged()).not.toContain('quiet@site.example')
  })
})
