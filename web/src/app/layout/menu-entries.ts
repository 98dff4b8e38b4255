import { useQuery } from '@tanstack/react-query'
import type { MenuLink } from '../../features/site/navigation/menu-link.ts'
import { menuQuery } from '../../features/site/sites/menu.ts'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { screens } from '../screens.ts'
import { menuLinks } from './menu-links.ts'

/** The entries of the menu that this site shows, in order. */
export function useMenuEntries(): MenuLink[] {
  const t = useTexts('common')
  const { clientMenuList } = useSite()
  const { data } = useQuery(menuQuery)
  return menuLinks(data?.rows ?? [], screens, { clientMenuList, t })
}
