// The pictures that go along with a wish for a work: uploads, and files of earlier works, of the one who asks.
import { Failure } from '@atelier/contract/errors'
import type { ImageInput } from '@atelier/engines/kinds/image'
import type { Database } from '../../platform/db/database.ts'
import type { Signer } from '../../platform/signer.ts'
import { remakePicture } from '../uploads/pictures.ts'
import {
  listUploadsById,
  uploadAddress,
  storageName as uploadStorageName,
} from '../uploads/uploads.usecases.ts'
import type { PictureRef } from '../works/recipe.ts'
import type { WorkFileDependencies } from './store-output.ts'
import { fileAddress, storageName } from './work-file-names.ts'
import * as store from './work-files.store.ts'

/** Largest picture that engines are given, in pixels a side. */
const longestSide = 4096
const readable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** As large as anything that is in storage. */
const storedLimits = { bytes: Number.POSITIVE_INFINITY, pixels: 100_000_000 }

type Known = {
  ownerId: number
  mime: string
  width: number | null
  height: number | null
  /** In storage. */
  name: string
  /** Opens it to whoever holds it. */
  url(signer: Signer): string
}

type Finder = (ref: PictureRef) => Known | undefined

/** What is there of the pictures, in three groups of one query each at most. */
async function findPictures(refs: readonly PictureRef[], db: Database): Promise<Finder> {
  const uploadIds = refs.flatMap((ref) => ('upload' in ref ? [ref.upload] : []))
  const fileIds = refs.flatMap((ref) => ('file' in ref ? [ref.file] : []))
  const [uploads, files] = await Promise.all([
    listUploadsById(uploadIds, db),
    store.listFilesById(db, fileIds),
  ])
  const known = new Map<string, Known>()
  for (const upload of uploads)
    known.set(`upload ${upload.id}`, {
      ...upload,
      name: uploadStorageName(upload.id),
      url: () => uploadAddress(upload),
    })
  for (const file of files)
    known.set(`file ${file.id}`, {
      ...file,
      name: storageName(file.id, 'whole'),
      url: (signer) => fileAddress(file.id, 'whole', signer),
    })
  return (ref) => known.get('upload' in ref ? `upload ${ref.upload}` : `file ${ref.file}`)
}

/** How pictures are shown beside their work, in their order; `url` is empty for one that is gone. They must have been checked once. */
export async function describePictures(
  refs: readonly PictureRef[],
  { db, signer }: Pick<WorkFileDependencies, 'db' | 'signer'>,
): Promise<{ role: string; id: string; url: string }[]> {
  const find = await findPictures(refs, db)
  return refs.map((ref) => ({
    role: ref.role,
    id: 'upload' in ref ? ref.upload : ref.file,
    url: find(ref)?.url(signer) ?? '',
  }))
}

/** A picture that cannot go along: gone or somebody else’s, or another kind of file. */
export type UnusablePicture = {
  ref: PictureRef
  code: 'uploads.not_found' | 'uploads.not_a_picture'
}

/** The first of these that cannot go along with a wish of this account. */
export async function findUnusablePicture(
  refs: readonly PictureRef[],
  accountId: number,
  db: Database,
): Promise<UnusablePicture | undefined> {
  const find = await findPictures(refs, db)
  for (const ref of refs) {
    const picture = find(ref)
    if (picture?.ownerId !== accountId) return { ref, code: 'uploads.not_found' }
    if (!readable.includes(picture.mime)) return { ref, code: 'uploads.not_a_picture' }
  }
  return undefined
}

/** The pictures themselves, as engines take them. Throws works.picture_gone. */
export async function readPictures(
  refs: readonly PictureRef[],
  ownerId: number,
  { db, storage }: Pick<WorkFileDependencies, 'db' | 'storage'>,
): Promise<ImageInput[]> {
  const find = await findPictures(refs, db)
  const inputs: ImageInput[] = []
  for (const ref of refs) {
    const picture = find(ref)
    const data = picture?.ownerId === ownerId ? await storage.read(picture.name) : undefined
    if (!picture || !data) throw new Failure('works.picture_gone')
    inputs.push({ role: ref.role, ...(await asInput(picture, data)) })
  }
  return inputs
}

/** Results may be larger than what engines take. */
async function asInput(
  { mime, width, height }: Known,
  data: Uint8Array,
): Promise<Omit<ImageInput, 'role'>> {
  if (width && height && Math.max(width, height) <= longestSide)
    return { mime: mime as ImageInput['mime'], data, width, height }
  const { bytes, ...picture } = await remakePicture(data, storedLimits)
  return { ...picture, data: bytes }
}
