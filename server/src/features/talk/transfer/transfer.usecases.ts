import type { ImportedConversation } from '@atelier/contract/features/talk/transfer'
import { plainText } from '@atelier/contract/fold-events'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import { wordsToIndex } from '../../../platform/search-words.ts'
import { storable, storableText } from '../../../platform/storable-text.ts'
import { keepTree } from '../chatlog/keep-tree.ts'
import * as store from './transfer.store.ts'

export type TransferDependencies = { db: Database; clock: Clock }

export type Imported = { imported: { key: string; groupId: number }[]; known: string[] }

/** Takes conversations in, all or none; those whose key the caller has already are left as they are. */
export async function importConversations(
  conversations: readonly ImportedConversation[],
  caller: Caller,
  { db, clock }: TransferDependencies,
): Promise<Imported> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const result: Imported = { imported: [], known: [] }
    for (const conversation of conversations) {
      const groupId = await importOne(conversation, caller, { tx, now })
      if (groupId === undefined) result.known.push(conversation.key)
      else result.imported.push({ key: conversation.key, groupId })
    }
    return result
  })
}

/** The new conversation's number; undefined when its key is there. */
async function importOne(
  { key, title, createdAt, updatedAt, entries, shown }: ImportedConversation,
  caller: Caller,
  { tx, now }: { tx: Database; now: Date },
): Promise<number | undefined> {
  // Nothing was said in the future, whatever a file tells: it would stand above all that is new.
  const at = (iso: string) => new Date(Math.min(new Date(iso).getTime(), now.getTime()))
  const groupId = await store.insertImportedGroup(tx, {
    siteId: caller.siteId,
    ownerId: caller.accountId,
    importKey: storableText(key),
    title: storableText(title),
    createdAt: at(createdAt),
    updatedAt: at(updatedAt),
  })
  if (groupId === undefined) return undefined
  await keepTree(tx, {
    groupId,
    shown,
    entries: entries.map(({ role, parts, model, createdAt, parent }) => {
      const kept = storable(parts)
      return {
        role,
        parent,
        parts: kept,
        createdAt: at(createdAt),
        state: 'done',
        words: wordsToIndex(plainText(kept)),
        modelName: model === null ? null : storableText(model),
      }
    }),
  })
  return groupId
}

/** Which of these keys the caller's conversations have. */
export const listKnownKeys = (
  keys: readonly string[],
  caller: Caller,
  db: Database,
): Promise<string[]> => store.listKnownKeys(db, caller.accountId, keys)
