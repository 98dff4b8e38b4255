// The menu of a site: its screens, in the order and with the words that the operator gave, and links to elsewhere.
import type { MenuRow } from '@atelier/contract/features/site/content'
import { isInMenu } from '@atelier/contract/menu-names'
import type { Screen } from '../../features/site/navigation/define-screen.ts'
import type { MenuLink } from '../../features/site/navigation/menu-link.ts'
import type { CommonTexts } from '../../i18n/locales/en-US/common.ts'

/**
 * The entries that this site shows. Without rows these are the screens that have a place in menus, in their order; a row that names
 * no screen of the site and holds no address is left out.
 */
export function menuLinks(
  rows: readonly MenuRow[],
  screens: readonly Screen[],
  { clientMenuList, t }: { clientMenuList: string; t: CommonTexts },
): MenuLink[] {
  const own = screens.flatMap((screen) => {
    const link = linkTo(screen, t)
    return link && isInMenu(clientMenuList, link.key) ? [link] : []
  })
  if (rows.length === 0) return own
  return rows.flatMap((row) => {
    const screen = own.find(({ key }) => key === row.name)
    if (screen) return [renamed(screen, row)]
    return row.title && isAddress(row.url) ? [linkElsewhere(row)] : []
  })
}

function linkTo({ menu, path, place = 'more', load }: Screen, t: CommonTexts) {
  if (!menu) return undefined
  const { key, icon, label } = menu
  const link: MenuLink = {
    key,
    label: label(t),
    isRenamed: false,
    place,
    to: path,
    isElsewhere: false,
    icon,
    siteIcon: '',
    load,
  }
  return link
}

const renamed = (link: MenuLink, { title, icon }: MenuRow): MenuLink => ({
  ...link,
  label: title || link.label,
  isRenamed: title !== '',
  siteIcon: icon,
})

const isPath = (url: string): boolean => /^\/(?![/\\])/.test(url)
const isAddress = (url: string): boolean => isPath(url) || /^https?:\/\//i.test(url)

const linkElsewhere = ({ id, title, url, icon }: MenuRow): MenuLink => ({
  key: `link-${id}`,
  label: title,
  isRenamed: true,
  place: 'more',
  to: url,
  isElsewhere: !isPath(url),
  icon: 'link',
  siteIcon: icon,
  load: undefined,
})
