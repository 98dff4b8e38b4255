import { isInMenu } from '@atelier/contract/menu-names'
import type { CommonTexts } from '../../i18n/locales/en-US/common.ts'
import type { IconName } from '../../ui/icon-names.ts'
import { screens } from '../screens.ts'

type Place = {
  key: string
  path: string
  icon: IconName
  label: (t: CommonTexts) => string
  /** Other screens that belong to it. */
  holds?: readonly string[]
}

const makers = [
  ...['/Midjourney', '/draw', '/sd3', '/sddraw'],
  ...['/video', '/music', '/separation', '/tools'],
]

/** At most five, so that each is wide enough for a thumb. */
const places: Place[] = [
  { key: 'Chat', path: '/Chat', icon: 'message-circle', label: (t) => t.menuChat },
  {
    key: 'create',
    path: '/Midjourney',
    icon: 'wand-sparkles',
    label: (t) => t.menuCreate,
    holds: makers,
  },
  { key: 'explore', path: '/mobileHome', icon: 'compass', label: (t) => t.menuExplore },
  { key: 'works', path: '/history', icon: 'images', label: (t) => t.menuWorks },
  { key: 'me', path: '/user', icon: 'circle-user-round', label: (t) => t.menuMe },
]

/** Where pictures are made: the first that the menu has. */
const creating = ['/Midjourney', '/draw']

/** Those of the places that a site's menu does not leave out. */
export function bottomPlaces(clientMenuList: string): Place[] {
  const isShown = (path: string) => {
    const menu = screens.find((screen) => screen.path === path)?.menu
    return !menu || isInMenu(clientMenuList, menu.key)
  }
  return places.flatMap((place) => {
    const path = place.key === 'create' ? creating.find(isShown) : place.path
    return path !== undefined && isShown(path) ? [{ ...place, path }] : []
  })
}
