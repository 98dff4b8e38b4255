// The parts of the room by their addresses, and what each edits.
import type { EntryKind } from '@atelier/contract/content-terms'

export const contentTabs = [
  'notices',
  'drawing-notices',
  'about',
  'questions',
  'banners',
  'menu',
  'jumps',
  'cases',
  'params',
  'apps',
  'prompts',
  'models',
  'library',
] as const
export type ContentTab = (typeof contentTabs)[number]

export const kindOfTab: Record<Exclude<ContentTab, 'about' | 'library'>, EntryKind> = {
  notices: 'notice',
  'drawing-notices': 'drawingNotice',
  questions: 'question',
  banners: 'banner',
  menu: 'menu',
  jumps: 'jump',
  cases: 'drawingCase',
  params: 'drawingParam',
  apps: 'houseApp',
  prompts: 'housePrompt',
  models: 'modelPage',
}

export const readTab = (text: string | undefined): ContentTab | undefined =>
  contentTabs.find((tab) => tab === text)
