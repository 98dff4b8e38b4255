// What links lead to, as the address of the share dialog names it: `?dialog=share&of=chat-12`.
import type { Share } from '@atelier/contract/features/showing/shares'

export type ShareSubject = { kind: Share['kind']; subjectId: number }

/** What the address wants to share; null for nothing that can be. */
export function subjectIn(search: string): ShareSubject | null {
  const of = new URLSearchParams(search).get('of') ?? ''
  const [, kind, id] = /^(chat|work|mind)-([1-9]\d{0,9})$/.exec(of) ?? []
  return kind && id ? { kind: kind as Share['kind'], subjectId: Number(id) } : null
}

/** An address of this site, whole, as it is sent to others. */
export const wholeAddress = (address: string): string => new URL(address, location.origin).href
