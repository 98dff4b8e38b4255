// Fetches icons by Iconify's loader: our own server is asked first, the public services are asked when it has none to give.
import { ownIconPath, publicIconServices } from '@atelier/contract/icon-service'
import { _api, addAPIProvider, getIcon, type IconifyIcon, loadIcons } from '@iconify/react'
import { ownSet, type RemoteName } from './icon-name.ts'

/** How long an address may be, when the next source is asked as well, and how long the last one is waited for. */
const bounds = { maxURL: 500, rotate: 750, timeout: 5000 }

// The loader counts a comma as one character of the address; encoded it would be three.
_api.setFetch((address, init) => fetch(String(address).replaceAll('%2C', ','), init))

const known = new Set<string>()

/**
 * The name by which the loader knows an icon. Each set has a rotation of its own, since the loader begins with the source that has
 * answered last: a set that our server lacks must not send those that it has elsewhere.
 */
export function loaderName({ set, name }: RemoteName): string {
  if (!known.has(set)) {
    known.add(set)
    const resources = [`${location.origin}${ownIconPath}`, ...publicIconServices]
    addAPIProvider(set, { resources, path: '/', ...bounds })
  }
  return `@${set}:${set}:${name}`
}

/** What has been fetched of an icon, as it is drawn at an edge in px: one of our own set with the stroke that the client's own icons have. Null until it is here. */
export function drawingOf(icon: RemoteName, size: number): IconifyIcon | null {
  const found = getIcon(loaderName(icon))
  if (!found || icon.set !== ownSet || size === 16) return found ?? null
  return { ...found, body: found.body.replaceAll('stroke-width="2"', 'stroke-width="1.75"') }
}

/** Fetches an icon and tells once whether it is there now or cannot be had. Returns what takes the wish back. */
export function fetchIcon(icon: RemoteName, tell: (state: 'here' | 'missing') => void): () => void {
  return loadIcons([loaderName(icon)], (loaded) => tell(loaded.length > 0 ? 'here' : 'missing'))
}
