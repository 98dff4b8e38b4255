// Members and the messaging accounts they log in by. That somebody owns one has been shown before it comes here.
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import type { Account } from './accounts.store.ts'
import { getAccount, type Origin } from './accounts.usecases.ts'
import * as store from './messaging-accounts.store.ts'
import { makeMember } from './other-ways.usecases.ts'

/** A messaging account, as its vendor tells of it. */
export type MessagingAccount = {
  id: string
  unionId: string | null
  name: string
  avatar: string
}

/** What a member is called whose messaging account has no name. */
const nameless: Record<Locale, string> = {
  'zh-CN': '微信用户',
  'zh-TW': '微信使用者',
  'en-US': 'WeChat user',
}

const columnsOf = ({ id, unionId, name }: MessagingAccount): store.MessagingColumns => ({
  messagingId: id,
  messagingUnionId: unionId,
  messagingName: name,
})

/** Who has the messaging account on this site, by either of its numbers. */
export const findMessagingHolder = async (
  messaging: MessagingAccount,
  siteId: number,
  db: Database,
): Promise<number | undefined> =>
  (await store.findMessagingHolder(db, siteId, columnsOf(messaging)))?.id

/** Binds it to a member; undefined for one who has another. Throws what `isMessagingHeld` knows. */
export const addMessaging = (
  db: Database,
  accountId: number,
  messaging: MessagingAccount,
): Promise<Account | undefined> => store.addMessaging(db, accountId, columnsOf(messaging))

/** Makes a member who logs in by it. Throws what `isMessagingHeld` knows. */
export const registerByMessaging = (
  messaging: MessagingAccount,
  from: Origin & { locale: Locale; invitedBy?: string | undefined },
  tx: Database,
): Promise<Account> =>
  makeMember(messaging, from, tx, { columns: columnsOf(messaging), names: nameless })

/** Parts a member from their messaging account. Throws messaging.not_bound, messaging.only_way. */
export async function unbindMessaging(caller: Caller, db: Database): Promise<Account> {
  const parted = await store.removeMessaging(db, caller.accountId)
  if (parted) return parted
  const { messagingId } = await getAccount(caller.accountId, db)
  throw new Failure(messagingId === null ? 'messaging.not_bound' : 'messaging.only_way')
}

/** Whether somebody else has it already. */
export const isMessagingHeld = (error: unknown) =>
  violates(error, 'accounts_messaging') || violates(error, 'accounts_messaging_union')
