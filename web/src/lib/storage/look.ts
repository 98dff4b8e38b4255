// A look through somebody else's eyes, in this tab alone: who runs the site opens it with a token behind the address's hash.
import { impersonationMark } from '@atelier/contract/features/identity/auth-rules'
import type { Stored } from './define-stored.ts'

const name = 'look'

/** The token in an address's hash; empty for none, and for one that is no look's. */
export function impersonationIn(hash: string): string {
  const [, given = ''] = /^#see-as=([\w.-]+)$/.exec(hash) ?? []
  return given.startsWith(impersonationMark) ? given : ''
}

function takeUp(): string {
  try {
    const given = impersonationIn(location.hash)
    if (given) {
      sessionStorage.setItem(name, given)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

let look = takeUp()

export const isLook = (): boolean => look !== ''

/** The session of the look for as long as it lasts, then one's own. Signing in or out ends the look and leaves one's own as it is. */
export function throughImpersonation(own: Stored<string>): Stored<string> {
  if (!look) return own
  const listeners = new Set<() => void>()
  const end = () => {
    look = ''
    try {
      sessionStorage.removeItem(name)
    } catch {
      // It ends with the page.
    }
    for (const listener of listeners) listener()
  }
  return {
    ...own,
    get: () => look || own.get(),
    set: (value) => {
      if (look) end()
      own.set(value)
    },
    remove: () => (look ? end() : own.remove()),
    renew: () => {
      if (!look) own.renew()
    },
    isKept: () => Boolean(look) || own.isKept(),
    subscribe: (listener) => {
      listeners.add(listener)
      const noLonger = own.subscribe(listener)
      return () => {
        listeners.delete(listener)
        noLonger()
      }
    },
  }
}
