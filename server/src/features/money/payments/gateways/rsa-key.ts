// RSA keys as operators have them: PEM, or the bare base64 that the vendors' tools give.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** Undefined for what is no RSA private key. */
export const readPrivateKey = (text: string): KeyObject | undefined =>
  firstRsaKey([
    () => createPrivateKey(text),
    () => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs1' }),
  ])

/** Also of a certificate, whose key it is. Undefined for what holds no RSA public key. */
export const readPublicKey = (text: string): KeyObject | undefined =>
  /PRIVATE KEY/.test(text)
    ? undefined
    : firstRsaKey([
        () => createPublicKey(text),
        () => createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' }),
        () => createPublicKey({ key: bytesOf(text), format: 'der', type: 'pkcs1' }),
      ])

export const privateKeyText = z
  .string()
  .trim()
  .refine((text) => readPrivateKey(text) !== undefined, 'Not an RSA private key')

export const publicKeyText = z
  .string()
  .trim()
  .refine((text) => readPublicKey(text) !== undefined, 'Not an RSA public key')

const bytesOf = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'base64')

function firstRsaKey(attempts: readonly (() => KeyObject)[]): KeyObject | undefined {
  for (const attempt of attempts) {
    const key = attemptOrNothing(attempt)
    if (key?.asymmetricKeyType === 'rsa') return key
  }
  return undefined
}

function attemptOrNothing(attempt: () => KeyObject): KeyObject | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
