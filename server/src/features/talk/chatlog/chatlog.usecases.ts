import { Failure } from '@atelier/contract/errors'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { foldEvents, plainText } from '@atelier/contract/fold-events'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import { failureText, isFailureCode } from '../../../platform/http/failure-texts.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import { wordsToQuery } from '../../../platform/search-words.ts'
import { findOwnGroupByApp, getOwnGroup, showBranch } from '../groups/groups.usecases.ts'
import * as store from './chatlog.store.ts'
import { excerpt } from './excerpt.ts'

export type ChatlogDependencies = {
  db: Database
  /** The events that a running answer has stored so far. */
  listStoredEvents(entryId: number): Promise<ChatEvent[]>
  /** Ends these answers, if they run. */
  stopEntries(entryIds: readonly number[]): Promise<void>
  stopAnswers(groupIds: readonly number[]): Promise<void>
}

export type LogPage = { rows: Entry[]; before: number | null }

/** A page of the shown branch of a group, oldest first, ending before the entry `before` or at the end. Throws groups.not_found. */
export async function readLog(
  request: { groupId: number; before?: number | undefined; size: number },
  caller: Caller,
  locale: Locale,
  dependencies: ChatlogDependencies,
): Promise<LogPage> {
  const { db } = dependencies
  const group = await getOwnGroup(request.groupId, caller, db)
  const end = request.before ?? group.leafId
  if (end === null) return { rows: [], before: null }
  // `before` itself is left out, and one more entry tells whether there are earlier ones.
  const skip = request.before === undefined ? 0 : 1
  const path = (await store.listPathIds(db, end, request.size + skip + 1)).slice(skip)
  const page = path.slice(0, request.size)
  const records = (await store.listEntries(db, page)).filter((row) => row.groupId === group.id)
  const versions = await store.listVersions(
    db,
    group.id,
    records.map((record) => record.parentId),
  )
  const rows: Entry[] = []
  for (const record of records.reverse())
    rows.push(await toEntry(record, versions, locale, dependencies))
  return { rows, before: path.length > page.length ? (page.at(-1) ?? null) : null }
}

export async function toEntry(
  record: store.EntryRecord,
  versions: Map<string, number[]>,
  locale: Locale,
  { listStoredEvents }: ChatlogDependencies,
): Promise<Entry> {
  const events = record.state === 'running' ? await listStoredEvents(record.id) : []
  const parts = foldEvents(events, record.parts)
  const { errorCode } = record
  return {
    id: record.id,
    role: record.role,
    text: plainText(parts),
    parts: [...parts],
    seq: events.at(-1)?.seq ?? 0,
    model:
      record.modelName === null
        ? null
        : { id: record.modelId, name: record.modelName, engine: record.engine ?? '' },
    state: record.state,
    usage: record.usage,
    price: record.price,
    createdAt: record.createdAt.toISOString(),
    parentId: record.parentId,
    versions: versions.get(`${record.parentId}/${record.role}`) ?? [record.id],
    error:
      errorCode && isFailureCode(errorCode)
        ? { code: errorCode, message: failureText(errorCode, locale, record.errorValues ?? {}) }
        : null,
  }
}

/** The last page of the group last used with an app. */
export async function readAppLog(
  request: { appId: number; size: number },
  caller: Caller,
  locale: Locale,
  dependencies: ChatlogDependencies,
): Promise<LogPage & { groupId: number | null }> {
  const group = await findOwnGroupByApp(request.appId, caller, dependencies.db)
  if (!group) return { rows: [], before: null, groupId: null }
  const log = await readLog({ groupId: group.id, size: request.size }, caller, locale, dependencies)
  return { ...log, groupId: group.id }
}

/** An entry of the caller's own groups. Throws entries.not_found, also for what belongs to others. */
export async function getOwnEntry(
  id: number,
  caller: Caller,
  db: Database,
): Promise<store.EntryRecord> {
  const entry = await store.findOwnEntry(db, caller.accountId, id)
  if (!entry) throw new Failure('entries.not_found')
  return entry
}

/** The branch that ends at an entry, from its beginning on, at most `limit` entries long. */
export async function listBranch(
  leafId: number,
  limit: number,
  db: Database,
): Promise<store.EntryRecord[]> {
  return store.listPath(db, leafId, limit)
}

/** Deletes one message; an answer that runs ends first. Throws entries.not_found. */
export async function removeEntry(
  id: number,
  caller: Caller,
  { db, stopEntries }: ChatlogDependencies,
): Promise<void> {
  const entry = await getOwnEntry(id, caller, db)
  if (entry.state === 'running') await stopEntries([id])
  await store.deleteEntry(db, entry)
}

/** Empties a conversation. Throws groups.not_found. */
export async function emptyGroup(
  groupId: number,
  caller: Caller,
  { db, stopAnswers }: ChatlogDependencies,
): Promise<void> {
  await getOwnGroup(groupId, caller, db)
  await stopAnswers([groupId])
  await store.deleteEntries(db, groupId)
}

/** Shows the branch of this version, with what followed it last. Throws entries.not_found. */
export async function selectVersion(id: number, caller: Caller, db: Database): Promise<void> {
  const entry = await getOwnEntry(id, caller, db)
  const leafId = await store.findYoungestLeaf(db, entry.id)
  await showBranch(entry.groupId, leafId, caller, db)
}

const maxVersions = 40

/** A prompt of the caller's own with all answers to it. Throws entries.not_found. */
export async function readVersions(
  promptId: number,
  caller: Caller,
  locale: Locale,
  dependencies: ChatlogDependencies,
): Promise<{ prompt: Entry; rows: Entry[] }> {
  const { db } = dependencies
  const prompt = await getOwnEntry(promptId, caller, db)
  if (prompt.role !== 'user') throw new Failure('entries.not_found')
  const versions = await store.listVersions(db, prompt.groupId, [prompt.parentId, promptId])
  const ids = versions.get(`${promptId}/assistant`) ?? []
  const records = await store.listEntries(db, ids.slice(-maxVersions))
  const told = (record: store.EntryRecord) => toEntry(record, versions, locale, dependencies)
  return { prompt: await told(prompt), rows: await Promise.all(records.map(told)) }
}

/** What the caller's answers took, by day and model. */
export const listUsage = (
  days: { from: string; to: string; timeZone: string },
  caller: Caller,
  db: Database,
): Promise<store.UsageByDay[]> => store.sumUsage(db, caller.accountId, days)

export type FoundEntry = Omit<store.SearchHit, 'parts' | 'createdAt'> & {
  excerpt: string
  createdAt: string
}

/** Messages of all own conversations that hold every word. */
export async function searchLog(
  request: { q: string; page: number; size: number },
  caller: Caller,
  db: Database,
): Promise<{ rows: FoundEntry[]; count: number }> {
  const query = wordsToQuery(request.q)
  if (!query) return { rows: [], count: 0 }
  const { hits, count } = await store.searchEntries(db, caller.accountId, query, {
    offset: (request.page - 1) * request.size,
    limit: request.size,
  })
  const rows = hits.map(({ parts, createdAt, ...hit }) => ({
    ...hit,
    excerpt: excerpt(plainText(parts), request.q),
    createdAt: createdAt.toISOString(),
  }))
  return { rows, count }
}
