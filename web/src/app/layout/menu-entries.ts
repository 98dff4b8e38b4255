import type { MenuEntry } from '../../features/navigation/define-screen.ts'
import { useSite } from '../../features/site/queries.ts'
import { isInMenu } from '../guards.ts'
import { screens } from '../screens.ts'

export type MenuLink = MenuEntry & { path: string; load: () => Promise<unknown> }

/** The entries of the menu that this site shows, in order. */
export function useMenuEntries(): MenuLink[] {
  const { clientMenuList } = useSite()
  return screens.flatMap(({ menu, path, load }) =>
    menu && isInMenu(clientMenuList, menu.key) ? [{ ...menu, path, load }] : [],
  )
}
