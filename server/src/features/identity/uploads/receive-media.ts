// A clip or a song on its way in: it is far larger than what should stand in memory for as long as somebody's line takes, so it comes into
// a file first, is read from there by the media desk, and goes from there into storage.
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import { mediaLimits } from '@atelier/contract/upload-limits'
import type { Clock } from '../../../platform/clock.ts'
import { newKey } from '../../../platform/ids.ts'
import { removeOldFiles } from '../../../platform/remove-old-files.ts'
import { createOwnShares, withShare } from '../../../platform/shares.ts'
import { type MediaDependencies, storeMedia } from './uploads.usecases.ts'

export type ReceiveDependencies = MediaDependencies & {
  clock: Clock
  /** Where files stand until they have come whole. */
  comingFolder: string
}

/** Each stands on the disk until it was read. */
const shares = createOwnShares(8)

/** `receive` writes it to the file that it is given, up to a number of bytes. Throws what that throws, what `storeMedia` does, and request.too_fast. */
export async function receiveMedia(
  receive: (file: string, max: number) => Promise<void>,
  ownerId: number,
  dependencies: ReceiveDependencies,
): Promise<Upload> {
  return withShare(shares, ownerId, () => receiveOne(receive, ownerId, dependencies))
}

async function receiveOne(
  receive: (file: string, max: number) => Promise<void>,
  ownerId: number,
  dependencies: ReceiveDependencies,
): Promise<Upload> {
  const { comingFolder, clock } = dependencies
  await mkdir(comingFolder, { recursive: true, mode: 0o700 })
  await removeOldFiles(comingFolder, clock.now())
  const file = join(comingFolder, newKey())
  try {
    await receive(file, mediaLimits.bytes)
    const { size: bytes } = await stat(file)
    return await storeMedia({ path: file, bytes }, ownerId, dependencies)
  } finally {
    await rm(file, { force: true })
  }
}
