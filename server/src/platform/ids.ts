import { createHash, randomBytes } from 'node:crypto'
import { codeAlphabet } from '@atelier/contract/features/money/code-rules'

/** A secret that people carry: 32 random bytes, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A short unguessable name, 16 random bytes, URL-safe. */
export const newKey = (): string => randomBytes(16).toString('base64url')

/** How a token is kept: a stolen table opens no door. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A code that people type: random signs, five bits each, none of which looks like another. */
export const newCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
