import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { CommonTexts } from '../../../i18n/locales/en-US/common.ts'
import type { IconName } from '../../../ui/icon-names.ts'
import type { PlaceName } from './place-names.ts'

export type MenuEntry = {
  /** The route's name in a site's `clientMenuList`. */
  key: string
  icon: IconName
  /** Its name in the menu, which may be shorter than its title. */
  label: (t: CommonTexts) => string
}

export type Screen = {
  /** As the router writes it, with a leading slash. */
  path: string
  /** Its name where one chooses among all places; without one it is not offered there. */
  title?: (t: CommonTexts) => string
  /** Inside the layout with menu and account, in the console, or alone on the page. */
  frame: 'layout' | 'console' | 'alone'
  /** The place of the application that it belongs to; `more` when nothing is said. */
  place?: PlaceName
  /** Where it stands in the menu; without it there is no entry. */
  menu?: MenuEntry
  load: () => Promise<ComponentType>
  loader?: LoaderFunction
}

/** Declares a screen; `app/screens.ts` lists them. */
export const defineScreen = (screen: Screen): Screen => screen
