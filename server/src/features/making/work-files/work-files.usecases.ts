// The files of works: described, opened and deleted.
import { Failure } from '@atelier/contract/errors'
import type { WorkFile } from '@atelier/contract/features/making/works'
import type { Database } from '../../../platform/db/database.ts'
import { extensionOf } from '../../../platform/file-extension.ts'
import { fileTitle } from '../../../platform/file-title.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { Signer } from '../../../platform/signer.ts'
import type { OnAccountDeleted } from '../../identity/accounts/leave-account.ts'
import { type FileForm, type Sendable, sendableAs, variantOf } from './send-work-file.ts'
import { deleteStored, discardPreview, isSong, type WorkFileDependencies } from './store-result.ts'
import {
  fileAddress,
  opens,
  opensPreview,
  previewId,
  storageName,
  workFileId,
} from './work-file-names.ts'
import * as store from './work-files.store.ts'

export type NamedFile = store.NamedFile

/** The files of works by the work's number; a work without files is not among them. */
export async function describeFiles(
  workIds: readonly number[],
  { db, signer }: Pick<WorkFileDependencies, 'db' | 'signer'>,
): Promise<Map<number, WorkFile[]>> {
  return describeFilesBy((id, variant) => fileAddress(id, variant, signer), workIds, db)
}

/** The address of a file, or of the small picture of it. */
export type AddressOf = (id: string, variant: 'whole' | 'thumb') => string

/** The same with other addresses than their owner's; whoever asks has seen to who may. */
export async function describeFilesBy(
  addressOf: AddressOf,
  workIds: readonly number[],
  db: Database,
): Promise<Map<number, WorkFile[]>> {
  const files = await store.listFilesOfWorks(db, workIds)
  const byWork = Map.groupBy(files, (file) => file.workId)
  return new Map(
    [...byWork].map(([workId, own]) => [
      workId,
      own.map(({ workId: _, ownerId: __, position: ___, hasThumbnail, ...file }) => ({
        ...file,
        url: addressOf(file.id, 'whole'),
        thumbnail: hasThumbnail ? addressOf(file.id, 'thumb') + versionOf(file.about) : '',
      })),
    ]),
  )
}

/** Small pictures are kept for ever under their address, so another cover has another one. */
const versionOf = ({ cover }: Pick<WorkFile['about'], 'cover'>): string =>
  cover === undefined ? '' : `&v=${cover}`

/** The file that an address is for. Throws works.not_found, for a wrong key and on another site too. */
export async function locateWorkFile(
  { id, key, as }: { id: string; key: string; as?: FileForm | undefined },
  site: Pick<Site, 'id'>,
  { db, signer }: Pick<WorkFileDependencies, 'db' | 'signer'>,
): Promise<Sendable> {
  const isOpen = opens(id, variantOf(as), key, signer)
  const file = isOpen ? await store.findFile(db, id, site.id) : undefined
  const sendable = file && sendableAs(file, as, downloadTitle(file))
  if (!sendable) throw new Failure('works.not_found')
  return sendable
}

/** The preview that an address is for. Throws works.not_found for a wrong key, and on another site. */
export function locatePreview(
  { id, key }: { id: string; key: string },
  site: Pick<Site, 'id'>,
  { signer }: Pick<WorkFileDependencies, 'signer'>,
): { name: string; mime: string } {
  if (!opensPreview({ id, key, siteId: site.id }, signer)) throw new Failure('works.not_found')
  return { name: storageName(id, 'preview'), mime: 'image/webp' }
}

/** A song's own title, or what was asked for. */
export const titleOf = ({ about, prompt }: Pick<NamedFile, 'about' | 'prompt'>): string =>
  calledBy(about, about.title || prompt)

/** Date, work, which of its files, and what it is called. */
export function downloadTitle(file: NamedFile): string {
  const date = file.createdAt.toISOString().slice(0, 10)
  return `${date} ${file.workId}-${file.position + 1} ${titleOf(file)}`
}

export const downloadName = (file: NamedFile): string =>
  `${downloadTitle(file)}.${extensionOf(file.mime)}`

