// The files that go along with a request for a work: uploads, and files of earlier works, of the one who asks.
import { Failure } from '@atelier/contract/errors'
import type { WorkInput } from '@atelier/contract/features/making/works'
import { mediumOfRole } from '@atelier/contract/work-terms'
import type { MakerInput } from '@atelier/engines/makers/maker'
import type { Database } from '../../../platform/db/database.ts'
import { remakePicture } from '../../../platform/pictures/remake-picture.ts'
import type { Signer } from '../../../platform/signer.ts'
import {
  listUploadsById,
  uploadAddress,
  storageName as uploadStorageName,
} from '../../identity/uploads/uploads.usecases.ts'
import type { InputRef } from '../works/recipe.ts'
import type { WorkFileDependencies } from './store-result.ts'
import { fileAddress, storageName } from './work-file-names.ts'
import * as store from './work-files.store.ts'

/** Largest picture that engines are given, in pixels a side. */
const longestSide = 4096
const readablePictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** As large as anything that is in storage. */
const storedLimits = { bytes: Number.POSITIVE_INFINITY, pixels: 100_000_000 }

export type KnownInput = {
  ownerId: number
  mime: string
  width: number | null
  height: number | null
  durationS: number | null
  /** In storage. */
  name: string
  /** Opens it to whoever holds it. */
  url(signer: Signer): string
}

type Finder = (ref: InputRef) => KnownInput | undefined

/** What is there of the files, in two groups of one query each at most. */
async function findInputs(refs: readonly InputRef[], db: Database): Promise<Finder> {
  const uploadIds = refs.flatMap((ref) => ('upload' in ref ? [ref.upload] : []))
  const fileIds = refs.flatMap((ref) => ('file' in ref ? [ref.file] : []))
  const [uploads, files] = await Promise.all([
    listUploadsById(uploadIds, db),
    store.listFilesById(db, fileIds),
  ])
  const known = new Map<string, KnownInput>()
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

/** How files are shown beside their work, in their order; `url` is empty for one that is gone. They must have been checked once. */
export async function describeInputs(
  refs: readonly InputRef[],
  { db, signer }: Pick<WorkFileDependencies, 'db' | 'signer'>,
): Promise<WorkInput[]> {
  const find = await findInputs(refs, db)
  return refs.map((ref) => {
    const found = find(ref)
    return {
      role: ref.role,
      id: 'upload' in ref ? ref.upload : ref.file,
      url: found?.url(signer) ?? '',
      mime: found?.mime ?? '',
      durationS: found?.durationS ?? null,
    }
  })
}

/** A file that cannot go along: gone or somebody else’s, or another kind of file. */
export type UnusableInput = { ref: InputRef; code: NonNullable<ReturnType<typeof unusableCode>> }

/** What these files are, in their order, or the first of them that cannot go along with a request of this account. */
export async function checkInputs(
  refs: readonly InputRef[],
  accountId: number,
  db: Database,
): Promise<{ found: KnownInput[] } | { unusable: UnusableInput }> {
  const find = await findInputs(refs, db)
  const found: KnownInput[] = []
  for (const ref of refs) {
    const input = find(ref)
    const code = unusableCode(ref, input, accountId)
    if (code || !input) return { unusable: { ref, code: code ?? 'uploads.not_found' } }
    found.push(input)
  }
  return { found }
}

function unusableCode(
  { role }: Pick<InputRef, 'role'>,
  found: KnownInput | undefined,
  accountId: number,
) {
  if (found?.ownerId !== accountId) return 'uploads.not_found'
  switch (mediumOfRole(role)) {
    case 'picture':
      return readablePictures.includes(found.mime) ? undefined : 'uploads.not_a_picture'
    case 'clip':
      return found.mime.startsWith('video/') ? undefined : 'uploads.not_a_clip'
    case 'song':
      return found.mime.startsWith('audio/') ? undefined : 'uploads.not_a_song'
  }
}

/** The files themselves, as engines take them. Throws works.input_gone. */
export async function readInputs(
  refs: readonly InputRef[],
  ownerId: number,
  { db, storage }: Pick<WorkFileDependencies, 'db' | 'storage'>,
): Promise<MakerInput[]> {
  const find = await findInputs(refs, db)
  const inputs: MakerInput[] = []
  for (const ref of refs) {
    const found = find(ref)
    const data = found?.ownerId === ownerId ? await storage.read(found.name) : undefined
    if (!found || !data) throw new Failure('works.input_gone')
    const isPicture = mediumOfRole(ref.role) === 'picture'
    inputs.push({
      role: ref.role,
      ...(isPicture ? await asPicture(found, data) : asMedia(found, data)),
    })
  }
  return inputs
}

/** Results may be larger than what engines take. */
async function asPicture(
  { mime, width, height }: KnownInput,
  data: Uint8Array,
): Promise<Omit<MakerInput, 'role'>> {
  if (width && height && Math.max(width, height) <= longestSide)
    return { mime, data, width, height }
  const { bytes, ...picture } = await remakePicture(data, { limits: storedLimits })
  return { ...picture, data: bytes }
}

const asMedia = (
  { mime, width, height, durationS }: KnownInput,
  data: Uint8Array,
): Omit<MakerInput, 'role'> => ({
  mime,
  data,
  ...(width && height ? { width, height } : {}),
  ...(durationS === null ? {} : { seconds: durationS }),
})
