// Which rooms the console has, and who may see each.
import { mayDo, type Permission, type StaffRole } from '@atelier/contract/staff-roles'

/** In the order of the console, group by group; the first steps of an installation are in no group: what reminds of them leads there. */
export const adminGroups = {
  business: ['today', 'people', 'money'],
  making: ['works', 'moderation'],
  site: ['sites', 'content', 'tools'],
  house: ['connections', 'models', 'staff', 'audit', 'backup'],
} as const

const needs = {
  today: 'readAnalytics',
  people: 'readPeople',
  money: 'readOrders',
  works: 'readWorks',
  moderation: 'review',
  sites: 'siteSettings',
  content: 'content',
  tools: 'tools',
  connections: 'connections',
  models: 'connections',
  staff: 'appointStaff',
  audit: 'readAudit',
  backup: 'backUp',
  start: 'sites',
} as const satisfies Record<string, Permission>

export type AdminPlace = keyof typeof needs

/** The rooms that somebody of this role may see, in their order; none for nobody of the staff. */
export const placesOf = (role: StaffRole | null): AdminPlace[] =>
  (Object.keys(needs) as AdminPlace[]).filter((place) => mayDo(role, needs[place]))

/** Lucide names. */
export const placeIcons: Record<AdminPlace, string> = {
  today: 'chart-no-axes-column',
  people: 'users-round',
  money: 'wallet',
  works: 'images',
  moderation: 'shield-check',
  sites: 'store',
  content: 'newspaper',
  tools: 'wrench',
  connections: 'plug',
  models: 'brain',
  staff: 'id-card',
  audit: 'history',
  backup: 'archive',
  start: 'list-checks',
}
