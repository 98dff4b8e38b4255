import { Failure } from '@atelier/contract/errors'
import type { Upload } from '@atelier/contract/features/uploads'
import type { Database } from '../../platform/db/database.ts'
import { newKey } from '../../platform/ids.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { Leaver } from '../accounts/leave-account.ts'
import { remakePicture } from './pictures.ts'
import * as store from './uploads.store.ts'

export type UploadDependencies = { db: Database; storage: FileStorage }

export const storageName = (id: string) => `uploads/${id.slice(0, 2)}/${id}`

/** Where an upload is read; whoever holds the address may. */
export const uploadAddress = ({ id, key }: { id: string; key: string }) =>
  `/api/upload/file?id=${id}&key=${key}`

/** Checks a picture by content and stores it. Throws uploads.not_a_picture, uploads.too_large. */
export async function storePicture(
  bytes: Uint8Array,
  ownerId: number,
  { db, storage }: UploadDependencies,
): Promise<Upload> {
  const { bytes: made, ...picture } = await remakePicture(bytes)
  const record = { id: newKey(), key: newKey(), ownerId, ...picture, bytes: made.byteLength }
  await storage.save(storageName(record.id), made)
  await store.insertUpload(db, record)
  return { ...picture, id: record.id, bytes: record.bytes, url: uploadAddress(record) }
}

/** An upload of one's own, to go with a prompt. Throws uploads.not_found. */
export async function getOwnUpload(id: string, ownerId: number, db: Database): Promise<Upload> {
  const record = await store.findOwnUpload(db, ownerId, id)
  if (!record) throw new Failure('uploads.not_found')
  return toUpload(record)
}

/** An upload by its address, as a stream. Throws uploads.not_found. */
export async function openUpload(id: string, key: string, { db, storage }: UploadDependencies) {
  const record = await store.findByAddress(db, id, key)
  const file = record && (await storage.open(storageName(id)))
  if (!record || !file) throw new Failure('uploads.not_found')
  return { ...file, mime: record.mime }
}

/** The upload behind one of our own addresses; undefined for any other address. */
export async function getUploadAt(address: string, db: Database): Promise<Upload | undefined> {
  if (!address.startsWith('/api/upload/file?')) return undefined
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  const record = await store.findByAddress(db, query.get('id') ?? '', query.get('key') ?? '')
  return record && toUpload(record)
}

/** The bytes behind one of our own addresses; undefined for any other address, or when the file is gone. */
export async function readUploadAt(
  address: string,
  { db, storage }: UploadDependencies,
): Promise<{ bytes: Uint8Array; mime: string } | undefined> {
  const upload = await getUploadAt(address, db)
  const bytes = upload && (await storage.read(storageName(upload.id)))
  return upload && bytes ? { bytes, mime: upload.mime } : undefined
}

/** The files of somebody who leaves; their rows go with the account. */
export const leaveUploads = ({ storage }: Pick<UploadDependencies, 'storage'>): Leaver => ({
  async leave(tx, { accountId }) {
    const ids = await store.listUploadIds(tx, accountId)
    return async () => {
      for (const id of ids) await storage.delete(storageName(id))
    }
  },
})

function toUpload(record: store.UploadRecord): Upload {
  const { key: _, ownerId: __, createdAt: ___, ...upload } = record
  return { ...upload, url: uploadAddress(record) }
}
