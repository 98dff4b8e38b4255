// The tabs of a site's settings; which settings each has, the contract says.
import { settingForms } from 'virtual:setting-forms'
import type { SettingPlace } from '@atelier/contract/site-settings'

/** Places of settings that are rooms of their own. */
const rooms = ['start', 'content', 'tools', 'moderation'] as const

export type SettingGroup = Exclude<SettingPlace, (typeof rooms)[number]>
const isGroup = (place: string): place is SettingGroup => !rooms.some((room) => room === place)
/** In the order of the tabs. */
export const groupNames = Object.keys(settingForms).filter(isGroup)

/** The tab that leads on to the room that has the rest of its matter. */
export const roomsBeside: Partial<Record<SettingGroup, Exclude<(typeof rooms)[number], 'start'>>> =
  {
    brand: 'content',
    models: 'tools',
    limits: 'moderation',
  }

/** Names of screens as menus know them, with the text that names each. */
export const menuScreens = {
  Chat: 'menuChat',
  draw: 'menuDraw',
  sd3: 'menuSd3',
  Midjourney: 'menuMidjourney',
  sddraw: 'menuSquare',
  video: 'menuVideo',
  music: 'menuMusic',
  separation: 'menuSeparation',
  tools: 'menuTools',
  mind: 'menuMind',
  'app-store': 'menuApps',
  role: 'menuRole',
  market: 'menuMarket',
  designerWork: 'menuGallery',
  history: 'menuWorks',
  pay: 'menuPay',
  'user-center': 'menuUserCenter',
  help: 'menuHelp',
} as const