/** What a file is called, in words that any system takes: of a stem also which one it is. */
export const calledBy = ({ stem }: WorkFile['about'], words: string): string =>
  stem ? `${words && fileTitle(words)} ${stem}`.trim() : fileTitle(words)

/** No work has more; beyond that, what a work left that ended without its files is not looked for. */
const maxFiles = 16

/** Where files of works may lie that ended without them: stored, and then a crash or a failure came before their rows. */
const leftIds = (workIds: readonly number[], signer: Signer): string[] =>
  workIds.flatMap((workId) =>
    Array.from({ length: maxFiles }, (_, position) => workFileId(workId, position, signer)),
  )

type DeleteDependencies = Pick<WorkFileDependencies, 'storage' | 'signer'>

/** Deletes files, previews and rows of works for good. Files first: what breaks off in between is done again. */
export async function deleteWorkFiles(
  workIds: readonly number[],
  { db, storage, signer }: DeleteDependencies & { db: Database },
): Promise<void> {
  const files = await store.listFilesOfWorks(db, workIds)
  const whole = new Set(files.map(({ workId }) => workId))
  const left = leftIds(
    workIds.filter((workId) => !whole.has(workId)),
    signer,
  )
  for (const file of files) await deleteStored(file.id, storage, isSong(file))
  for (const id of left) await deleteStored(id, storage)
  for (const workId of workIds) await discardPreview(previewId(workId, signer), { storage })
  await store.deleteWorkFiles(db, workIds)
}

/** The files of somebody who leaves; their rows go with the account. What runs has been stopped before. */
export const leaveWorkFiles = ({ storage, signer }: DeleteDependencies): OnAccountDeleted => ({
  async leave(tx, { accountId }) {
    const { files, bareWorkIds, previews } = await store.listStoredOf(tx, accountId)
    return async () => {
      for (const file of files) await deleteStored(file.id, storage, isSong(file))
      for (const id of leftIds(bareWorkIds, signer)) await deleteStored(id, storage)
      for (const preview of previews) await discardPreview(preview, { storage })
    }
  },
})

/** The files of own works. Throws works.not_found when one of these works is not there. */
export async function listOwnFiles(
  workIds: readonly number[],
  ownerId: number,
  db: Database,
): Promise<NamedFile[]> {
  const ids = [...new Set(workIds)]
  if ((await store.listOwnWorkIds(db, ownerId, ids)).length < ids.length)
    throw new Failure('works.not_found')
  return store.listOwnFiles(db, ownerId, ids)
}

/** The files of those among these works that are still there. */
export const listRemainingFiles = (
  workIds: readonly number[],
  ownerId: number,
  db: Database,
): Promise<NamedFile[]> => store.listOwnFiles(db, ownerId, workIds)

/** A file of a work that is there, whoever has it; whoever asks has seen to who may. */
export const findStoredFile = async (id: string, db: Database): Promise<NamedFile | undefined> =>
  (await store.listFilesById(db, [id]))[0]

/**
 * Where the picture lies that stands for a work: the first of its own, or of a clip or song the small one. Another `version` for each
 * that lies there.
 */
export async function findStandingPicture(
  workId: number,
  db: Database,
): Promise<{ name: string; version: string } | null> {
  const files = await store.listFilesOfWorks(db, [workId])
  const picture = files.find(({ mime }) => mime.startsWith('image/'))
  if (picture) return { name: storageName(picture.id, 'whole'), version: '' }
  const small = files.find(({ hasThumbnail }) => hasThumbnail)
  return small ? { name: storageName(small.id, 'thumb'), version: small.about.cover ?? '' } : null
}

/** The words in the files of works, beside what these were asked for. */
export async function listWords(
  workIds: readonly number[],
  db: Database,
): Promise<Map<number, Pick<WorkFile['about'], 'title' | 'style' | 'lyrics'>[]>> {
  const files = await store.listFilesOfWorks(db, workIds)
  const byWork = Map.groupBy(files, (file) => file.workId)
  return new Map([...byWork].map(([workId, own]) => [workId, own.map(({ about }) => about)]))
}
