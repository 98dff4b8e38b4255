import { randomBytes } from 'node:crypto'

/** A number for vendors: the day, for people who look for it, and 80 random bits; 28 letters and digits. */
export const newNumber = (at: Date): string =>
  at.toISOString().slice(0, 10).replaceAll('-', '') + randomBytes(10).toString('hex')
