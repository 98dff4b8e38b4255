import { createReadStream } from 'node:fs'
import { Failure } from '@atelier/contract/errors'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import type { MediaDesk, MediaFile } from '@atelier/engines/media-desk/media-desk'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { newKey } from '../../../platform/ids.ts'
import {
  expectPictureTurn,
  type Picture,
  remakePicture,
} from '../../../platform/pictures/remake-picture.ts'
import { createOwnShares, withShare } from '../../../platform/shares.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { OnAccountDeleted } from '../accounts/leave-account.ts'
import { readMedia } from './media.ts'
import * as store from './uploads.store.ts'

export type UploadDependencies = { db: Database; storage: FileStorage }

export type MediaDependencies = UploadDependencies & { mediaDesk: MediaDesk }

/** A message takes eight pictures, and a few more may be on their way. */
const pictureShares = createOwnShares(12)

export const storageName = (id: string) => `uploads/${id.slice(0, 2)}/${id}`

/** Where an upload is read; whoever holds the address may. */
export const uploadAddress = ({ id, key }: { id: string; key: string }) =>
  `/api/upload/file?id=${id}&key=${key}`

/** Checks a picture by content and stores it; where it is read, that is in its turn. Throws uploads.not_a_picture, uploads.too_large, request.too_fast. */
export async function storePicture(
  picture: Uint8Array | (() => Promise<Uint8Array>),
  ownerId: number,
  dependencies: UploadDependencies,
): Promise<Upload> {
  expectPictureTurn()
  const remade = await withShare(pictureShares, ownerId, () =>
    remakePicture(picture, { person: ownerId }),
  )
  const record = await storeBytes(remade, { ownerId, madeFrom: null }, dependencies)
  await store.insertUpload(dependencies.db, record)
  return toUpload(record)
}

export type HiddenPictureDependencies = UploadDependencies & { clock: Clock }

/**
 * As storePicture, for one that a conversation shows and that is in no list: it goes when nothing shows it any more, see
 * `sweepHiddenUploads`.
 */
export async function storeHiddenPicture(
  bytes: Uint8Array,
  ownerId: number,
  dependencies: HiddenPictureDependencies,
): Promise<Upload> {
  expectPictureTurn()
  const about = { ownerId, madeFrom: null }
  const record = await storeBytes(
    await remakePicture(bytes, { person: ownerId }),
    about,
    dependencies,
  )
  const now = dependencies.clock.now()
  await store.insertBrought(dependencies.db, { ...record, createdAt: now, hiddenAt: now })
  return toUpload(record)
}

/** Reads a clip or a song from beginning to end and stores it as it is. Throws uploads.not_media, clip.* and sound.* for why it is not taken. */
export async function storeMedia(
  file: MediaFile,
  ownerId: number,
  { mediaDesk, ...dependencies }: MediaDependencies,
): Promise<Upload> {
  const shape = await readMedia(file, ownerId, mediaDesk)
  const about = { ownerId, madeFrom: null }
  const record = await storeFile({ file, ...shape }, about, dependencies)
  await store.insertUpload(dependencies.db, record)
  return toUpload(record)
}

type StoredShape = Pick<store.NewUpload, 'mime' | 'width' | 'height'> & {
  durationS?: number | null
}

type About = { ownerId: number; madeFrom: string | null }

/** Stores bytes, without the row that names them. */
export const storeBytes = (
  { bytes, ...shape }: StoredShape & { bytes: Uint8Array },
  about: About,
  dependencies: UploadDependencies,
): Promise<store.NewUpload> => storeFile({ file: bytes, ...shape }, about, dependencies)

async function storeFile(
  { file, durationS = null, ...shape }: StoredShape & { file: MediaFile },
  about: About,
  { storage }: UploadDependencies,
): Promise<store.NewUpload> {
  const id = newKey()
  if (file instanceof Uint8Array) await storage.save(storageName(id), file)
  else await storage.saveStream(storageName(id), createReadStream(file.path), file.bytes)
  const bytes = file instanceof Uint8Array ? file.byteLength : file.bytes
  return { id, key: newKey(), ...about, ...shape, durationS, bytes }
}

