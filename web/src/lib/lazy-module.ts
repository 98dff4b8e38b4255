// A module that is fetched when something on the page first needs it. Until then, and while it cannot be fetched,
// there is none, and what needs it shows something plainer.
import { useEffect, useSyncExternalStore } from 'react'

export interface LazyModule<T> {
  current: () => T | undefined
  /** Never rejects; undefined when it could not be fetched. The next call tries again. */
  load: () => Promise<T | undefined>
  subscribe: (listener: () => void) => () => void
}

export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>()
  let loaded: T | undefined
  let running: Promise<T | undefined> | undefined
  const run = async () => {
    try {
      loaded = await fetchModule()
    } catch {
      return undefined
    } finally {
      running = undefined
    }
    for (const listener of listeners) listener()
    return loaded
  }
  return {
    current: () => loaded,
    load: () => {
      if (loaded !== undefined) return Promise.resolve(loaded)
      running ??= run()
      return running
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The module once it is there; fetched when `wanted`. */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean): T | undefined {
  const loaded = useSyncExternalStore(module.subscribe, module.current, module.current)
  const missing = wanted && loaded === undefined
  useEffect(() => {
    if (missing) void module.load()
  }, [module, missing])
  return loaded
}
