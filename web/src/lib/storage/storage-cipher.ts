// Enciphers what the browser keeps. Loaded late, and only for sites that want it.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'

export type StorageCipher = {
  /** The key that the text stands under belongs to it: moved under another one it cannot be read. */
  encipher: (text: string, key: string) => string
  /** Undefined for what is damaged, or was not enciphered by this. */
  decipher: (sealed: string, key: string) => string | undefined
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })
/** The fixed secret: 32 bytes, the same in every browser. */
const secret = encoder.encode('atelier keeps this browser quiet')
const cipherFor = (key: string) => managedNonce(xchacha20poly1305)(secret, encoder.encode(key))

/**
 * The secret is part of a script that everybody can read. It protects from a look over the shoulder at the browser's tools, from search
 * through a copied profile or a backup for tokens and words, and from a text that was altered unnoticed. It does not protect from
 * somebody who reads this script, from other scripts of the same page, or from whoever may use the browser: they read what the
 * application reads.
 */
export const storageCipher: StorageCipher = {
  encipher: (text, key) => toBase64(cipherFor(key).encrypt(encoder.encode(text))),
  decipher: (sealed, key) => {
    try {
      const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0))
      return decoder.decode(cipherFor(key).decrypt(bytes))
    } catch {
      return undefined
    }
  },
}

/** Piece by piece: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000
  let signs = ''
  for (let at = 0; at < bytes.length; at += piece)
    signs += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(signs)
}
