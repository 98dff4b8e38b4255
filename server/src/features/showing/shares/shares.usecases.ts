// Links to conversations and works. What a link shows is read when it is opened: what its owner has deleted since is not in it any more.
import { Failure } from '@atelier/contract/errors'
import type { Share, Shared } from '@atelier/contract/features/showing/shares'
import type { Database } from '../../../platform/db/database.ts'
import { networkOf } from '../../../platform/http/network-key.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { newKey } from '../../../platform/ids.ts'
import { forgiveTry, type Limit, limitTries } from '../../../platform/limits/limits.ts'
import { checkPassword, hashPassword } from '../../identity/accounts/passwords.ts'
import { promptOf } from '../../making/works/recipe.ts'
import { findOwnWorks } from '../../making/works/works.usecases.ts'
import type { ChatlogDependencies } from '../../talk/chatlog/chatlog.usecases.ts'
import { copyConversation } from '../../talk/chatlog/copy-conversation.ts'
import { listShownEntryIds, readEntries } from '../../talk/chatlog/read-entries.ts'
import { getOwnGroup } from '../../talk/groups/groups.usecases.ts'
import { createMind, getOwnMind } from '../../talk/minds/minds.usecases.ts'
import { nameAuthor } from '../gallery/authors.ts'
import type { GalleryDependencies } from '../gallery/gallery-dependencies.ts'
import { describeSharedWorks } from './shared-work.ts'
import * as store from './shares.store.ts'

export type ShareDependencies = GalleryDependencies & {
  chatlog: ChatlogDependencies
}

type Asked = { kind: Share['kind']; subjectId: number; password: string; hours: number | null }

const maxShares = 1000
const hourMs = 3_600_000
const tries = { max: 10, windowMs: 15 * 60_000 }

const tellShare = (row: store.ShareRow): Share => ({
  id: row.id,
  kind: row.kind,
  subjectId: row.groupId ?? row.workId ?? 0,
  title: row.title,
  address: `/share/${row.key}`,
  hasPassword: row.passwordHash !== null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  views: row.views,
  createdAt: row.createdAt.toISOString(),
})

/** Throws groups.not_found, works.not_found, shares.empty, shares.too_many. */
export async function createShare(
  asked: Asked,
  context: RequestContext<'caller'>,
  { db, clock }: Pick<ShareDependencies, 'db' | 'clock'>,
): Promise<Share> {
  const ownerId = context.caller.accountId
  const at = clock.now()
  const subject = await findSubject(asked, context, db)
  if ((await store.countShares(db, ownerId, at)) >= maxShares) throw new Failure('shares.too_many')
  const row = await store.insertShare(db, {
    siteId: context.site.id,
    ownerId,
    kind: asked.kind,
    ...subject,
    key: newKey(),
    createdAt: at,
    passwordHash: asked.password ? await hashPassword(asked.password) : null,
    expiresAt: asked.hours === null ? null : new Date(at.getTime() + asked.hours * hourMs),
  })
  return tellShare(row)
}

async function findSubject(
  { kind, subjectId }: Asked,
  { caller }: RequestContext<'caller'>,
  db: Database,
): Promise<Pick<store.ShareRow, 'groupId' | 'workId' | 'title' | 'entryIds' | 'mind'>> {
  if (kind === 'work') {
    const [work] = await findOwnWorks(db, caller.accountId, [subjectId])
    if (!work) throw new Failure('works.not_found')
    return {
      groupId: null,
      workId: work.id,
      title: promptOf(work.recipe).slice(0, 200),
      entryIds: [],
      mind: null,
    }
  }
  if (kind === 'mind') {
    const { title, tree } = await getOwnMind(subjectId, caller, db)
    if (!tree) throw new Failure('shares.empty')
    return {
      groupId: subjectId,
      workId: null,
      title: title || tree.text.slice(0, 200),
      entryIds: [],
      mind: tree,
    }
  }
  const group = await getOwnGroup(subjectId, caller, db)
  const entryIds = await listShownEntryIds(group, db)
  if (entryIds.length === 0) throw new Failure('shares.empty')
  return { groupId: group.id, workId: null, title: group.title, entryIds, mind: null }
}

