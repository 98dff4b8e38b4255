// Takes what engines made into storage.
import type { MadeFile } from '@atelier/engines/kinds/work'
import type { MadeResult } from '@atelier/engines/makers/maker'
import type { MediaDesk } from '@atelier/engines/media-desk/media-desk'
import type { Database } from '../../../platform/db/database.ts'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { newKey } from '../../../platform/ids.ts'
import type { Signer } from '../../../platform/signer.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { fetchOutput, maxOutputBytes, type OutputSource } from './fetch-output.ts'
import { readPreviewPicture } from './made-picture.ts'
import { readResult } from './read-result.ts'
import type { SoundFormats } from './sound-formats.ts'
import { previewAddressOf, previewId, storageName, workFileId } from './work-file-names.ts'
import * as store from './work-files.store.ts'

export type WorkFileDependencies = {
  db: Database
  storage: FileStorage
  /** Made for this purpose alone. */
  signer: Signer
  fetchGuarded: typeof guardedFetch
  mediaDesk: MediaDesk
  sounds: SoundFormats
}

/** A stored file, before its row is: that comes with the end of its work. */
export type PreparedFile = store.WorkFileRecord

type About = { workId: number; ownerId: number; position: number; source: OutputSource }

/**
 * Fetches a result, checks it by content and stores it. The same work and position give the same place, so that doing it again after a
 * crash leaves nothing over. Throws EngineError (see `fetchOutput`, `readResult`), or what storage says.
 */
export async function storeResult(
  result: MadeResult,
  about: About,
  dependencies: WorkFileDependencies,
): Promise<PreparedFile> {
  const { storage, signer, fetchGuarded } = dependencies
  const { source, ...row } = about
  const bytes = await fetchOutput(result.file, source, fetchGuarded, maxOutputBytes[result.medium])
  // Titles and words of songs are the upstream's.
  const described = { ...result, about: storable(result.about ?? {}) }
  const read = await readResult(bytes, described, { source, ownerId: row.ownerId, ...dependencies })
  const id = workFileId(row.workId, row.position, signer)
  const { kept, thumbnail, ...shape } = read
  await storage.save(storageName(id, 'whole'), kept)
  if (thumbnail) await storage.save(storageName(id, 'thumb'), thumbnail)
  return { ...row, ...shape, id, bytes: kept.byteLength, hasThumbnail: thumbnail !== undefined }
}

/** The rows of stored files, in the transaction that ends their work. */
export const insertFiles = (tx: Database, files: readonly PreparedFile[]): Promise<void> =>
  store.insertWorkFiles(tx, files)

/**
 * Removes stored files of works that ended without them, or are not there any more. What became part of its work stays, and so does what is still being made: another
 * server may be storing the same files in the same place.
 */
export async function discardFiles(
  files: readonly Pick<PreparedFile, 'id' | 'workId'>[],
  { db, storage }: Pick<WorkFileDependencies, 'db' | 'storage'>,
): Promise<void> {
  const wanting = new Set(
    await store.listWanting(
      db,
      files.map(({ workId }) => workId),
    ),
  )
  for (const { id, workId } of files) if (!wanting.has(workId)) await deleteStored(id, storage)
}

/**
 * Stores the picture of a work as far as it is, in the place of the one before. Gives what is to be kept in the work's row; see
 * `previewAddress`. Throws as `storeResult` does.
 */
export async function storePreview(
  output: MadeFile,
  { workId, source }: { workId: number; source: OutputSource },
  { storage, signer, fetchGuarded }: WorkFileDependencies,
): Promise<string> {
  const bytes = await readPreviewPicture(await fetchOutput(output, source, fetchGuarded))
  const id = previewId(workId, signer)
  await storage.save(storageName(id, 'preview'), bytes)
  return `${id}.${newKey().slice(0, 8)}`
}

/** Where a preview is read, on the site of its work; empty for none. */
export function previewAddress(
  { preview, siteId }: { preview: string; siteId: number },
  { signer }: Pick<WorkFileDependencies, 'signer'>,
): string {
  const [id = '', version = ''] = preview.split('.')
  return id && previewAddressOf({ id, version, siteId }, signer)
}

/** Gone, or was never there. */
export const discardPreview = (
  preview: string,
  { storage }: Pick<WorkFileDependencies, 'storage'>,
): Promise<void> => storage.delete(storageName(preview.replace(/\..*$/, ''), 'preview'))

/** Removes a file and what was made of it; a song (`isSong`) may lie there in other formats. */
export async function deleteStored(
  id: string,
  storage: FileStorage,
  isSong = false,
): Promise<void> {
  const variants = isSong
    ? (['mp3', 'wav', 'thumb', 'whole'] as const)
    : (['thumb', 'whole'] as const)
  for (const variant of variants) await storage.delete(storageName(id, variant))
}

export const isSong = ({ mime }: { mime: string }): boolean => mime.startsWith('audio/')
