// Songs in formats that they were not made in. Each is made when somebody wants it first, and kept beside the song.
import { Failure } from '@atelier/contract/errors'
import { EngineError } from '@atelier/engines/errors'
import type { MediaDesk, SoundFormat } from '@atelier/engines/media-desk/media-desk'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { maxOutputBytes, maxSeconds } from './fetch-output.ts'
import { storageName } from './work-file-names.ts'
import * as store from './work-files.store.ts'

export const soundMimes = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const

export type SoundFormats = {
  /**
   * Makes a song in a format, once however many want it, and stores it; false when the song is not there any more. Throws EngineError, and
   * sound.*.
   */
  make(fileId: string, format: SoundFormat): Promise<boolean>
}

export function createSoundFormats(parts: {
  db: Database
  storage: FileStorage
  mediaDesk: MediaDesk
}): SoundFormats {
  const underWay = new Map<string, Promise<boolean>>()
  return {
    make(fileId, format) {
      const name = storageName(fileId, format)
      const making =
        underWay.get(name) ?? convert(fileId, format, parts).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
  }
}

async function convert(
  fileId: string,
  format: SoundFormat,
  { db, storage, mediaDesk }: Parameters<typeof createSoundFormats>[0],
): Promise<boolean> {
  const bytes = await storage.read(storageName(fileId, 'whole'))
  if (!bytes) return false
  const request = { format, longestS: maxSeconds.song, largestBytes: maxOutputBytes.song }
  // Whoever asked first may leave; others wait for the same.
  const { signal } = new AbortController()
  const name = storageName(fileId, format)
  await storage.save(
    name,
    await mediaDesk.convertSound(bytes, request, { signal }).catch(throwReason),
  )
  const [isThere] = await store.listFilesById(db, [fileId])
  if (!isThere) await storage.delete(name)
  return isThere !== undefined
}

/** What cannot be decoded here was kept all the same; whoever wants it in another format is told why there is none. */
function throwReason(error: unknown): never {
  if (!(error instanceof EngineError) || error.kind !== 'invalid' || !error.reason) throw error
  const { code, values = {} } = error.reason
  throw new Failure(code, { values, cause: error })
}
