// The list of one's own uploads, and how they go: a picture that a conversation shows only leaves the list.
import { Failure } from '@atelier/contract/errors'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { eachOfPages } from '../../../platform/each-apart.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import * as store from './uploads.store.ts'
import {
  storageName,
  toUpload,
  type UploadDependencies,
  uploadAddress,
} from './uploads.usecases.ts'

export type RemoveDependencies = UploadDependencies & { clock: Clock }

/** `deleted` are gone; `kept` are only not listed any more. */
export type Removed = { deleted: number; kept: number }

/** Rows that are looked at together. */
const pageSize = 200

/** How long until a hidden picture is looked at again: whether anything still shows it. */
const hiddenMs = 24 * 60 * 60 * 1000

export async function listUploads(
  request: store.UploadPage,
  { accountId }: Caller,
  { db }: UploadDependencies,
): Promise<{ rows: (Upload & { createdAt: string })[]; count: number }> {
  const { rows, count } = await store.listUploads(db, accountId, request)
  return {
    rows: rows.map((row) => ({ ...toUpload(row), createdAt: row.createdAt.toISOString() })),
    count,
  }
}

/** Throws uploads.not_found. */
export async function removeUpload(
  id: string,
  { accountId }: Caller,
  dependencies: RemoveDependencies,
): Promise<Removed> {
  const { db } = dependencies
  const found = await store.listListedUploads(db, accountId, { ids: [id], limit: 1 })
  if (!found.length) throw new Failure('uploads.not_found')
  return removeFrom(accountId, found, dependencies)
}

export async function removeAllUploads(
  { accountId }: Caller,
  dependencies: RemoveDependencies,
): Promise<Removed> {
  const total = { deleted: 0, kept: 0 }
  for (;;) {
    const page = await store.listListedUploads(dependencies.db, accountId, { limit: pageSize })
    if (!page.length) return total
    const { deleted, kept } = await removeFrom(accountId, page, dependencies)
    total.deleted += deleted
    total.kept += kept
  }
}

/** Looks once a day whether hidden pictures are still shown, and deletes those that are not; what cannot be deleted waits for the next sweep. */
export async function sweepHiddenUploads({
  log,
  ...dependencies
}: RemoveDependencies & { log: Logger }): Promise<void> {
  const { db, clock } = dependencies
  const before = new Date(clock.now().getTime() - hiddenMs)
  await eachOfPages(
    (page) => store.listHiddenUploads(db, before, page),
    (record) => removeFrom(record.ownerId, [record], dependencies),
    {
      max: pageSize,
      onFault: (error, { id }) =>
        log.warn({ err: error, uploadId: id }, 'a hidden upload could not be looked after'),
    },
  )
}

/** Files first: what breaks off in between is still listed, and can be deleted again. */
async function removeFrom(
  ownerId: number,
  records: readonly store.UploadRecord[],
  { db, storage, clock }: RemoveDependencies,
): Promise<Removed> {
  const shown = new Set(await store.listShownAddresses(db, ownerId, records.map(uploadAddress)))
  const kept = records.filter((record) => shown.has(uploadAddress(record))).map(({ id }) => id)
  const gone = records.filter((record) => !shown.has(uploadAddress(record))).map(({ id }) => id)
  if (kept.length) await store.setHidden(db, kept, clock.now())
  for (const id of gone) await storage.delete(storageName(id))
  if (gone.length) await store.deleteUploads(db, gone)
  return { deleted: gone.length, kept: kept.length }
}
