// Entries of one conversation by number, for its owner and for others.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './chatlog.store.ts'
import { type ChatlogDependencies, toEntry } from './chatlog.usecases.ts'

const maxEntries = 5000

/** The shown branch of a conversation as far as it has ended, oldest first; its last entries when it is very long. */
export async function listShownEntryIds(
  { id, leafId }: { id: number; leafId: number | null },
  db: Database,
): Promise<number[]> {
  if (leafId === null) return []
  const path = await store.listPathIds(db, leafId, maxEntries)
  const records = await store.listEntries(db, path)
  return records
    .filter((record) => record.groupId === id && record.state !== 'running')
    .map((record) => record.id)
    .reverse()
}

/** These entries of the caller's own, as they stand. */
export async function readOwnEntries(
  ids: readonly number[],
  groupId: number,
  locale: Locale,
  dependencies: ChatlogDependencies,
): Promise<Entry[]> {
  const records = await store.listEntries(dependencies.db, ids)
  const own = records.filter((record) => record.groupId === groupId)
  return Promise.all(own.map((record) => toEntry(record, new Map(), locale, dependencies)))
}

/** These entries of a conversation, as far as they are still there: without prices and without other versions. */
export async function readEntries(
  ids: readonly number[],
  groupId: number,
  locale: Locale,
  dependencies: ChatlogDependencies,
): Promise<Entry[]> {
  const entries = await readOwnEntries(ids, groupId, locale, dependencies)
  return entries.map((entry) => ({ ...entry, usage: null, price: 0, versions: [entry.id] }))
}
