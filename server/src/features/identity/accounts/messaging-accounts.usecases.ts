// Members and the messaging accounts they log in by. That somebody owns one has been shown before it comes here.
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import { type Account, insertMember } from './accounts.store.ts'
import { type AccountDependencies, getAccount, type Origin } from './accounts.usecases.ts'
import * as store from './messaging-accounts.store.ts'
import { profileName } from './profile-name.ts'
import { type Entry, enterMember } from './security/enter.usecases.ts'

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

/** Binds a messaging account to the calling member. Throws messaging.taken, messaging.has_another. */
export async function bindMessaging(
  messaging: MessagingAccount,
  caller: Caller,
  db: Database,
): Promise<Account> {
  const columns = columnsOf(messaging)
  const holder = await store.findMessagingHolder(db, caller.siteId, columns)
  if (holder) {
    if (holder.id !== caller.accountId) throw new Failure('messaging.taken')
    return holder
  }
  try {
    const bound = await store.addMessaging(db, caller.accountId, columns)
    if (!bound) throw new Failure('messaging.has_another')
    return bound
  } catch (error) {
    // Somebody was quicker.
    if (isHeld(error)) throw new Failure('messaging.taken')
    throw error
  }
}

/** Signs in whoever has the messaging account, and makes a member of them when nobody has. A calling guest's things go along. */
export async function signInByMessaging(
  messaging: MessagingAccount,
  from: Origin & { locale: Locale; invitedBy?: string | undefined },
  dependencies: AccountDependencies,
): Promise<{ entry: Entry; account: Account; isNew: boolean }> {
  const { db } = dependencies
  const columns = columnsOf(messaging)
  const enter = async () => {
    const holder = await store.findMessagingHolder(db, from.site.id, columns)
    return db.transaction(async (tx) => {
      const account =
        holder ??
        (await insertMember(tx, {
          siteId: from.site.id,
          kind: 'member',
          ...columns,
          name: profileName(messaging.name) || nameless[from.locale],
          avatar: messaging.avatar,
          invitedBy: from.invitedBy ?? null,
        }))
      const entry = await enterMember(
        account,
        { ...from, isNew: !holder },
        { ...dependencies, db: tx },
      )
      return { entry, account, isNew: !holder }
    })
  }
  try {
    return await enter()
  } catch (error) {
    // The same scan on two devices at once: the second one finds the member that the first has made.
    if (isHeld(error)) return enter()
    throw error
  }
}

/** Parts a member from their messaging account. Throws messaging.not_bound, messaging.only_way. */
export async function unbindMessaging(caller: Caller, db: Database): Promise<Account> {
  const parted = await store.removeMessaging(db, caller.accountId)
  if (parted) return parted
  const { messagingId } = await getAccount(caller.accountId, db)
  throw new Failure(messagingId === null ? 'messaging.not_bound' : 'messaging.only_way')
}

const isHeld = (error: unknown) =>
  violates(error, 'accounts_messaging') || violates(error, 'accounts_messaging_union')
