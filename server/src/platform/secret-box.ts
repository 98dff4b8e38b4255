// Encryption of keys at rest: AES-256-GCM under a key derived from SECRET_KEY.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type SecretBox = {
  /** Under the key of now. */
  seal(text: string): string
  /** Throws when the text was sealed under a key that is not known, or altered. */
  open(sealed: string): string
  /** Whether it was sealed under an older key, and opens. */
  isOld(sealed: string): boolean
}

const derive = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'atelier secrets v1', 32))

/** `olderKeys` open what was sealed under them; nothing is sealed under them any more. */
export function createSecretBox(secretKey: string, olderKeys: readonly string[] = []): SecretBox {
  const key = derive(secretKey)
  const older = olderKeys.map(derive)
  return {
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      for (const each of [key, ...older]) {
        const text = tryToOpen(sealed, each)
        if (text !== undefined) return text
      }
      throw new Error('sealed under a key that is not known, or altered')
    },
    isOld: (sealed) => older.some((each) => tryToOpen(sealed, each) !== undefined),
  }
}

/** Undefined for what was sealed under another key, or altered. */
function tryToOpen(sealed: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
