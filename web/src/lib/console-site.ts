// Which site the console is about, in this tab; null for the one of the host.
import { useSyncExternalStore } from 'react'

const name = 'consoleSite'
const listeners = new Set<() => void>()

const read = (): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

let site = read()

export const consoleSite = (): string | null => site

export function setConsoleSite(code: string | null): void {
  site = code
  try {
    if (code === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, code)
  } catch {
    // It counts for as long as the page lives.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConsoleSite = (): string | null => useSyncExternalStore(subscribe, consoleSite)
