// The menu of a site: its screens, in the order and with the words that the operator gave, and links to elsewhere.
import type { MenuRow } from '@atelier/contract/features/content'
import { isInMenu } from '@atelier/contract/menu-names'
import type { Screen } from '../../features/navigation/define-screen.ts'
import type { MenuLink } from '../../features/navigation/menu-link.ts'
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
    if (screen) return [{ ...screen, label: row.title || screen.label, wishedIcon: row.icon }]
    return row.title && isAddress(row.url) ? [linkElsewhere(row)] : []
  })
}

function linkTo({ menu, path, load }: Screen, t: CommonTexts): MenuLink | undefined {
  if (!menu) return undefined
  const { key, icon, label } = menu
  return { key, label: label(t), to: path, isElsewhere: false, icon, wishedIcon: '', load }
}

const isPath = (url: string): boolean => /^\/(?![/\\])/.test(url)
const isAddress = (url: string): boolean => isPath(url) || /^https?:\/\//i.test(url)

const linkElsewhere = ({ id, title, url, icon }: MenuRow): MenuLink => ({
  key: `link-${id}`,
  label: title,
  to: url,
  isElsewhere: !isPath(url),
  icon: 'link',
  wishedIcon: icon,
  load: undefined,
})
