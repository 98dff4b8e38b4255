import type { StaffRole } from '@atelier/contract/staff-roles'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { sites } from '../../site/sites/sites.table.ts'
import { accounts, sessions } from '../accounts/accounts.table.ts'

const columns = {
  accountId: accounts.id,
  username: accounts.username,
  name: accounts.name,
  role: accounts.staffRole,
  hasSecondFactor: sql<boolean>`${accounts.totpSecret} is not null`,
  // By their full names: in a selection from one table the query builder leaves the table out.
  lastSeenAt: sql<
    string | null
  >`(select max(seen.last_seen_at) from ${sessions} as seen where seen.account_id = accounts.id)`,
}

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/** By role, the widest first, then by name. */
export async function listStaff(db: Database, siteId: number) {
  return db
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), isNotNull(accounts.staffRole)))
    .orderBy(
      sql`array_position(array['owner', 'operator', 'siteOperator', 'support'], ${accounts.staffRole})`,
      accounts.username,
    )
}

export async function findStaff(db: Database, accountId: number): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.staffRole)))
  return row
}

/** The member of this site with this name. */
export async function findMember(
  db: Database,
  { siteId, usernameKey }: { siteId: number; usernameKey: string },
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.siteId, siteId),
        eq(accounts.usernameKey, usernameKey),
        eq(accounts.kind, 'member'),
      ),
    )
  return row
}

/** The members with this name, on one site by its code or on all. */
export const findMembersAnywhere = (
  db: Database,
  { usernameKey, site }: { usernameKey: string; site?: string },
): Promise<{ id: number; siteId: number; code: string }[]> =>
  db
    .select({ id: accounts.id, siteId: accounts.siteId, code: sites.code })
    .from(accounts)
    .innerJoin(sites, eq(sites.id, accounts.siteId))
    .where(
      and(
        eq(accounts.usernameKey, usernameKey),
        eq(accounts.kind, 'member'),
        site === undefined ? undefined : eq(sites.code, site),
      ),
    )

/** Gives a role or takes it; false when there is no such member of the site, or for taking none to take it from. */
export async function updateRole(
  db: Database,
  { accountId, siteId, role }: { accountId: number; siteId: number; role: StaffRole | null },
): Promise<boolean> {
  const { rowCount } = await db
    .update(accounts)
    .set({ staffRole: role })
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.siteId, siteId),
        role === null ? isNotNull(accounts.staffRole) : undefined,
      ),
    )
  return Boolean(rowCount)
}
