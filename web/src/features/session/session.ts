// The beginning and the end of a member's session in this browser.
import { call } from '../../api/call.ts'
import { chatStorage } from '../../lib/storage/chat-storage.ts'
import { signedOutAt, token } from '../../lib/storage/identity.ts'
import { invitedBy } from '../../lib/storage/tracking.ts'
import type { Credentials } from './check-credentials.ts'

/** Signs in and keeps the token; whoever listens to it asks anew for what depends on the caller. Throws CallFailure. */
export async function logIn(credentials: Credentials): Promise<void> {
  const signedIn = await call('POST /auth/login', credentials, { shownInPlace: true })
  token.set(signedIn.token)
}

export async function register(credentials: Credentials): Promise<void> {
  const code = invitedBy.get()
  const signedIn = await call(
    'POST /auth/register',
    { ...credentials, ...(code ? { invitedBy: code } : {}) },
    { shownInPlace: true },
  )
  token.set(signedIn.token)
}

export async function claimOperator(linkToken: string, credentials: Credentials): Promise<void> {
  const signedIn = await call(
    'POST /auth/claimOperator',
    { token: linkToken, ...credentials },
    { shownInPlace: true },
  )
  token.set(signedIn.token)
}

/** Ends the session here in any case, and on the server when it can be reached. */
export async function logOut(): Promise<void> {
  await call('POST /auth/logout', {}, { shownInPlace: true }).catch(() => undefined)
  forgetSession()
}

/** Token, user, balance and chat: all that belonged to whoever was signed in. */
export function forgetSession(): void {
  chatStorage.update((kept) => ({ ...kept, active: 0, groupKeyWord: '' }))
  // First, so that nothing of it is still open when the caller is another one.
  signedOutAt.set(Date.now())
  token.remove()
}
