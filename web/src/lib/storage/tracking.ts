// Where a visitor came from: read from the address they open, and told once, when the guest is registered.
import { defineStored } from './define-stored.ts'

/** The code of whoever invited them. */
export const invitedBy = defineStored('invitedBy', { default: '' })

const values = {
  /** The click on an advertisement; it counts for a week. */
  bd_vid: defineStored('bd_vid', { default: '' }),
  keywordid: defineStored('keywordid', { default: '' }),
  kw_enc_utf8: defineStored('kw_enc_utf8', { default: '' }),
  source: defineStored('source', { default: '' }),
  /** The copy of the click that stays (cun: kept). */
  bd_vid_cun: defineStored('bd_vid_cun', { default: '', expiresAfterS: null }),
}
type TrackingName = keyof typeof values
const names = Object.keys(values) as TrackingName[]

/** All values in one, as they were kept at first. */
const earlier = defineStored<Partial<Record<TrackingName, unknown>>>('tracking', { default: {} })

/** The most of a value that the server takes, in UTF-16 units. */
const longest = 500

/** The same of an invitation's code: one that nobody made must not keep anybody from signing up. */
const longestInvitation = 64

/** Keeps what an address tells; what it does not name stays as it was. */
export function keepTracking(search: string): void {
  carryOver()
  const query = new URLSearchParams(search)
  const invitation = query.get('Invitecode')
  if (invitation) invitedBy.set(invitation.slice(0, longestInvitation))
  for (const name of names) keep(name, query.get(name))
}

function carryOver(): void {
  if (!earlier.isKept()) return
  for (const name of names) if (!values[name].isKept()) keep(name, earlier.get()[name])
  earlier.remove()
}

function keep(name: TrackingName, value: unknown): void {
  if (typeof value !== 'string' || value === '') return
  values[name].set(value.slice(0, longest))
  if (name === 'bd_vid') keep('bd_vid_cun', value)
}

/** What the registration of a guest tells of it; nothing of what is not known. */
export function trackingToTell(): { keyword?: string; bd_vid?: string; source?: string } {
  const keyword = values.kw_enc_utf8.get() || values.keywordid.get()
  const click = values.bd_vid.get() || values.bd_vid_cun.get()
  const source = values.source.get()
  return {
    ...(keyword ? { keyword } : {}),
    ...(click ? { bd_vid: click } : {}),
    ...(source ? { source } : {}),
  }
}
