// Who of those that run an installation may do what. Decided on the server for every call; a browser only leaves out what would be refused.

/**
 * `owner` runs everything, appoints the others and takes backups; `operator` runs everything else; `siteOperator` the same for one site, the one that the
 * account belongs to; `support` reads, and gives money back.
 */
export const staffRoles = ['owner', 'operator', 'siteOperator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a call of the console needs. */
export const permissions = [
  /** Decide on works, apps and prompts that wait. */
  'review',
  /** Make codes, and read them: whoever reads one can redeem it. */
  'codes',
  'packages',
  'readOrders',
  'refund',
  /** Give credits and VIP days by hand, or take them. */
  'giveCredits',
  /** Make a link by which a member chooses a new password. */
  'resetPasswords',
  'tools',
  'appointStaff',
  'readAudit',
  /** Take everything out of the house. */
  'backUp',
] as const
export type Permission = (typeof permissions)[number]

const everythingElse = permissions.filter(
  (permission) => permission !== 'appointStaff' && permission !== 'backUp',
)

const grants: Record<StaffRole, readonly Permission[]> = {
  owner: permissions,
  operator: everythingElse,
  siteOperator: everythingElse,
  support: ['readOrders', 'refund'],
}

/** Whether somebody of this role may; null is nobody of the staff. */
export const mayDo = (role: StaffRole | null, permission: Permission): boolean =>
  role !== null && grants[role].includes(permission)

/** Whether a role sees what was done on every site, not on its own alone. */
export const seesAllSites = (role: StaffRole): boolean => role === 'owner' || role === 'operator'
