import { Failure } from '@atelier/contract/errors'
import type { Group } from '@atelier/contract/features/groups'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/request-context.ts'
import type { Leaver } from '../accounts/leave-account.ts'
import * as store from './groups.store.ts'

export type GroupDependencies = {
  db: Database
  clock: Clock
  /** Ends the answers under way in these groups, before they go. */
  stopAnswers(groupIds: readonly number[]): Promise<void>
}

/** Makes a conversation. */
export async function createGroup(
  appId: number | null,
  caller: Caller,
  { db, clock }: Pick<GroupDependencies, 'db' | 'clock'>,
): Promise<number> {
  const { siteId, accountId: ownerId } = caller
  return store.insertGroup(db, { siteId, ownerId, appId, at: clock.now() })
}

export async function listOwnGroups(caller: Caller, db: Database): Promise<Group[]> {
  return (await store.listGroups(db, caller.accountId)).map(toGroup)
}

/** The caller's group. Throws groups.not_found, also for what belongs to others. */
export async function getOwnGroup(
  id: number,
  caller: Caller,
  db: Database,
): Promise<store.GroupRecord> {
  const group = await store.findGroup(db, caller.accountId, id)
  if (!group) throw new Failure('groups.not_found')
  return group
}

/** Renames or sticks. Throws groups.not_found. */
export async function changeGroup(
  id: number,
  changes: { title?: string | undefined; isSticky?: boolean | undefined },
  caller: Caller,
  db: Database,
): Promise<void> {
  const { title, isSticky } = changes
  const found = await store.updateGroup(db, caller.accountId, id, {
    ...(title === undefined ? {} : { title, titledBy: 'person' as const }),
    ...(isSticky === undefined ? {} : { isSticky }),
  })
  if (!found) throw new Failure('groups.not_found')
}

/** Deletes a conversation with its log, and ends the answer that runs in it. Throws groups.not_found. */
export async function removeGroup(
  id: number,
  caller: Caller,
  { db, stopAnswers }: GroupDependencies,
): Promise<void> {
  await getOwnGroup(id, caller, db)
  await stopAnswers([id])
  if (!(await store.deleteGroup(db, caller.accountId, id))) throw new Failure('groups.not_found')
}

/** Deletes all conversations that do not stick. */
export async function removeAllGroups(
  caller: Caller,
  { db, stopAnswers }: GroupDependencies,
): Promise<void> {
  const loose = (await store.listGroups(db, caller.accountId)).filter((group) => !group.isSticky)
  await stopAnswers(loose.map((group) => group.id))
  await store.deleteLooseGroups(db, caller.accountId)
}

/** Ends what is being written for somebody who leaves; conversations go with the account. */
export const leaveGroups = ({
  db,
  stopAnswers,
}: Pick<GroupDependencies, 'db' | 'stopAnswers'>): Leaver => ({
  async stop(accountId) {
    await stopAnswers((await store.listGroups(db, accountId)).map((group) => group.id))
  },
})

/** The group that the caller last used with an app. */
export async function findOwnGroupByApp(
  appId: number,
  caller: Caller,
  db: Database,
): Promise<store.GroupRecord | undefined> {
  return store.findGroupByApp(db, caller.accountId, appId)
}

/** Shows another branch of a conversation: the one that ends at this entry. */
export async function showBranch(
  groupId: number,
  leafId: number,
  caller: Caller,
  db: Database,
): Promise<void> {
  await store.updateGroup(db, caller.accountId, groupId, { leafId })
}

/** Gives a conversation the name that its model found, unless a person was quicker. */
export async function nameByModel(groupId: number, title: string, db: Database): Promise<void> {
  await store.titleByModel(db, groupId, title)
}

const toGroup = (record: store.GroupRecord): Group => ({
  id: record.id,
  title: record.title,
  isSticky: record.isSticky,
  appId: record.appId,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
})
