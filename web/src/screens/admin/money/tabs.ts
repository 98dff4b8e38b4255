// The parts of the room, and who may open each.
import { mayDo, type Permission, type StaffRole } from '@atelier/contract/staff-roles'

const needs = {
  orders: 'readOrders',
  packages: 'packages',
  codes: 'codes',
  reports: 'readAnalytics',
  ledger: 'giveCredits',
} as const satisfies Record<string, Permission>

export type MoneyTab = keyof typeof needs

/** The parts that somebody of this role may open, in their order; none for nobody of the staff. */
export const tabsOf = (role: StaffRole | null): MoneyTab[] =>
  (Object.keys(needs) as MoneyTab[]).filter((tab) => mayDo(role, needs[tab]))
