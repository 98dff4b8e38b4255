// The beginning and the end of a member's session in this browser.
import { call } from '../../../api/call.ts'
import type { InputAt, ReplyAt } from '../../../api/endpoint-types.ts'
import { endAuthorization, whileCallerEnds } from '../../../api/transport.ts'
import { setOpenGroup } from '../../../lib/open-group.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { signedOutAt, token } from '../../../lib/storage/identity.ts'
import { invitedBy } from '../../../lib/storage/tracking.ts'
import type { Credentials } from './check-credentials.ts'
import { pendingFactor } from './pending-factor.ts'

/**
 * Signs in and keeps the token; whoever listens to it asks anew for what depends on the caller. False when a second factor is wanted
 * first (`pendingFactor`). Throws CallFailure.
 */
export async function logIn({ username, password }: Credentials): Promise<boolean> {
  return enter(await call('auth.login', { username, password }, { shownInPlace: true }))
}

/** As `logIn`, by the token of a link that was mailed or handed over, with a new password. */
export async function resetPassword(linkToken: string, password: string): Promise<boolean> {
  const input = { token: linkToken, password }
  return enter(await call('accountSecurity.resetPassword', input, { shownInPlace: true }))
}

function enter(entered: ReplyAt<'auth.login'>): boolean {
  if ('secondFactor' in entered) {
    pendingFactor.set(entered.secondFactor.ticket)
    return false
  }
  token.set(entered.token)
  return true
}

/** Ends a login that wants a second factor. Throws CallFailure. */
export async function proveSecondFactor(ticket: string, code: string): Promise<void> {
  const signedIn = await call(
    'accountSecurity.proveSecondFactor',
    { ticket, code },
    { shownInPlace: true },
  )
  pendingFactor.set('')
  token.set(signedIn.token)
}

export async function register(credentials: Credentials): Promise<void> {
  const code = invitedBy.get()
  const signedIn = await call(
    'auth.register',
    { ...credentials, ...(code ? { invitedBy: code } : {}) },
    { shownInPlace: true },
  )
  token.set(signedIn.token)
}

export async function claimOperator(linkToken: string, credentials: Credentials): Promise<void> {
  const signedIn = await call(
    'auth.claimOperator',
    { token: linkToken, ...credentials },
    { shownInPlace: true },
  )
  token.set(signedIn.token)
}

/** Ends the session here at once and in any case, and on the server when it can be reached. */
export async function logOut(): Promise<void> {
  const authorization = `Bearer ${token.get()}`
  endAuthorization(authorization)
  forgetSession()
  const settings = { authorization, shownInPlace: true, keepalive: true }
  await call('auth.logout', {}, settings).catch(() => undefined)
}

/** Deletes the account, and forgets it here. Throws CallFailure; nothing has changed then. */
export function leaveForGood(input: InputAt<'accountData.leave'>): Promise<void> {
  const authorization = `Bearer ${token.get()}`
  return whileCallerEnds(async () => {
    await call('accountData.leave', input, { authorization, shownInPlace: true })
    endAuthorization(authorization)
    forgetSession()
  })
}

/** Token, user, balance and chat: all that belonged to whoever was signed in. */
export function forgetSession(): void {
  chatStorage.update((kept) => ({ ...kept, active: 0, groupKeyWord: '' }))
  setOpenGroup(0)
  // First, so that nothing of it is still open when the caller is another one.
  signedOutAt.set(Date.now())
  token.remove()
}
