// Makes this browser's guest known to the server, once.
import { guestId, isGuestRegistered, markGuestRegistered } from '../lib/storage/identity.ts'
import { trackingToTell } from '../lib/storage/tracking.ts'
import { call } from './call.ts'
import type { ReplyAt } from './endpoint-types.ts'

type Registered = ReplyAt<'auth.createGuest'>

let underWay: Promise<Registered | undefined> | undefined

/**
 * Registers this browser's guest where that has not been done, once for all who ask meanwhile. Resolves with what the server says of the
 * guest; with undefined when it was registered before, or could not be, and then whoever asks next tries again. Never rejects.
 */
export async function newGuest(): Promise<Registered | undefined> {
  if (isGuestRegistered()) return undefined
  underWay ??= registerGuest().finally(() => {
    underWay = undefined
  })
  return underWay
}

/** `Guest <id>`. Nobody waits for the registration: the server takes in a guest it does not know. */
export function guestAuthorization(): string {
  void newGuest()
  return `Guest ${guestId()}`
}

async function registerGuest(): Promise<Registered | undefined> {
  try {
    const guest = { guest_id: guestId(), ...trackingToTell() }
    const registered = await call('auth.createGuest', guest, {
      anonymous: true,
      shownInPlace: true,
    })
    markGuestRegistered()
    return registered
  } catch {
    return undefined
  }
}
