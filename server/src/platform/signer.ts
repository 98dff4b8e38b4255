// Signatures of names, so that an address opens what it says and nobody can make one up. Nothing of it is stored.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type Signer = {
  /** 32 letters of base64url. */
  sign(text: string): string
  /** Takes the same time whatever was given. */
  fits(text: string, signature: string): boolean
}

/** Signs under a key of its own for each purpose, derived from SECRET_KEY. */
export function createSigner(secretKey: string, purpose: string): Signer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `atelier signatures: ${purpose}`, 32))
  const sign = (text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')
  return {
    sign,
    fits(text, signature) {
      const wanted = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
