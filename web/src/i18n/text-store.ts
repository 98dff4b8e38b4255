// Texts that have been loaded, by language and namespace.
import type { Locale } from '@atelier/contract/primitives'
import { fetchLate } from '../lib/fetch-late.ts'
import { setCurrentLocale } from './locale-state.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import { fetchTexts } from './namespaces.ts'
import { textsTogether } from './texts-together.ts'

const loaded = new Map<string, Namespaces[Namespace]>()
const loading = new Map<string, Promise<Namespaces[Namespace]>>()
const waitedFor = new Map<string, Promise<Namespaces[Namespace]>>()
const wanted = new Set<Namespace>()

export function loadedTexts<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Namespaces[N] | undefined {
  return loaded.get(`${locale}/${namespace}`) as Namespaces[N] | undefined
}

/** The texts, loaded when they are not there yet; the same promise for everybody who asks meanwhile. */
export function loadTexts<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Promise<Namespaces[N]> {
  wanted.add(namespace)
  const key = `${locale}/${namespace}`
  const running = loading.get(key)
  if (running) return running as Promise<Namespaces[N]>
  const promise = fetchTexts(locale, namespace)
  loading.set(key, promise)
  promise.then(
    (texts) => {
      loaded.set(key, texts)
      // What React's `use` reads at once, without suspending for texts that are there.
      Object.assign(promise, { status: 'fulfilled', value: texts })
    },
    // Forgotten, so that the next wish tries again.
    () => loading.delete(key),
  )
  return promise
}

/** As `loadTexts`, for what is being drawn: asks until they are there, as for the code of what is drawn. */
export function waitForTexts<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Promise<Namespaces[N]> {
  const key = `${locale}/${namespace}`
  if (loaded.has(key)) return loadTexts(locale, namespace)
  const known = waitedFor.get(key) as Promise<Namespaces[N]> | undefined
  if (known) return known
  const promise = fetchLate(() => loadTogether(locale, namespace))
  waitedFor.set(key, promise)
  void promise.then(() => waitedFor.delete(key))
  return promise
}

/** With those of the same file: a form that has the focus must not be hidden while a part of it looks up its own. */
async function loadTogether<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Promise<Namespaces[N]> {
  const files: (readonly Namespace[])[] = Object.values(textsTogether)
  const all = files.find((names) => names.includes(namespace)) ?? []
  const [own] = await Promise.all([
    loadTexts(locale, namespace),
    ...all.map((each) => loadTexts(locale, each)),
  ])
  return own
}

let requests = 0

/**
 * Switches the language once everything on the page has its texts, so that nothing flickers. Of two wishes the later counts, whichever has
 * its texts first. Rejects, and leaves all as it was, when they cannot be loaded.
 */
export async function changeLocale(
  locale: Locale,
  load: (locale: Locale) => Promise<unknown> = loadWanted,
): Promise<void> {
  requests += 1
  const request = requests
  await load(locale)
  if (request === requests) setCurrentLocale(locale)
}

const loadWanted = (locale: Locale): Promise<unknown> =>
  Promise.all([...wanted].map((namespace) => loadTexts(locale, namespace)))
