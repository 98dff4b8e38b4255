// Makes this browser's guest known to the server, once.
import { call } from '../api/call.ts'
import { guestId, isGuestRegistered, markGuestRegistered } from '../lib/storage/identity.ts'
import { tracking } from '../lib/storage/tracking.ts'

let registration: Promise<string> | undefined

/** `Guest <id>`; a promise of it while the server does not know the guest yet. When that fails the id is used all the same, and the next one who asks tries again. */
export function guestAuthorization(): string | Promise<string> {
  const header = `Guest ${guestId()}`
  if (isGuestRegistered()) return header
  registration ??= registerGuest()
    .then(markGuestRegistered, () => undefined)
    .then(() => {
      registration = undefined
      return header
    })
  return registration
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
