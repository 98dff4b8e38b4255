// Who of those that run an installation may do what. Decided on the server for every call; a browser only leaves out what would be refused.

/**
 * `owner` runs everything, appoints the others and takes backups; `operator` runs everything else; `siteOperator` the same for one site,
 * the one that the account belongs to; `support` reads, and gives money back.
 */
export const staffRoles = ['owner', 'operator', 'siteOperator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a call of the console needs. */
export const permissions = [
  /** Open the console, and see which sites there are. */
  'openConsole',
  /** Figures of the day, reports, and how connections do. */
  'readAnalytics',
  /** Add, copy and remove sites, and say which hosts lead where. */
  'sites',
  /** Everything that is set for one site, and which models it offers at which price. */
  'siteSettings',
  /** Connections and their models, which all sites share. */
  'connections',
  'readPeople',
  /** Block, rename, sign out. */
  'managePeople',
  /** See the site as somebody else does, without changing anything. */
  'seeAs',
  /** Notices, banners, demos and whatever else a site tells and shows. */
  'content',
  'readWorks',
  /** Have works made again, or stop them. */
  'manageWorks',
  /** Prove that the ledger adds up, for all sites. */
  'checkLedger',
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

const ofOwners: readonly Permission[] = ['appointStaff', 'backUp']
/** What reaches beyond one site. */
const ofAllSites: readonly Permission[] = ['sites', 'connections', 'checkLedger']
const everythingElse = permissions.filter((permission) => !ofOwners.includes(permission))

const grants: Record<StaffRole, readonly Permission[]> = {
  owner: permissions,
  operator: everythingElse,
  siteOperator: everythingElse.filter((permission) => !ofAllSites.includes(permission)),
  support: ['openConsole', 'readAnalytics', 'readPeople', 'readOrders', 'readWorks', 'refund'],
}

/** Whether somebody of this role may; null is nobody of the staff. */
export const mayDo = (role: StaffRole | null, permission: Permission): boolean =>
  role !== null && grants[role].includes(permission)

/** Whether a role runs every site, not the one of its account alone. */
export const seesAllSites = (role: StaffRole): boolean => role === 'owner' || role === 'operator'

/**
 * Settings of one site that reach beyond it: a script runs in the pages of whoever is logged in there, and may be staff of all sites; what
 * a site may store takes room from the others.
 */
export const settingsOfAllSites: readonly string[] = ['analyticsScript', 'siteStorage']

/** Whether somebody who may change settings of a site may change this one. */
export const mayChangeSetting = (role: StaffRole | null, key: string): boolean =>
  role !== null && (seesAllSites(role) || !settingsOfAllSites.includes(key))
