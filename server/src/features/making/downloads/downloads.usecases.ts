// Many works as one archive. What is kept is which works were meant: the archive is made while it is fetched, so that it takes no room and
// holds nothing that has been deleted meanwhile.
import { Failure } from '@atelier/contract/errors'
import type { BatchDownload } from '@atelier/contract/features/making/downloads'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { extensionOf } from '../../../platform/file-extension.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { newKey } from '../../../platform/ids.ts'
import type { Signer } from '../../../platform/signer.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { type ZipFile, zipStream } from '../../../platform/zip/zip-stream.ts'
import { findSiteAccount } from '../../identity/accounts/accounts.usecases.ts'
import { storageName } from '../work-files/work-file-names.ts'
import {
  listOwnFiles,
  listRemainingFiles,
  type NamedFile,
  titleOf,
} from '../work-files/work-files.usecases.ts'
import * as store from './downloads.store.ts'

export type DownloadDependencies = {
  db: Database
  clock: Clock
  storage: FileStorage
  /** Made for this purpose alone. */
  signer: Signer
}

const keptMs = 24 * 60 * 60 * 1000
/** Of one account, at a time; the oldest goes for a new one. */
const maxDownloads = 20

const signed = (id: string) => `download ${id}`

/** Throws works.not_found when one of the works is not there or not the caller’s, works.no_files when nothing came of them. */
export async function orderDownload(
  ids: readonly number[],
  { accountId }: Caller,
  dependencies: DownloadDependencies,
): Promise<BatchDownload> {
  const { db, clock } = dependencies
  const workIds = [...new Set(ids)]
  const files = await listOwnFiles(workIds, accountId, db)
  if (!files.length) throw new Failure('works.no_files')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + keptMs)
  const record = { id: newKey(), ownerId: accountId, workIds, createdAt, expiresAt }
  await db.transaction(async (tx) => {
    await store.insertDownload(tx, record)
    const own = await store.listOwnDownloads(tx, accountId, createdAt)
    const kept = [record, ...own.filter(({ id }) => id !== record.id)].slice(0, maxDownloads)
    await store.deleteOtherDownloads(
      tx,
      accountId,
      kept.map(({ id }) => id),
    )
  })
  return describe(record, files, dependencies)
}

/** Own archives, newest first, or one of them. Throws downloads.not_found for one that is not there. */
export async function listDownloads(
  { id }: { id?: string | undefined },
  { accountId }: Caller,
  dependencies: DownloadDependencies,
): Promise<BatchDownload[]> {
  const { db, clock } = dependencies
  const own = await store.listOwnDownloads(db, accountId, clock.now())
  const wanted = id === undefined ? own : own.filter((record) => record.id === id)
  if (id !== undefined && !wanted.length) throw new Failure('downloads.not_found')
  const files = Map.groupBy(
    await listRemainingFiles([...new Set(wanted.flatMap(({ workIds }) => workIds))], accountId, db),
    (file) => file.workId,
  )
  return wanted.map((record) =>
    describe(
      record,
      record.workIds.flatMap((workId) => files.get(workId) ?? []),
      dependencies,
    ),
  )
}

function describe(
  { id, createdAt, expiresAt }: store.DownloadRecord,
  files: readonly NamedFile[],
  { signer }: DownloadDependencies,
): BatchDownload {
  return {
    id,
    status: files.length ? 'ready' : 'gone',
    progress: 100,
    url: files.length ? `/api/works/download?id=${id}&key=${signer.sign(signed(id))}` : '',
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * The archive that a link is for, as it is made. Throws downloads.not_found: for a wrong key, on another site, too late, or when all works
 * are gone.
 */
export async function openDownload(
  { id, key }: { id: string; key: string },
  site: Site,
  { db, clock, storage, signer }: DownloadDependencies,
): Promise<{ name: string; bytes: AsyncGenerator<Buffer, void> }> {
  const record = signer.fits(signed(id), key)
    ? await store.findDownload(db, id, clock.now())
    : undefined
  const owner = record && (await findSiteAccount(record.ownerId, site, db))
  const files = owner ? await listRemainingFiles(record.workIds, owner.id, db) : []
  if (!record || !files.length) throw new Failure('downloads.not_found')
  const order = new Map(record.workIds.map((workId, place) => [workId, place]))
  const placeOf = ({ workId }: NamedFile) => order.get(workId) ?? 0
  files.sort((one, other) => placeOf(one) - placeOf(other) || one.position - other.position)
  return {
    name: `works-${record.createdAt.toISOString().slice(0, 10)}.zip`,
    bytes: zipStream(filesOf(files, storage)),
  }
}

/** A file that cannot be found any more is left out: the others are worth having. */
async function* filesOf(
  files: readonly NamedFile[],
  storage: FileStorage,
): AsyncGenerator<ZipFile> {
  for (const [index, file] of files.entries()) {
    const stored = await storage.open(storageName(file.id, 'whole'))
    if (!stored) continue
    yield {
      name: nameInArchive(file, index + 1),
      modifiedAt: file.createdAt,
      content: stored.stream,
      isPacked: true,
    }
  }
}

/** Date, number within the archive, and what it is called: each once, in the order of the request. */
const nameInArchive = (file: NamedFile, number: number): string =>
  `${file.createdAt.toISOString().slice(0, 10)} ${String(number).padStart(3, '0')} ${titleOf(file)}.${extensionOf(file.mime)}`

/** Archives whose time has passed. */
export const forgetExpiredDownloads = ({ db, clock }: DownloadDependencies): Promise<void> =>
  store.deleteExpiredDownloads(db, clock.now())
