// What was refused for want of credit goes on once there is more. Whoever asked keeps here how to ask again; whoever brings credit (a
// purchase, a code) calls `goOnAfterCredit`.

type Refused = {
  what: 'message' | 'work'
  /** Where it was asked for, with what the address does not say. */
  place: { to: { pathname: string; search: string }; state?: unknown }
  /** Asks again, if that is still wanted. */
  again: () => void
}

let refused: Refused | undefined

/** Keeps what was refused in place of what was kept before. */
export const keepForCredit = (what: Refused): void => {
  refused = what
}

/** What was refused is no longer wanted: something else went through, or somebody signed out. */
export const forgetRefused = (): void => {
  refused = undefined
}

/** What waits for credit; undefined when nothing does. */
export const waitsForCredit = (): Pick<Refused, 'what' | 'place'> | undefined => refused

/** Asks again for what was refused, once; false when nothing was. */
export function goOnAfterCredit(): boolean {
  const again = refused?.again
  refused = undefined
  again?.()
  return again !== undefined
}