export async function listShares(
  { kind, subjectId }: { kind?: Share['kind'] | undefined; subjectId?: number | undefined },
  context: RequestContext<'caller'>,
  { db, clock }: Pick<ShareDependencies, 'db' | 'clock'>,
): Promise<Share[]> {
  const subject =
    subjectId === undefined ? {} : kind === 'work' ? { workId: subjectId } : { groupId: subjectId }
  const rows = await store.listShares(db, context.caller.accountId, clock.now(), subject)
  return rows.filter((row) => kind === undefined || row.kind === kind).map(tellShare)
}

/** Throws shares.not_found. */
export async function revokeShare(
  id: number,
  { caller }: RequestContext<'caller'>,
  { db, clock }: Pick<ShareDependencies, 'db' | 'clock'>,
): Promise<void> {
  if (!(await store.revoke(db, { id, ownerId: caller.accountId, at: clock.now() })))
    throw new Failure('shares.not_found')
}

/** The link that a key opens. Throws shares.not_found, shares.password, request.too_fast. */
async function openLink(
  { key, password }: { key: string; password: string },
  { site, ip }: RequestContext,
  { db, clock }: Pick<ShareDependencies, 'db' | 'clock'>,
): Promise<store.ShareRow> {
  const row = await store.findByKey(db, key, clock.now())
  if (!row || row.siteId !== site.id) throw new Failure('shares.not_found')
  if (row.passwordHash === null) return row
  if (!password) throw new Failure('shares.password')
  const limit: Limit = { ...tries, key: ['share', row.id, networkOf(ip)] }
  await limitTries([limit], { db, clock })
  if (!(await checkPassword(row.passwordHash, password))) throw new Failure('shares.password')
  await forgiveTry(limit, { db, clock })
  return row
}

/** A link that opens for everybody. Throws shares.not_found, for one with a password too. */
export async function findUnlocked(
  key: string,
  { site }: Pick<RequestContext, 'site'>,
  { db, clock }: Pick<ShareDependencies, 'db' | 'clock'>,
): Promise<store.ShareRow> {
  const row = await store.findByKey(db, key, clock.now())
  if (row?.siteId !== site.id || row.passwordHash !== null) throw new Failure('shares.not_found')
  return row
}

/** What a link shows; looks of others than its owner are counted. */
export async function openShare(
  asked: { key: string; password: string },
  context: RequestContext,
  dependencies: ShareDependencies,
): Promise<Shared> {
  const { db } = dependencies
  const row = await openLink(asked, context, dependencies)
  if (context.caller?.accountId !== row.ownerId) await store.countView(db, row.id)
  const [author, entries] = await Promise.all([
    nameAuthor(row.ownerId, db),
    row.groupId === null
      ? []
      : readEntries(row.entryIds, row.groupId, context.locale, dependencies.chatlog),
  ])
  const parts = entries.flatMap((entry) => entry.parts)
  const named = parts.flatMap((part) => (part.type === 'work' ? part.workId : []))
  const shown = row.workId === null ? named : [row.workId]
  const works = await describeSharedWorks(row, shown, context, dependencies)
  if (row.kind === 'work' && works.length === 0) throw new Failure('shares.not_found')
  return {
    kind: row.kind,
    title: row.title,
    author,
    createdAt: row.createdAt.toISOString(),
    entries,
    works: row.kind === 'chat' ? works : [],
    work: row.kind === 'work' ? (works[0] ?? null) : null,
    mind: row.mind,
  }
}

/** Makes a conversation, or a mind map, of the caller's own of a shared one. Throws shares.not_found, shares.password. */
export async function continueShare(
  asked: { key: string; password: string },
  context: RequestContext<'caller'>,
  dependencies: ShareDependencies,
): Promise<{ groupId: number }> {
  const row = await openLink(asked, context, dependencies)
  if (row.groupId === null) throw new Failure('shares.not_found')
  if (row.mind) {
    const copy = { title: row.title, tree: row.mind }
    return { groupId: (await createMind(copy, context.caller, dependencies)).id }
  }
  const { entryIds, groupId: from, title } = row
  return {
    groupId: await copyConversation({ entryIds, from, title }, context.caller, dependencies),
  }
}
