import { describe, expect, it } from 'vitest'
import { security } from '../../../i18n/locales/en-US/security.ts'
import { session } from '../../../i18n/locales/en-US/session.ts'
import { checkCredentials } from './check-credentials.ts'

const t = { ...session, ...security }

describe('a new account', () => {
  it.each([
    ['', t.usernameEmpty],
    ['  ', t.usernameEmpty],
    ['a', t.usernameShort],
    ['a'.repeat(33), t.usernameLong],
    ['a b', t.usernameOdd],
    ['a@b', t.usernameOdd],
  ])('may not be named %j', (username, username_problem) => {
    expect(checkCredentials({ username, password: 'long enough' }, 'register', t)).toEqual({
      username: username_problem,
    })
  })

  it.each(['王小明', 'Ada.Lovelace', 'a_b-1', '  trimmed  '])('may be named %j', (username) => {
    expect(checkCredentials({ username, password: 'long enough' }, 'register', t)).toEqual({})
  })

  it.each([
    ['', t.passwordEmpty],
    ['1234567', t.passwordShort],
    ['1'.repeat(201), t.passwordLong],
  ])('may not have the password %j', (password, problem) => {
    expect(checkCredentials({ username: 'ada', password }, 'register', t)).toEqual({
      password: problem,
    })
  })
})

describe('an e-mail', () => {
  const check = (email: string) =>
    checkCredentials({ username: 'ada', password: 'long enough', email }, 'register', t)

  it.each([
    '',
    '  ',
    'ada@site.example',
    ' ada@site.example ',
    '李@例子.中国',
    'ada＠site.example',
  ])('may be %j', (email) => expect(check(email)).toEqual({}))

  it.each([
    'ada',
    'ada@',
    '@site.example',
    'a b@site.example',
    'a@b@c',
    `${'x'.repeat(250)}@a.example`,
  ])('may not be %j', (email) => expect(check(email)).toEqual({ email: t.emailOdd }))
})

describe('a login', () => {
  it('is only asked for what is missing', () => {
    expect(checkCredentials({ username: '', password: '' }, 'login', t)).toEqual({
      username: t.usernameEmpty,
      password: t.passwordEmpty,
    })
    expect(checkCredentials({ username: 'old name', password: 'x' }, 'login', t)).toEqual({})
  })
})
