// Who calls, as the browser knows it.

import { newId } from '../new-id.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { defineStored } from './define-stored.ts'
import { throughImpersonation } from './look.ts'

/** A member's session; empty for none. */
export const token = throughImpersonation(defineStored('token', { default: '' }))

/** When somebody last signed out here by themselves, in milliseconds since 1970. A login that runs out is no signing out. */
export const signedOutAt = defineStored('signedOutAt', { default: 0 })

const guestIdValue = defineStored('uuidToken', { default: '', expiresAfterS: null })
const cookieName = 'uuidToken'

/** The id of this browser's guest, made once. */
export function guestId(): string {
  const known = guestIdValue.get() || readCookie(cookieName)
  const id = known || newId()
  if (guestIdValue.get() !== id) guestIdValue.set(id)
  return id
}

/** The cookie says that the server knows the guest; it carries no authority. */
export const isGuestRegistered = (): boolean => readCookie(cookieName) === guestId()

export const markGuestRegistered = (): void => writeCookie(cookieName, guestId())
