// Where a visitor came from: read once from the address they first opened.
import { defineStored } from './define-stored.ts'

/** The code of whoever invited them. */
export const invitedBy = defineStored('invitedBy', { default: '' })

export const tracking = defineStored('tracking', {
  default: { bd_vid: '', keywordid: '', kw_enc_utf8: '', source: '' },
})

/** Keeps what an address tells; what it does not name stays as it was. */
export function keepTracking(search: string): void {
  const query = new URLSearchParams(search)
  const invitation = query.get('Invitecode')
  if (invitation) invitedBy.set(invitation)
  const found: Record<string, string> = {}
  for (const name of Object.keys(tracking.get())) {
    const value = query.get(name)
    if (value) found[name] = value
  }
  if (Object.keys(found).length > 0) tracking.update((known) => ({ ...known, ...found }))
}
