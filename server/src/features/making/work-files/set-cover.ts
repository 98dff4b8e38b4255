// Gives a song a cover of its owner's own, in the place of the one that came with it.
import { Failure } from '@atelier/contract/errors'
import { workTypes } from '@atelier/contract/work-terms'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { newKey } from '../../../platform/ids.ts'
import { sendWorks } from '../works/telling/send-works.ts'
import { checkInputs } from './input-refs.ts'
import { readMadePicture } from './made-picture.ts'
import type { WorkFileDependencies } from './store-result.ts'
import { storageName } from './work-file-names.ts'
import * as store from './work-files.store.ts'
import { listOwnFiles } from './work-files.usecases.ts'

export type CoverRequest = {
  workId: number
  /** Which of its songs, from 0. */
  index: number
  /** An upload or a file of the caller's own; null takes the cover away. */
  input: { upload: string } | { file: string } | null
}

export type CoverDependencies = WorkFileDependencies & {
  /** Brings what was published of a work in line, when another picture stands for it. */
  noteCover(tx: Database, workId: number, context: RequestContext<'caller'>): Promise<void>
}

/** Throws works.not_found, works.no_files for what is no song, works.input_gone, uploads.not_found, uploads.not_a_picture. */
export async function setCover(
  { workId, index, input }: CoverRequest,
  context: RequestContext<'caller'>,
  dependencies: CoverDependencies,
): Promise<void> {
  const { db, storage, noteCover } = dependencies
  const { accountId } = context.caller
  const files = await listOwnFiles([workId], accountId, db)
  const song = files[index]
  if (song?.type !== workTypes.music) throw new Failure('works.no_files')
  const picture = input && (await readCover(input, accountId, dependencies))
  await db.transaction(async (tx) => {
    // Two at once would leave the picture of one with the name of the other.
    const file = await store.lockFile(tx, song.id)
    if (!file) throw new Failure('works.not_found')
    const { cover: _, ...about } = file.about
    if (picture) await storage.save(storageName(song.id, 'thumb'), picture.thumbnail)
    await store.updateCover(tx, song.id, {
      hasThumbnail: picture !== null,
      blur: picture?.blur ?? '',
      about: picture ? { ...about, cover: newKey().slice(0, 8) } : about,
    })
    if (picture) await noteCover(tx, workId, context)
    await sendWorks(tx, { ownerId: accountId, kind: 'work', ids: [workId] })
    if (!picture) await storage.delete(storageName(song.id, 'thumb'))
  })
}

async function readCover(
  input: NonNullable<CoverRequest['input']>,
  accountId: number,
  { db, storage }: WorkFileDependencies,
) {
  const checked = await checkInputs([{ role: 'reference', ...input }], accountId, db)
  if ('unusable' in checked) throw new Failure(checked.unusable.code)
  const [known] = checked.found
  const bytes = known && (await storage.read(known.name))
  if (!bytes) throw new Failure('works.input_gone')
  return readMadePicture(bytes)
}
