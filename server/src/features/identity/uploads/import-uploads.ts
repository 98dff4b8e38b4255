// An import takes pictures, clips and songs as an upload does: judged by what they are, whatever the archive says.

import { timestamp } from '@atelier/contract/primitives'
import { mediaLimits, uploadLimitBytes } from '@atelier/contract/upload-limits'
import { z } from 'zod'
import { remakePicture } from '../../../platform/pictures/remake-picture.ts'
import type { Importing, ImportPart } from '../account-data/import-part.ts'
import { takeEach } from '../account-data/import-part.ts'
import { readMedia } from './media.ts'
import * as store from './uploads.store.ts'
import {
  type MediaDependencies,
  storageName,
  storeBytes,
  uploadAddress,
} from './uploads.usecases.ts'

const uploadSchema = z.object({
  /** What it is called in the archive. */
  file: z.string().regex(/^[\w-]{1,60}\.\w{1,8}$/),
  id: z.string().regex(/^[\w-]{1,60}$/),
  mime: z.string().max(100),
  createdAt: timestamp,
  hiddenAt: timestamp.nullable(),
})
type Told = z.output<typeof uploadSchema>

export const importUploads = (dependencies: MediaDependencies): ImportPart => ({
  kinds: ['uploads'],
  folder: 'uploads/',
  listThere: (_, ownerId, ids) => store.listOwnIds(dependencies.db, ownerId, ids),
  async take(importing) {
    const uploads = await importing.list('uploads', 'uploads/uploads.json', uploadSchema)
    await takeEach(uploads, importing, (told) =>
      importing.take('uploads', { oldId: told.id, title: told.file }, async (keep) => {
        const record = await storeTold(told, importing, dependencies)
        try {
          await keep(async (tx) => {
            await store.insertBrought(tx, record)
            return record.id
          })
        } catch (error) {
          await dependencies.storage.delete(storageName(record.id))
          throw error
        }
      }),
    )
  },
})

async function storeTold(
  { file, mime, createdAt, hiddenAt }: Told,
  { archive, context, expectRoom, timeOf, now }: Importing,
  dependencies: MediaDependencies,
): Promise<store.UploadRecord> {
  const isPicture = mime.startsWith('image/')
  const max = isPicture ? uploadLimitBytes : mediaLimits.bytes
  const bytes = await archive.bytes(`uploads/${file}`, max)
  expectRoom(bytes.byteLength)
  const ownerId = context.caller.accountId
  const read = isPicture
    ? await remakePicture(bytes, { person: ownerId })
    : { bytes, ...(await readMedia(bytes, ownerId, dependencies.mediaDesk)) }
  const about = { ownerId, madeFrom: null }
  return {
    ...(await storeBytes(read, about, dependencies)),
    createdAt: timeOf(createdAt),
    // What shows it may still be to come: it is not swept before.
    hiddenAt: hiddenAt === null ? null : now(),
  }
}

/** The id in an address of an upload; undefined for any other address. */
export const uploadIn = (address: string): string | undefined =>
  address.startsWith('/api/upload/file?')
    ? (new URLSearchParams(address.slice(address.indexOf('?'))).get('id') ?? undefined)
    : undefined

/** Where an upload that the archive names is read here; undefined where it did not come, or is no upload. */
export async function addressHere(
  address: string,
  { idOf }: Pick<Importing, 'idOf'>,
  { db }: Pick<MediaDependencies, 'db'>,
): Promise<string | undefined> {
  const old = uploadIn(address)
  const id = old === undefined ? undefined : await idOf('uploads', old)
  const [upload] = id === undefined ? [] : await store.listKeys(db, [id])
  return upload && uploadAddress(upload)
}
