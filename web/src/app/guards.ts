// Where somebody may not go on this site, and where they are sent instead.
import { isInMenu } from '@atelier/contract/menu-names'

type Visit = {
  /** The screen's name in the menu list; undefined for screens that are not in the menu. */
  menuKey: string | undefined
  path: string
  signedIn: boolean
  /** JSON text of the site: names of the routes that its menu shows; empty for all. */
  clientMenuList: string
  /** Where a visit of the site begins. */
  home: string
}

/** Screens that a signed-in user is sent away from when the site's menu does not show them. */
const guarded = ['Chat', 'draw', 'Midjourney']

/** The path to go to instead; undefined when the visit is fine. Never the path itself, which would not end. */
export function redirectFor(visit: Visit): string | undefined {
  const { menuKey, path, signedIn, clientMenuList, home } = visit
  if (!signedIn || !menuKey || !guarded.includes(menuKey)) return undefined
  if (isInMenu(clientMenuList, menuKey)) return undefined
  return home.toLowerCase() === path.toLowerCase() ? undefined : home
}

/**
 * The same address as the screen writes it: people type `/chat` and `/Pay`, and the router takes them. Undefined when it is written so.
 * `pattern` is the screen's path, with `:name` for what differs.
 */
export function writtenPath(pattern: string, path: string): string | undefined {
  const wanted = pattern.split('/')
  const written = path
    .split('/')
    .map((part, at) => {
      const own = wanted[at]
      return own?.toLowerCase() === part.toLowerCase() ? own : part
    })
    .join('/')
  return written === path ? undefined : written
}
