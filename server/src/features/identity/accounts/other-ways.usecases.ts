// Ways to log in that other features keep: OpenID accounts and passkeys. The member's row counts them, so that the database sees that
// nobody loses their last way in, whatever runs in parallel.
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import { type Database, violates } from '../../../platform/db/database.ts'
import { type Account, insertMember, type NewAccount } from './accounts.store.ts'
import type { Origin } from './accounts.usecases.ts'
import * as store from './other-ways.store.ts'
import { profileName } from './profile-name.ts'

/** What a member is called of whom nobody tells a name. */
const nameless: Record<Locale, string> = {
  'zh-CN': '新用户',
  'zh-TW': '新使用者',
  'en-US': 'New member',
}

type MemberOptions = {
  columns?: Pick<NewAccount, 'otherWays' | 'messagingId' | 'messagingUnionId' | 'messagingName'>
  names?: Record<Locale, string>
}

/** Adds a way to a member: what `write` writes, and its count. Throws auth.expired. */
export async function addOtherWay(
  accountId: number,
  write: (tx: Database) => Promise<void>,
  db: Database,
): Promise<Account> {
  return db.transaction(async (tx) => {
    // First, so that two that are added at once come one after the other.
    const account = await store.changeOtherWays(tx, accountId, 1)
    if (!account) throw new Failure('auth.expired')
    await write(tx)
    return account
  })
}

/** Takes a way from a member: what `write` removes, and its count. Throws auth.only_way, and what `write` throws. */
export async function removeOtherWay(
  accountId: number,
  write: (tx: Database) => Promise<void>,
  db: Database,
): Promise<Account> {
  try {
    return await db.transaction(async (tx) => {
      await write(tx)
      const account = await store.changeOtherWays(tx, accountId, -1)
      if (!account) throw new Failure('auth.expired')
      return account
    })
  } catch (error) {
    if (violates(error, 'accounts_kind')) throw new Failure('auth.only_way')
    throw error
  }
}

/**
 * Makes a member whose first way in is of this kind, and added by the caller to the same transaction; or one that stands in the `columns` of
 * the member's own row.
 */
export async function makeMember(
  told: { name: string; avatar: string },
  from: Origin & { locale: Locale; invitedBy?: string | undefined },
  tx: Database,
  { columns = { otherWays: 1 }, names = nameless }: MemberOptions = {},
): Promise<Account> {
  return insertMember(tx, {
    siteId: from.site.id,
    kind: 'member',
    ...columns,
    name: profileName(told.name) || names[from.locale],
    avatar: told.avatar,
    invitedBy: from.invitedBy ?? null,
  })
}
