// What can be said about a user name and a password before they are sent.
import {
  emailRule,
  passwordRule,
  usernameRule,
} from '@atelier/contract/features/identity/auth-rules'
import type { SecurityTexts } from '../../../i18n/locales/en-US/security.ts'
import type { SessionTexts } from '../../../i18n/locales/en-US/session.ts'

export type Credentials = {
  username: string
  password: string
  /** Empty as absent. */
  email?: string
}
export type CredentialProblems = Partial<Record<keyof Credentials, string>>

export function checkNewUsername(username: string, t: SessionTexts): string | undefined {
  const name = username.trim()
  if (name === '') return t.usernameEmpty
  if (name.length < usernameRule.min) return t.usernameShort
  if (name.length > usernameRule.max) return t.usernameLong
  if (!usernameRule.pattern.test(name)) return t.usernameOdd
  return undefined
}

export function checkNewPassword(password: string, t: SessionTexts): string | undefined {
  if (password === '') return t.passwordEmpty
  if (password.length < passwordRule.min) return t.passwordShort
  if (password.length > passwordRule.max) return t.passwordLong
  return undefined
}

/** As plain as an address can be told to be none: the mail that goes there tells the rest. */
export function checkEmail(email: string, t: Pick<SecurityTexts, 'emailOdd'>): string | undefined {
  const isInvalid = !/^[^\s@＠]+[@＠][^\s@＠]+$/.test(email.trim()) || email.length > emailRule.max
  return isInvalid ? t.emailOdd : undefined
}

/** Only what is wrong. Whoever logs in may have a name that today's rules would not take. */
export function checkCredentials(
  { username, password, email }: Credentials,
  mode: 'login' | 'register',
  t: SessionTexts & Pick<SecurityTexts, 'emailOdd'>,
): CredentialProblems {
  const found =
    mode === 'register'
      ? {
          username: checkNewUsername(username, t),
          email: email?.trim() ? checkEmail(email, t) : undefined,
          password: checkNewPassword(password, t),
        }
      : {
          username: username.trim() === '' ? t.usernameEmpty : undefined,
          password: password === '' ? t.passwordEmpty : undefined,
        }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}
