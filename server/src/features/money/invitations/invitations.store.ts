import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { invitationCodes, invitations } from './invitations.table.ts'

export async function findCode(db: Database, accountId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ code: invitationCodes.code })
    .from(invitationCodes)
    .where(eq(invitationCodes.accountId, accountId))
  return row?.code
}

/** Gives a member their code; nothing where they have one. Throws on the index invitation_codes_code when it is somebody else's. */
export async function insertCode(
  db: Database,
  code: typeof invitationCodes.$inferInsert,
): Promise<void> {
  await db.insert(invitationCodes).values(code).onConflictDoNothing({
    target: invitationCodes.accountId,
  })
}

/** Whose code it is on a site. */
export async function findInviter(
  db: Database,
  siteId: number,
  code: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ accountId: invitationCodes.accountId })
    .from(invitationCodes)
    .where(and(eq(invitationCodes.siteId, siteId), eq(invitationCodes.code, code)))
  return row?.accountId
}

export async function insertInvitation(
  tx: Database,
  invitation: typeof invitations.$inferInsert,
): Promise<void> {
  await tx.insert(invitations).values(invitation)
}

/** How many came by somebody's invitation, and what that brought. */
export async function sumInvitations(
  db: Database,
  inviterId: number,
): Promise<{ count: number; earned: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)`,
      earned: sql<number>`coalesce(sum(${invitations.reward}), 0)`,
    })
    .from(invitations)
    .where(eq(invitations.inviterId, inviterId))
  return { count: Number(row?.count ?? 0), earned: Number(row?.earned ?? 0) }
}

/** Who came by somebody's invitation, newest first. */
export async function listInvited(
  db: Database,
  inviterId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      name: accounts.name,
      username: accounts.username,
      createdAt: invitations.createdAt,
      reward: invitations.reward,
    })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.accountId))
    .where(eq(invitations.inviterId, inviterId))
    .orderBy(desc(invitations.id))
    .limit(limit)
    .offset(offset)
}