/** A picture of our own making, as it is: not made anew, and stored once however often it is asked for. */
export type MadePicture = { madeFrom: string; make(): Promise<Picture> }

/** What was made before is given again, also when it had been deleted from the list meanwhile. */
export async function storeMadePictures(
  wanted: readonly MadePicture[],
  ownerId: number,
  dependencies: UploadDependencies,
): Promise<Upload[]> {
  const { db, storage } = dependencies
  const names = wanted.map(({ madeFrom }) => madeFrom)
  const before = new Set(
    (await store.listMadeUploads(db, ownerId, names)).map((row) => row.madeFrom),
  )
  for (const { madeFrom, make } of wanted) {
    if (before.has(madeFrom)) continue
    const record = await storeBytes(await make(), { ownerId, madeFrom }, dependencies)
    // Somebody else with the same wish was quicker.
    if (!(await store.insertUpload(db, record))) await storage.delete(storageName(record.id))
  }
  const made = await store.listMadeUploads(db, ownerId, names)
  const hidden = made.filter((row) => row.hiddenAt).map((row) => row.id)
  if (hidden.length) await store.setHidden(db, hidden, null)
  return names.flatMap((name) => made.filter((row) => row.madeFrom === name).map(toUpload))
}

/** An upload of one's own, to go with a prompt. Throws uploads.not_found. */
export async function getOwnUpload(id: string, ownerId: number, db: Database): Promise<Upload> {
  const record = await store.findOwnUpload(db, ownerId, id)
  if (!record) throw new Failure('uploads.not_found')
  return toUpload(record)
}

/** Where the file of an address lies. Throws uploads.not_found, for a wrong key and on another site too. */
export async function locateUpload(
  { id, key }: { id: string; key: string },
  site: Pick<Site, 'id'>,
  { db }: Pick<UploadDependencies, 'db'>,
): Promise<{ name: string; mime: string }> {
  const record = await store.findOfSite(db, { id, key, siteId: site.id })
  if (!record) throw new Failure('uploads.not_found')
  return { name: storageName(id), mime: record.mime }
}

/** Uploads by their ids, whoever has them: those that their owner has not deleted. */
export const listUploadsById = (ids: readonly string[], db: Database) =>
  ids.length ? store.listUploadsById(db, ids) : Promise.resolve([])

/** The upload behind one of our own addresses; undefined for any other address. */
async function findUploadAt(address: string, db: Database) {
  if (!address.startsWith('/api/upload/file?')) return undefined
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  return store.findByAddress(db, query.get('id') ?? '', query.get('key') ?? '')
}

/** Throws uploads.not_found, also for what is somebody else's. */
export async function getOwnUploadAt(
  address: string,
  ownerId: number,
  db: Database,
): Promise<Upload> {
  const record = await findUploadAt(address, db)
  if (record?.ownerId !== ownerId) throw new Failure('uploads.not_found')
  return toUpload(record)
}

/** The bytes behind one of our own addresses; undefined for any other address, or when the file is gone. */
export async function readUploadAt(
  address: string,
  { db, storage }: UploadDependencies,
): Promise<{ bytes: Uint8Array; mime: string } | undefined> {
  const upload = await findUploadAt(address, db)
  const bytes = upload && (await storage.read(storageName(upload.id)))
  return upload && bytes ? { bytes, mime: upload.mime } : undefined
}

/** The files of somebody who leaves; their rows go with the account. */
export const leaveUploads = ({
  storage,
}: Pick<UploadDependencies, 'storage'>): OnAccountDeleted => ({
  async leave(tx, { accountId }) {
    const ids = await store.listUploadIds(tx, accountId)
    return async () => {
      for (const id of ids) await storage.delete(storageName(id))
    }
  },
})

export function toUpload(record: store.NewUpload): Upload {
  const { id, mime, width, height, durationS, bytes } = record
  return { id, mime, width, height, durationS, bytes, url: uploadAddress(record) }
}
