// Which member a messaging account belongs to. It lies in the member's own row, so that the database sees that nobody loses their last way in.
import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Account, NewAccount } from './accounts.store.ts'
import { accounts } from './accounts.table.ts'

export type MessagingColumns = Pick<NewAccount, 'messagingId' | 'messagingName'> & {
  messagingId: string
  messagingUnionId: string | null
}

/** Who has the messaging account on this site, by either of its numbers. */
export async function findMessagingHolder(
  db: Database,
  siteId: number,
  { messagingId, messagingUnionId }: MessagingColumns,
): Promise<Account | undefined> {
  const byId = eq(accounts.messagingId, messagingId)
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.siteId, siteId),
        messagingUnionId ? or(byId, eq(accounts.messagingUnionId, messagingUnionId)) : byId,
      ),
    )
    .orderBy(desc(byId))
    .limit(1)
  return row
}

/** Binds it to a member who has none; undefined when there is one. Throws on accounts_messaging and accounts_messaging_union. */
export async function addMessaging(
  db: Database,
  id: number,
  columns: MessagingColumns,
): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set(columns)
    .where(and(eq(accounts.id, id), eq(accounts.kind, 'member'), isNull(accounts.messagingId)))
    .returning()
  return row
}

/** Takes it from a member who has another way in; undefined when there is none, or nothing to take. */
export async function removeMessaging(db: Database, id: number): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ messagingId: null, messagingUnionId: null, messagingName: null })
    .where(
      and(
        eq(accounts.id, id),
        isNotNull(accounts.messagingId),
        or(
          and(isNotNull(accounts.usernameKey), isNotNull(accounts.passwordHash)),
          gt(accounts.otherWays, 0),
        ),
      ),
    )
    .returning()
  return row
}
