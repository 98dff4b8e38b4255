// Where somebody may not go on this site, and where they are sent instead.

type Visit = {
  /** The screen's name in the menu list; undefined for screens that are not in the menu. */
  menuKey: string | undefined
  path: string
  signedIn: boolean
  /** JSON text of the site: names of the routes that its menu shows; empty for all. */
  clientMenuList: string
  clientHomePath: string
}

const defaultHome = '/Chat'

/** Screens that a signed-in user is sent away from when the site's menu does not show them. */
const guarded = ['Chat', 'draw', 'Midjourney']

/** The names in a site's menu list; undefined when it shows everything. */
export function menuNames(clientMenuList: string): string[] | undefined {
  try {
    const names: unknown = JSON.parse(clientMenuList || '[]')
    if (!Array.isArray(names) || names.length === 0) return undefined
    return names.filter((name) => typeof name === 'string')
  } catch {
    return undefined
  }
}

export function isInMenu(clientMenuList: string, menuKey: string): boolean {
  return menuNames(clientMenuList)?.includes(menuKey) ?? true
}

/** The path to go to instead; undefined when the visit is fine. Never the path itself, which would not end. */
export function redirectFor(visit: Visit): string | undefined {
  const { menuKey, path, signedIn, clientMenuList, clientHomePath } = visit
  if (!signedIn || !menuKey || !guarded.includes(menuKey)) return undefined
  if (isInMenu(clientMenuList, menuKey)) return undefined
  const home = homePath(clientHomePath)
  return home.toLowerCase() === path.toLowerCase() ? undefined : home
}

/** Where the site begins. Only paths of our own count. */
export const homePath = (clientHomePath: string): string =>
  /^\/(?![/\\])./.test(clientHomePath) ? clientHomePath : defaultHome
