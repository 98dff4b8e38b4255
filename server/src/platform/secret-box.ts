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
      const fitting = older.find((each) => opens(sealed, each))
      return openWith(sealed, fitting ?? key)
    },
    isOld: (sealed) => older.some((each) => opens(sealed, each)),
  }
}

function openWith(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function opens(sealed: string, key: Buffer): boolean {
  try {
    openWith(sealed, key)
    return true
  } catch {
    return false
  }
}
