// Values kept in the browser, each with its type, its default and its time to live.
import { mayBeEnciphered, onReadable, readText, removeText, writeText } from './text-storage.ts'

export type Stored<T> = {
  readonly key: string
  /** What is kept, or the default: the same object each time until it changes. */
  get: () => T
  /** Keeps a value, and starts its time anew. */
  set: (value: T) => void
  /** Keeps what `change` makes of the value now. */
  update: (change: (value: T) => T) => void
  remove: () => void
  /** What a foreign value means here; undefined when it does not fit. */
  read: (found: unknown) => T | undefined
  /** Starts the time of a kept value anew. */
  renew: () => void
  /** What counts from now on as long as nothing is kept. */
  setDefault: (value: T) => void
  /** Whether something is kept, so that `get` does not answer with the default. */
  isKept: () => boolean
  /** Told of changes, those of other tabs included. */
  subscribe: (listener: () => void) => () => void
}

type Options<T> = {
  default: T
  /** Seconds until a value is forgotten; null for never. Seven days when nothing is said. */
  expiresAfterS?: number | null
  /** Turns what was found into the type, for values of an older or a foreign shape; undefined drops it. By default it must be of the default's kind. */
  read?: (found: unknown) => T | undefined
  /** Stays plain also on a site that has its storage enciphered: what the page reads before any script of ours runs. */
  alwaysPlain?: boolean
}

export const defaultExpiryS = 604_800

type Kept = { value: unknown; expire: number | null }

export function defineStored<T>(key: string, options: Options<T>): Stored<T> {
  const expiresAfterS = options.expiresAfterS === undefined ? defaultExpiryS : options.expiresAfterS
  const read = options.read ?? ((found) => sameKind(found, options.default))
  const listeners = new Set<() => void>()
  let fallback = options.default
  let raw: string | null | undefined
  let known: { value: T; expire: number | null } | undefined

  const load = () => {
    const found = readText(key)
    if (found === undefined || found === raw) return
    raw = found
    known = undefined
    const kept = found === null ? undefined : parse(found)
    const value = kept && read(kept.value)
    if (kept && value !== undefined) known = { value, expire: kept.expire }
  }
  const current = () => {
    load()
    return known && (known.expire === null || known.expire > Date.now()) ? known : undefined
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const write = (value: T) => {
    const expire = expiresAfterS === null ? null : Date.now() + expiresAfterS * 1000
    writeText(key, JSON.stringify({ value, expire } satisfies Kept))
    // Where it is full or forbidden, what stands there is another text, and the value lives as long as the page.
    raw = readText(key)
    known = { value, expire }
    tell()
  }

  const stored: Stored<T> = {
    key,
    read,
    get: () => current()?.value ?? fallback,
    set: write,
    update: (change) => write(change(stored.get())),
    remove: () => {
      removeText(key)
      raw = null
      known = undefined
      tell()
    },
    renew: () => {
      const kept = current()
      if (kept) write(kept.value)
    },
    setDefault: (value) => {
      fallback = value
      tell()
    },
    isKept: () => current() !== undefined,
    subscribe: (listener) => {
      const foreign = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      const noLonger = onReadable(listener)
      globalThis.addEventListener?.('storage', foreign)
      return () => {
        listeners.delete(listener)
        noLonger()
        globalThis.removeEventListener?.('storage', foreign)
      }
    },
  }
  if (!options.alwaysPlain) mayBeEnciphered(key)
  return stored
}

function parse(text: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    if (kept === null || typeof kept !== 'object' || !('value' in kept)) return undefined
    const expire = 'expire' in kept && typeof kept.expire === 'number' ? kept.expire : null
    return { value: kept.value, expire }
  } catch {
    return undefined
  }
}

/** Objects are laid over the default, so that a field added later has its default. */
function sameKind<T>(found: unknown, fallback: T): T | undefined {
  if (fallback === null || typeof found !== typeof fallback) return undefined
  if (Array.isArray(fallback) !== Array.isArray(found)) return undefined
  if (typeof found !== 'object' || Array.isArray(found)) return found as T
  return found === null ? undefined : ({ ...fallback, ...found } as T)
}
