// Where a visit begins, where somebody may not go on this site, and where they are sent instead.
import { isInMenu } from '../features/site/menu-names.ts'

/** What decides where a visit begins. */
export type Beginning = {
  clientHomePath: string
  /** The name of the route that the site opens on, such as `music`; empty for none. */
  index_path: string
  isPhone: boolean
  /** Paths of the screens that there are, and of those the ones that the site's menu leaves out. */
  paths: readonly string[]
  hidden: readonly string[]
  /** Paths of the menu's own screens, in its order. */
  entries: readonly string[]
}

type Visit = Beginning & {
  /** The screen's name in the menu list; undefined for screens that are not in the menu. */
  menuKey: string | undefined
  path: string
  signedIn: boolean
  /** JSON text of the site: names of the routes that its menu shows; empty for all. */
  clientMenuList: string
}

const phoneHome = '/mobileHome'
/** The first of them that there is and that the menu has. */
const wideHomes = ['/Midjourney', '/Chat']

/** Screens that a signed-in user is sent away from when the site's menu does not show them. */
const guarded = ['Chat', 'draw', 'Midjourney']

/** The path to go to instead; undefined when the visit is fine. Never the path itself, which would not end. */
export function redirectFor(visit: Visit): string | undefined {
  const { menuKey, path, signedIn, clientMenuList } = visit
  if (!signedIn || !menuKey || !guarded.includes(menuKey)) return undefined
  if (isInMenu(clientMenuList, menuKey)) return undefined
  const home = homePath(visit)
  return home.toLowerCase() === path.toLowerCase() ? undefined : home
}

/**
 * Where a visit of the site begins: its home path, else its index page, else by the width of the screen, else with the first entry of its
 * menu. Only paths of our own count, and of screens only those that the menu does not leave out.
 */
export function homePath(visit: Beginning): string {
  const { clientHomePath, index_path, isPhone, paths, hidden, entries } = visit
  if (/^\/(?![/\\])./.test(clientHomePath)) return clientHomePath
  const index = `/${index_path.replace(/^\//, '')}`
  const known = (path: string) =>
    paths.find(
      (own) => own.toLowerCase() === path.toLowerCase() && own !== '/' && !hidden.includes(own),
    )
  const usual = isPhone ? phoneHome : wideHomes.find(known)
  return known(index) ?? usual ?? entries[0] ?? '/Chat'
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
