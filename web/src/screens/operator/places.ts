// Which screens of the console there are, and who may see each.
import { mayDo, type Permission, type StaffRole } from '@atelier/contract/staff-roles'

const needs = {
  gallery: 'review',
  apps: 'review',
  prompts: 'review',
  tools: 'tools',
  staff: 'appointStaff',
  audit: 'readAudit',
  backup: 'backUp',
} as const satisfies Record<string, Permission>

export type OperatorPlace = keyof typeof needs

/** The screens that somebody of this role may see, in their order; none for nobody of the staff. */
export const placesOf = (role: StaffRole | null): OperatorPlace[] =>
  (Object.keys(needs) as OperatorPlace[]).filter((place) => mayDo(role, needs[place]))
