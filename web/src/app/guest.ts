// Makes this browser's guest known to the server, once.
import { call } from '../api/call.ts'
import { guestId, isGuestRegistered, markGuestRegistered } from '../lib/storage/identity.ts'
import { trackingToTell } from '../lib/storage/tracking.ts'

let underWay = false

/** `Guest <id>`. Nobody waits for the registration: the server takes in a guest it does not know; when it fails, the next one who asks tries again. */
export function guestAuthorization(): string {
  if (!isGuestRegistered() && !underWay) {
    underWay = true
    void registerGuest()
      .then(markGuestRegistered, () => undefined)
      .finally(() => {
        underWay = false
      })
  }
  return `Guest ${guestId()}`
}

async function registerGuest(): Promise<void> {
  await call(
    'GET /user/createGuest',
    { guest_id: guestId(), ...trackingToTell() },
    { anonymous: true, shownInPlace: true },
  )
}
