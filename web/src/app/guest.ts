// Makes this browser's guest known to the server, once.
import { call } from '../api/call.ts'
import { guestId, isGuestRegistered, markGuestRegistered } from '../lib/storage/identity.ts'
import { tracking } from '../lib/storage/tracking.ts'

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
  const { kw_enc_utf8, keywordid, bd_vid, source } = tracking.get()
  const keyword = kw_enc_utf8 || keywordid
  await call(
    'GET /user/createGuest',
    {
      guest_id: guestId(),
      ...(keyword ? { keyword } : {}),
      ...(bd_vid ? { bd_vid } : {}),
      ...(source ? { source } : {}),
    },
    { anonymous: true, shownInPlace: true },
  )
}
