import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// Somebody without an account costs as long as somebody with one, so that the time tells nothing.
const nobodys = hash('nobody has this password', cost)

/** Whether the password fits; false for an account that does not exist, after the same work. */
export async function checkPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(stored ?? (await nobodys), password)
  return fits && Boolean(stored)
}
