// The files of works that were made elsewhere: checked by content as what engines make is, and stored the same way.
import { Failure } from '@atelier/contract/errors'
import { EngineError } from '@atelier/engines/errors'
import { storable } from '../../../platform/storable-text.ts'
import type { Importing } from '../../identity/account-data/import-part.ts'
import type { Archive } from '../../identity/account-data/read-archive.ts'
import type { ArchivedFile } from './archived-works.ts'
import { maxOutputBytes, maxSeconds } from './fetch-output.ts'
import { readMadePicture } from './made-picture.ts'
import type { ReadResult } from './read-result.ts'
import type { PreparedFile, WorkFileDependencies } from './store-result.ts'
import { storageName, workFileId } from './work-file-names.ts'

type Dependencies = Pick<WorkFileDependencies, 'storage' | 'signer' | 'mediaDesk'>

/** Throws import.no_file for what is missing, or is not what it says, and storage.full. */
export async function storeBrought(
  archived: ArchivedFile,
  {
    importing,
    ...owner
  }: { importing: Pick<Importing, 'archive' | 'expectRoom'>; workId: number; ownerId: number },
  dependencies: Dependencies,
): Promise<PreparedFile> {
  const { storage, signer } = dependencies
  const { position } = archived
  const { kept, thumbnail, ...shape } = await readArchived(
    archived,
    { archive: importing.archive, ownerId: owner.ownerId },
    dependencies,
  )
  importing.expectRoom(kept.byteLength)
  const id = workFileId(owner.workId, position, signer)
  await storage.save(storageName(id, 'whole'), kept)
  if (thumbnail) await storage.save(storageName(id, 'thumb'), thumbnail)
  const about = storable(shape.about)
  const stored = { bytes: kept.byteLength, hasThumbnail: thumbnail !== undefined }
  return { ...owner, ...shape, ...stored, id, position, about }
}

async function readArchived(
  archived: ArchivedFile,
  { archive, ownerId }: { archive: Archive; ownerId: number },
  { mediaDesk }: Pick<Dependencies, 'mediaDesk'>,
): Promise<ReadResult> {
  const medium = mediumOf(archived.mime)
  const bytes = await archive.bytes(`works/${archived.file}`, maxOutputBytes[medium])
  const asker = { signal: new AbortController().signal, person: ownerId }
  try {
    if (medium === 'picture') {
      const { bytes: kept, ...picture } = await readMadePicture(bytes, ownerId)
      return { ...picture, kept, durationS: null, about: archived.about }
    }
    const limits = { longestS: maxSeconds[medium], largestBytes: maxOutputBytes[medium] }
    const cover = await readCover(archived.cover, archive)
    if (medium === 'clip') {
      const { mime, width, height, seconds } = await mediaDesk.surveyClip(bytes, limits, asker)
      return {
        mime,
        width,
        height,
        durationS: seconds,
        ...cover,
        kept: bytes,
        about: archived.about,
      }
    }
    const { mime, seconds, peaks } = await mediaDesk.surveyKeptSound(bytes, limits, asker)
    const about = peaks.length > 0 ? { ...archived.about, peaks } : archived.about
    return { mime, width: null, height: null, durationS: seconds, ...cover, kept: bytes, about }
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'invalid')
      throw new Failure('import.no_file', { cause: error })
    throw error
  }
}

const mediumOf = (mime: string) => {
  if (mime.startsWith('video/')) return 'clip'
  return mime.startsWith('audio/') ? 'song' : 'picture'
}

/** One that cannot be had is not worth losing the work for. */
async function readCover(
  name: string | null,
  archive: Archive,
): Promise<Pick<ReadResult, 'thumbnail' | 'blur'>> {
  if (name === null) return { blur: '' }
  try {
    const bytes = await archive.bytes(`works/${name}`, maxOutputBytes.picture)
    const { thumbnail, blur } = await readMadePicture(bytes)
    return { thumbnail, blur }
  } catch (error) {
    if (error instanceof Failure || error instanceof EngineError) return { blur: '' }
    throw error
  }
}
