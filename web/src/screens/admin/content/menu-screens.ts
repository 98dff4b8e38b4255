// The screens that have a place in menus, in their usual order. A test holds them against the screens themselves.
import type { CommonTexts } from '../../../i18n/locales/en-US/common.ts'
import type { IconName } from '../../../ui/icon-names.ts'

export const menuScreens: readonly {
  name: string
  icon: IconName
  label: (t: CommonTexts) => string
}[] = [
  { name: 'Chat', icon: 'message-circle', label: (t) => t.menuChat },
  { name: 'app-store', icon: 'grid-2x2', label: (t) => t.menuApps },
  { name: 'role', icon: 'users-round', label: (t) => t.menuRole },
  { name: 'market', icon: 'scroll-text', label: (t) => t.menuMarket },
  { name: 'Midjourney', icon: 'image', label: (t) => t.menuMidjourney },
  { name: 'draw', icon: 'wand-sparkles', label: (t) => t.menuDraw },
  { name: 'sd3', icon: 'sparkles', label: (t) => t.menuSd3 },
  { name: 'video', icon: 'film', label: (t) => t.menuVideo },
  { name: 'music', icon: 'music', label: (t) => t.menuMusic },
  { name: 'separation', icon: 'mic-vocal', label: (t) => t.menuSeparation },
  { name: 'sddraw', icon: 'blocks', label: (t) => t.menuSquare },
  { name: 'tools', icon: 'wrench', label: (t) => t.menuTools },
  { name: 'mind', icon: 'network', label: (t) => t.menuMind },
  { name: 'history', icon: 'images', label: (t) => t.menuWorks },
  { name: 'designerWork', icon: 'compass', label: (t) => t.menuGallery },
  { name: 'pay', icon: 'coins', label: (t) => t.menuPay },
  { name: 'help', icon: 'book-open', label: (t) => t.menuHelp },
  { name: 'user-center', icon: 'circle-user-round', label: (t) => t.menuUserCenter },
]

/** Its own name; undefined for what is no screen of a menu. */
export const screenLabel = (name: string, t: CommonTexts): string | undefined =>
  menuScreens.find((screen) => screen.name === name)?.label(t)

/** The icon of an entry: its own, else that of its screen, else that of a link. */
export const iconOf = ({ icon, name }: { icon: string; name: string }): string =>
  icon || (menuScreens.find((screen) => screen.name === name)?.icon ?? 'link')
