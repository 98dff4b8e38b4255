// The menu of the site, made by the frame, for screens that show it too.
import { createContext, use } from 'react'
import type { IconName } from '../../../ui/icon-names.ts'
import type { PlaceName } from './place-names.ts'

export type MenuLink = {
  key: string
  label: string
  /** Its label is the operator's. */
  isRenamed: boolean
  place: PlaceName
  /** A path of ours, or the address of another page. */
  to: string
  isElsewhere: boolean
  icon: IconName
  /** The operator's wish for another icon, as `name` or `set:name`; empty for none. */
  siteIcon: string
  /** Fetches the screen before somebody goes there. */
  load: (() => Promise<unknown>) | undefined
}

export const MenuContext = createContext<readonly MenuLink[]>([])

/** The entries of the menu that this site shows, in order. */
export const useMenu = (): readonly MenuLink[] => use(MenuContext)
