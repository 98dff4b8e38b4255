// Own documents: added, listed, looked into, deleted; and what they are to other features.
import { createHash } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import type { KnownDocument, ShownPassage } from '@atelier/contract/features/talk/knowledge'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import type { Locale } from '@atelier/contract/primitives'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { failureText, isFailureCode } from '../../../platform/http/failure-texts.ts'
import type { Caller, RequestContext } from '../../../platform/http/request-context.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { OnAccountDeleted } from '../../identity/accounts/leave-account.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { type DocumentQueue, documentFile } from './document-queue.ts'
import * as store from './knowledge.store.ts'
import type { SearchDependencies } from './search-passages.ts'

export type KnowledgeDependencies = SearchDependencies & {
  db: Database
  clock: Clock
  log: Logger
  storage: FileStorage
  desk: DocumentQueue
}

type Context = RequestContext<'caller'>

/** Until it is read nobody knows what it is. */
const unknownMime = 'application/octet-stream'

const longestTitle = 200

/** A name without folders and signs that cannot be shown; never empty. */
function titleOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/\p{Cc}/gu, '').trim()
  return plain.slice(-longestTitle) || 'file'
}

/** Takes a file once and has it read. Throws documents.too_many. */
export async function addDocument(
  file: { bytes: Uint8Array; name: string },
  { caller, locale }: Context,
  { db, clock, storage, desk }: KnowledgeDependencies,
): Promise<KnownDocument> {
  const ownerId = caller.accountId
  const hash = createHash('sha256').update(file.bytes).digest('hex')
  const record = await db.transaction(async (tx) => {
    await lockAccount(tx, ownerId)
    const before = await store.findByHash(tx, ownerId, hash)
    if (before) {
      if (before.state !== 'failed') return before
      const again = { state: 'reading', failure: null, leaseUntil: null } as const
      // The name tells kinds of text apart.
      const named = { ...again, title: titleOf(file.name) }
      await store.updateDocument(tx, before.id, named)
      return { ...before, ...named }
    }
    if ((await store.countOwn(tx, ownerId)) >= knowledgeLimits.own)
      throw new Failure('documents.too_many', { values: { most: knowledgeLimits.own } })
    const made = await store.insertDocument(tx, {
      ownerId,
      hash,
      mime: unknownMime,
      bytes: file.bytes.byteLength,
      title: titleOf(file.name),
      createdAt: clock.now(),
    })
    // Within the transaction: a document that is there has its file.
    await storage.save(documentFile(made.id), file.bytes)
    return made
  })
  desk.wake()
  return describeDocument(record, locale)
}

export function describeDocument(record: store.DocumentRecord, locale: Locale): KnownDocument {
  const { id, title, mime, bytes, state, failure, characters, passages } = record
  const code = failure && isFailureCode(failure) ? failure : 'documents.broken'
  const values = { megabytes: knowledgeLimits.bytes / 1024 / 1024, title }
  return {
    id,
    title,
    mime,
    bytes,
    state,
    characters,
    passages,
    failure: state === 'failed' ? { code, message: failureText(code, locale, values) } : null,
    isEmbedded: record.embeddedBy !== null,
    createdAt: record.createdAt.toISOString(),
  }
}

export async function listDocuments(
  request: { page: number; size: number; q?: string | undefined },
  { caller, locale }: Context,
  { db }: Pick<KnowledgeDependencies, 'db'>,
): Promise<{ rows: KnownDocument[]; count: number }> {
  const { rows, count } = await store.pageOwn(db, caller.accountId, request)
  return { rows: rows.map((row) => describeDocument(row, locale)), count }
}

/** Throws documents.not_found, also for what belongs to others. */
export async function getOwnDocument(
  id: number,
  { accountId }: Pick<Caller, 'accountId'>,
  db: Database,
): Promise<store.DocumentRecord> {
  const found = await store.findOwnDocument(db, accountId, id)
  if (!found) throw new Failure('documents.not_found')
  return found
}

/** Throws documents.not_found. */
export async function readPassages(
  { id, from, size }: { id: number; from: number; size: number },
  { caller }: Context,
  { db }: Pick<KnowledgeDependencies, 'db'>,
): Promise<{ rows: ShownPassage[]; count: number }> {
  const { passages } = await getOwnDocument(id, caller, db)
  const rows = await store.listPassages(db, id, { from, size })
  return { rows: rows.map(({ documentId: _, ...row }) => row), count: passages }
}

/** Throws documents.not_found. */
export async function deleteDocument(
  id: number,
  { caller }: Context,
  { db, storage }: Pick<KnowledgeDependencies, 'db' | 'storage'>,
): Promise<void> {
  if (!(await store.deleteDocument(db, caller.accountId, id)))
    throw new Failure('documents.not_found')
  await storage.delete(documentFile(id))
}

/** The files of somebody who leaves; their rows go with the account. */
export const leaveKnowledge = ({
  storage,
}: Pick<KnowledgeDependencies, 'storage'>): OnAccountDeleted => ({
  async leave(tx, { accountId }) {
    const ids = await store.listIds(tx, accountId)
    return async () => {
      for (const id of ids) await storage.delete(documentFile(id))
    }
  },
})

export const moveDocuments = store.moveDocuments
