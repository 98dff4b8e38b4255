import { Failure } from '@atelier/contract/errors'
import type { Group } from '@atelier/contract/features/talk/groups'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import type { OnAccountDeleted } from '../../identity/accounts/leave-account.ts'
import { namesOfApps } from '../apps/apps.usecases.ts'
import type { AppReader } from '../apps/find-app.ts'
import * as store from './groups.store.ts'

export type GroupDependencies = {
  db: Database
  clock: Clock
  /** Ends the answers under way in these groups, before they go. */
  stopAnswers(groupIds: readonly number[]): Promise<void>
}

/** Makes a conversation. */
export async function createGroup(
  caller: Caller,
  { db, clock }: Pick<GroupDependencies, 'db' | 'clock'>,
): Promise<number> {
  const { siteId, accountId: ownerId } = caller
  return store.insertGroup(db, { siteId, ownerId, appId: null, at: clock.now() })
}

/** Makes the log of a mind map that nothing was asked for yet. A title is somebody's own, and stays. */
export async function createMindGroup(
  title: string,
  caller: Caller,
  { db, clock }: Pick<GroupDependencies, 'db' | 'clock'>,
): Promise<number> {
  const { siteId, accountId: ownerId } = caller
  const group = { siteId, ownerId, appId: null, kind: 'mind' as const, at: clock.now() }
  const id = await store.insertGroup(db, group)
  if (title) await store.updateGroup(db, ownerId, id, { title, titledBy: 'person' })
  return id
}

/** A page of them. Each with an app bears that one's name as it is now; what its app was called last, when the app is gone. */
export async function listOwnGroups(
  paging: { page: number; size: number },
  reader: AppReader,
  db: Database,
): Promise<Group[]> {
  const groups = await store.listGroups(db, reader.caller.accountId, paging)
  const names = await namesOfApps(
    groups.flatMap(({ appId }) => appId ?? []),
    reader,
    db,
  )
  return groups.map((group) => {
    const title = group.appId === null ? undefined : names.get(group.appId)
    return toGroup(title === undefined ? group : { ...group, title })
  })
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

/** Renames or sticks. Throws groups.not_found, groups.named_by_app. */
export async function changeGroup(
  id: number,
  changes: { title?: string | undefined; isSticky?: boolean | undefined },
  caller: Caller,
  db: Database,
): Promise<void> {
  const { title, isSticky } = changes
  if (title !== undefined && (await store.findAppId(db, caller.accountId, id)) !== null)
    throw new Failure('groups.named_by_app')
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
  await stopAnswers(await store.listLooseIds(db, caller.accountId))
  await store.deleteLooseGroups(db, caller.accountId)
}

/** Ends what is being written for somebody who leaves; conversations go with the account. */
export const leaveGroups = ({
  db,
  stopAnswers,
}: Pick<GroupDependencies, 'db' | 'stopAnswers'>): OnAccountDeleted => ({
  async stop(accountId) {
    await stopAnswers(await store.listGroupIds(db, accountId))
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

/** The number of the app that a conversation is with; null for none, and for a conversation that is not the caller's. */
export const findAppOfGroup = (groupId: number, caller: Caller, db: Database) =>
  store.findAppId(db, caller.accountId, groupId)

/** Shows another branch of a conversation: the one that ends at this entry. */
export async function showBranch(
  groupId: number,
  leafId: number,
  caller: Caller,
  db: Database,
): Promise<void> {
  await store.updateGroup(db, caller.accountId, groupId, { leafId })
}

const toGroup = (record: store.GroupRecord): Group => ({
  id: record.id,
  title: record.title,
  isSticky: record.isSticky,
  appId: record.appId,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
})
