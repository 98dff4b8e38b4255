// Where a visit of a site begins. Both sides ask: the client goes there, and the server sends the frame of that screen. No imports but of
// the same kind: browsers load it.
import { isInMenu } from './menu-names.ts'

/** A screen as the router writes it, and its name in a site's menu where it stands in menus. */
export type ScreenPlace = { path: string; menuKey?: string | undefined }

/** What a site says of where a visit begins. */
export type SiteBeginning = {
  clientHomePath: string
  /** The name of the route that the site opens on, such as `music`; empty for none. */
  index_path: string
  /** JSON text: names of the routes that its menu shows; empty for all. */
  clientMenuList: string
  /** The entries of its menu in order, by the names of their routes; empty for the default ones. */
  rows: readonly { name: string }[]
}

const phoneHome = '/mobileHome'
/** The first of them that there is and that the menu has. */
const wideHomes = ['/Midjourney', '/Chat']

/**
 * Its home path, else its index page, else by the width of the screen, else the first entry of its menu. Only paths of our own count, and
 * of screens only those that the menu does not leave out.
 */
export function homePath(
  site: SiteBeginning,
  places: readonly ScreenPlace[],
  isPhone: boolean,
): string {
  const { clientHomePath, index_path, clientMenuList } = site
  if (/^\/(?![/\\])./.test(clientHomePath)) return clientHomePath
  const shown = places.filter(({ menuKey }) => !menuKey || isInMenu(clientMenuList, menuKey))
  const known = (path: string) =>
    path === '/'
      ? undefined
      : shown.find((place) => place.path.toLowerCase() === path.toLowerCase())?.path
  const standard = isPhone ? phoneHome : wideHomes.find(known)
  return (
    known(`/${index_path.replace(/^\//, '')}`) ?? standard ?? firstEntry(site, shown) ?? '/Chat'
  )
}

/** The path of the first screen that the site's menu shows. */
function firstEntry({ rows }: SiteBeginning, shown: readonly ScreenPlace[]): string | undefined {
  const inMenu = shown.filter(({ menuKey }) => menuKey !== undefined)
  if (rows.length === 0) return inMenu[0]?.path
  const found = rows.map(({ name }) => inMenu.find(({ menuKey }) => menuKey === name))
  return found.find((place) => place !== undefined)?.path
}
