// The places of the rail: the entries of the menu in their groups.
import type { MenuLink } from '../../features/site/navigation/menu-link.ts'
import { type PlaceName, placeNames } from '../../features/site/navigation/place-names.ts'
import type { CommonTexts } from '../../i18n/locales/en-US/common.ts'
import type { IconName } from '../../ui/icon-names.ts'

export type RailPlace = {
  /** Its own among all that stand in the rail. */
  key: string
  name: PlaceName
  label: string
  icon: IconName
  /** The operator's wish for another icon, as in a `MenuLink`. */
  siteIcon: string
  /** Where it leads; `more` leads nowhere by itself. */
  to: string
  /** What it holds, in the order of the menu; none for home, which is in no menu. */
  entries: readonly MenuLink[]
}

type Face = { icon: IconName; label: (t: CommonTexts) => string }

const faces: Record<PlaceName, Face> = {
  home: { icon: 'house', label: (t) => t.menuHome },
  chat: { icon: 'message-circle', label: (t) => t.menuChat },
  create: { icon: 'wand-sparkles', label: (t) => t.menuCreate },
  explore: { icon: 'compass', label: (t) => t.menuExplore },
  library: { icon: 'library', label: (t) => t.menuLibrary },
  works: { icon: 'images', label: (t) => t.menuWorks },
  more: { icon: 'ellipsis', label: (t) => t.more },
}

/**
 * The places that this site has, in the order of the rail: those whose entries a menu leaves out are not there. A place leads to the first of its
 * entries; one that holds a single entry has the name and the icon that the operator gave to it.
 */
export function railPlaces(links: readonly MenuLink[], t: CommonTexts): RailPlace[] {
  return placeNames.flatMap((name) => {
    const entries = links.filter(({ place }) => place === name)
    const [first] = entries
    const to = name === 'home' ? '/mobileHome' : first?.to
    if (to === undefined) return []
    const { icon, label } = faces[name]
    const only = name !== 'more' && entries.length === 1 ? first : undefined
    return {
      key: name,
      name,
      label: only?.isRenamed ? only.label : label(t),
      icon,
      siteIcon: only?.siteIcon ?? '',
      to,
      entries,
    }
  })
}

/** The same for a site with one flat menu: home, and then each entry by itself, in the order of the menu. */
export function flatPlaces(links: readonly MenuLink[], t: CommonTexts): RailPlace[] {
  const home = railPlaces([], t)
  const others = links.map((link) => {
    const { key, place: name, label, icon, siteIcon, to } = link
    return { key, name, label, icon, siteIcon, to, entries: [link] }
  })
  return [...home, ...others]
}

/** Which of them is current: the one that leads to the screen, else the first of the screen's place. */
export function currentOf(
  places: readonly RailPlace[],
  { pathname, place }: { pathname: string; place: PlaceName },
): RailPlace | undefined {
  const own = places.filter(({ name }) => name === place)
  return own.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? own[0]
}
