import { hash, verify } from '@node-rs/argon2'
import { passwordTurns } from './password-turns.ts'

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

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
