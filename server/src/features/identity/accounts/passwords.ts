import { hash, verify } from '@node-rs/argon2'
import { comeAgain } from '../../../platform/come-again.ts'
import { createSlots } from '../../../platform/slots.ts'

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Few wait, and are asked to come again after as long as a full line takes on one slow core. */
export const passwordLine = { maxWaiting: 100, refuse: () => comeAgain('auth.busy', 5) }

/**
 * A password takes a thread and 19 MiB for tens of milliseconds, on purpose: a crowd at the login is to take neither the memory nor the
 * four threads that Node has for this, for files and for pictures, which take two.
 */
export const passwordTurns = createSlots(1, passwordLine)

/** Throws auth.busy where too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  passwordTurns.take(() => hash(password, cost))

// Somebody without an account costs as long as somebody with one, so that the time tells nothing.
const nobodys = hash('nobody has this password', cost)

/** Whether the password fits; false for an account that does not exist, after the same work. Throws auth.busy where too many wait. */
export async function checkPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const expected = stored ?? (await nobodys)
  const fits = await passwordTurns.take(() => verify(expected, password))
  return fits && Boolean(stored)
}
