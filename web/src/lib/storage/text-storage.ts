// The browser's storage, key by key. A site may want what stands in it enciphered: both forms are read at any time, so that nothing is
// lost when the site changes its mind; one form is written.
import type { StorageCipher } from './storage-cipher.ts'

/** What an enciphered text begins with; a plain one is JSON and begins with a brace. */
const mark = 'enc1.'

let cipher: StorageCipher | undefined
let loading: Promise<void> | undefined
let isWanted = false

/** Keys that may be enciphered, as far as their modules have been loaded. */
const privateKeys = new Set<string>()
/** Told when what could not be read can be. */
const readers = new Set<() => void>()
/** Deciphering is done once for each text, not each time somebody looks. */
const opened = new Map<string, { sealed: string; text: string | null }>()

/**
 * Settles in which form texts are written from now on, and brings what is there into it. Enciphered texts can be read when this has
 * resolved. The cipher is fetched only where it is wanted or something enciphered is found; rejects when it cannot be fetched.
 */
export async function encipherStorage(wanted: boolean): Promise<void> {
  if (wanted || holdsEnciphered()) await fetchCipher()
  isWanted = wanted
  // What is enciphered is ours and can be opened without the module that it belongs to; what is plain may be somebody else's.
  for (const key of wanted ? privateKeys : keys()) bringIntoForm(key)
}

/** From now on the key's text is written in the form that counts. */
export function mayBeEnciphered(key: string): void {
  privateKeys.add(key)
  bringIntoForm(key)
}

/** The text under a key; null for none and for one that is damaged, undefined as long as it cannot be read: `onReadable` then tells. */
export function readText(key: string): string | null | undefined {
  const found = storage()?.getItem(key) ?? null
  if (!found?.startsWith(mark)) return found
  const known = opened.get(key)
  if (known?.sealed === found) return known.text
  if (!cipher) {
    // Another tab has begun to encipher.
    void fetchCipher().catch(() => undefined)
    return undefined
  }
  const text = cipher.decipher(found.slice(mark.length), key) ?? null
  opened.set(key, { sealed: found, text })
  return text
}

/** What does not fit is not written. */
export function writeText(key: string, text: string): void {
  const sealed =
    cipher && isWanted && privateKeys.has(key) ? mark + cipher.encipher(text, key) : undefined
  try {
    storage()?.setItem(key, sealed ?? text)
  } catch {
    return
  }
  if (sealed) opened.set(key, { sealed, text })
  else opened.delete(key)
}

export function removeText(key: string): void {
  storage()?.removeItem(key)
  opened.delete(key)
}

/** Returns what ends the telling. */
export function onReadable(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

function bringIntoForm(key: string): void {
  if (!cipher) return
  const found = storage()?.getItem(key) ?? null
  if (found === null || found.startsWith(mark) === isWanted) return
  const text = readText(key)
  if (typeof text === 'string') writeText(key, text)
}

function fetchCipher(): Promise<void> {
  loading ??= import('./storage-cipher.ts').then(
    (module) => {
      cipher = module.storageCipher
      for (const reader of readers) reader()
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

const holdsEnciphered = (): boolean =>
  keys().some((key) => storage()?.getItem(key)?.startsWith(mark))

function keys(): string[] {
  const kept = storage()
  return Array.from({ length: kept?.length ?? 0 }, (_, at) => kept?.key(at) ?? '')
}

/** Absent where a browser forbids it, and outside of browsers. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
