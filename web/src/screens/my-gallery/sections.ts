// The sections of one's own gallery, as the address names them.
import type { OwnGalleryTexts } from '../../i18n/locales/en-US/own-gallery.ts'

export const sectionNames = [
  'published',
  'drafts',
  'waiting',
  'refused',
  'albums',
  'liked',
  'statistics',
] as const
export type SectionName = (typeof sectionNames)[number]

/** These need an account, as publishing does. */
const membersOnly: ReadonlySet<SectionName> = new Set([
  'published',
  'waiting',
  'refused',
  'statistics',
])

export const needsAccount = (name: SectionName): boolean => membersOnly.has(name)

/** The section that an address names; what somebody is sure to have otherwise. */
export function sectionIn(search: string, isMember: boolean): SectionName {
  const named = new URLSearchParams(search).get('tab')
  return sectionNames.find((name) => name === named) ?? (isMember ? 'published' : 'albums')
}

export const sectionTitle = (name: SectionName, t: OwnGalleryTexts): string => t[name]
