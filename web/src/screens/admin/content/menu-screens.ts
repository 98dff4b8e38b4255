// The screens that have a place in menus, in their usual order. A test holds them against the screens themselves.
import type { CommonTexts } from '../../../i18n/locales/en-US/common.ts'

export const menuScreens: readonly { name: string; label: (t: CommonTexts) => string }[] = [
  { name: 'Chat', label: (t) => t.menuChat },
  { name: 'app-store', label: (t) => t.menuApps },
  { name: 'market', label: (t) => t.menuMarket },
  { name: 'role', label: (t) => t.menuRole },
  { name: 'Midjourney', label: (t) => t.menuMidjourney },
  { name: 'draw', label: (t) => t.menuDraw },
  { name: 'sd3', label: (t) => t.menuSd3 },
  { name: 'video', label: (t) => t.menuVideo },
  { name: 'music', label: (t) => t.menuMusic },
  { name: 'separation', label: (t) => t.menuSeparation },
  { name: 'sddraw', label: (t) => t.menuSquare },
  { name: 'tools', label: (t) => t.menuTools },
  { name: 'mind', label: (t) => t.menuMind },
  { name: 'history', label: (t) => t.menuWorks },
  { name: 'designerWork', label: (t) => t.menuGallery },
  { name: 'pay', label: (t) => t.menuPay },
  { name: 'help', label: (t) => t.menuHelp },
  { name: 'user-center', label: (t) => t.menuUserCenter },
]

/** Its own name; undefined for what is no screen of a menu. */
export const screenLabel = (name: string, t: CommonTexts): string | undefined =>
  menuScreens.find((screen) => screen.name === name)?.label(t)
