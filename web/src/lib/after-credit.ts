// What was refused for want of credit goes on once there is more. Whoever asked keeps here how to ask again; whoever brings credit (a
// purchase, a code) calls `goOnAfterCredit`. Somebody who leaves for a page that takes money comes back to a new page: what was refused is
// kept for the tab, and handed to the screen that it came from.
import { defineStored } from './storage/define-stored.ts'

type Place = { to: { pathname: string; search: string }; state?: unknown }

/** Who can ask again on another page, and what they need to know for that. */
export type Resume = { by: string; told: unknown }

export type Refused = {
  what: 'message' | 'work'
  /** Where it was asked for, with what the address does not say. */
  place: Place
  /** Asks again, if that is still wanted. */
  again: () => void
  resume: Resume
}

type Kept = Pick<Refused, 'what' | 'place'> & { id: string; resume: Resume | null }

/** Those of all tabs: whoever takes one out of it goes on with it, so that it goes on once, also where a tab was doubled. */
const shelf = defineStored<readonly Kept[]>('refused-for-credit', {
  default: [],
  expiresAfterS: 86_400,
})
const maxKept = 10
/** In UTF-16 units. What is longer goes on as long as its page lives. */
const longestTold = 100_000

const tabKey = 'refused-here'

let here: (Refused & { id: string }) | undefined
let handed: (Pick<Kept, 'place'> & { resume: Resume }) | undefined
let count = 0
const listeners = new Set<() => void>()

/** Keeps what was refused in place of what was kept before. */
export function keepForCredit(refused: Refused): void {
  forgetRefused()
  count += 1
  const id = `${Date.now()}-${count}-${Math.random()}`
  here = { ...refused, id }
  const { what, place } = refused
  const isShort = JSON.stringify(refused.resume).length <= longestTold
  const kept = { id, what, place, resume: isShort ? refused.resume : null }
  shelf.update((all) => [...all, kept].slice(-maxKept))
  noteTab(id)
}

/** What was refused is no longer wanted: something else went through. */
export function forgetRefused(): void {
  const id = here?.id ?? tabNote()
  if (id !== null) take(id)
  here = undefined
  hand(undefined)
  noteTab(null)
}

/** Nothing that was refused in any tab is anybody's any more: somebody signed out. */
export function forgetAllRefused(): void {
  forgetRefused()
  shelf.remove()
}

/** What waits for credit; undefined when nothing does, or another tab has gone on with it. */
export function waitsForCredit(): Pick<Refused, 'what' | 'place'> | undefined {
  const id = here?.id ?? tabNote()
  const kept = shelf.get().find((each) => each.id === id)
  return kept && (here || kept.resume) ? kept : undefined
}

/**
 * Asks again for what was refused, once; false when nothing was. What was refused on an earlier page of the tab is asked for by the screen
 * that it came from: `lead` goes there.
 */
export function goOnAfterCredit(lead: (place: Place) => void): boolean {
  const asked = here
  const id = asked?.id ?? tabNote()
  const kept = id === null ? undefined : take(id)
  here = undefined
  noteTab(null)
  if (!kept) return false
  if (asked) asked.again()
  else if (kept.resume) {
    lead(kept.place)
    hand({ place: kept.place, resume: kept.resume })
  } else return false
  return true
}

/** What is there for somebody who can ask again, together with where. */
export const handedToGoOn = (): typeof handed => handed

export const onHanded = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes what was handed over; false when somebody else has. */
export function takeHanded(wanted: typeof handed): boolean {
  if (!wanted || handed !== wanted) return false
  hand(undefined)
  return true
}

function hand(next: typeof handed): void {
  if (handed === next) return
  handed = next
  for (const listener of listeners) listener()
}

function take(id: string): Kept | undefined {
  const found = shelf.get().find((each) => each.id === id)
  if (found) shelf.set(shelf.get().filter((each) => each !== found))
  return found
}

function tabNote(): string | null {
  try {
    return sessionStorage.getItem(tabKey)
  } catch {
    return null
  }
}

function noteTab(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(tabKey)
    else sessionStorage.setItem(tabKey, id)
  } catch {
    // Without a storage it goes on as long as its page lives.
  }
}
