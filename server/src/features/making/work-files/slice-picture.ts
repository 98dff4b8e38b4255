// Cuts a picture of a work into rows and columns: a grid into its pictures, or any other as is asked.
import { Failure } from '@atelier/contract/errors'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import type { Caller } from '../../../platform/http/request-context.ts'
import { pictureStudio } from '../../../platform/pictures/picture-desk.ts'
import type { Picture } from '../../../platform/pictures/remake-picture.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import {
  storeMadePictures,
  type UploadDependencies,
} from '../../identity/uploads/uploads.usecases.ts'
import type { SliceJob, Tile } from './slice-worker.ts'
import type { WorkFileDependencies } from './store-result.ts'
import { storageName } from './work-file-names.ts'
import type { WorkFileRecord } from './work-files.store.ts'
import { listOwnFiles } from './work-files.usecases.ts'

const worker = new URL('./slice-worker.ts', import.meta.url)

export type Cut = { rows: number; cols: number }

/** The pieces, row by row, as uploads. Throws works.not_found, works.no_files, works.picture_gone. */
export async function slicePicture(
  { workId, index, ...cut }: Cut & { workId: number; index: number },
  { accountId }: Caller,
  dependencies: WorkFileDependencies & UploadDependencies,
): Promise<Upload[]> {
  const { db, storage } = dependencies
  const files = await listOwnFiles([workId], accountId, db)
  const file = files[index]
  if (!file?.width || !file.height || !file.mime.startsWith('image/'))
    throw new Failure('works.no_files')
  const tiles = tilesOf({ width: file.width, height: file.height }, cut)
  const whole = readOnce(file, storage)
  const wanted = tiles.map((tile, number) => ({
    madeFrom: `slice ${file.id} ${cut.rows}x${cut.cols} ${number}`,
    make: () =>
      pictureStudio.run<Picture>(
        worker,
        async (): Promise<SliceJob> => ({ bytes: await whole(), tile }),
        accountId,
      ),
  }))
  return storeMadePictures(wanted, accountId, dependencies)
}

/** Where the pieces lie. They cover the picture whole, and differ by a pixel at most; none is without one. */
export function tilesOf(
  { width, height }: { width: number; height: number },
  { rows, cols }: Cut,
): Tile[] {
  const columns = spans(width, Math.min(cols, width))
  return spans(height, Math.min(rows, height)).flatMap((row) =>
    columns.map((column) => ({
      left: column.from,
      top: row.from,
      width: column.to - column.from,
      height: row.to - row.from,
    })),
  )
}

const spans = (length: number, parts: number) =>
  Array.from({ length: parts }, (_, part) => ({
    from: Math.round((part * length) / parts),
    to: Math.round(((part + 1) * length) / parts),
  }))

function readOnce(file: WorkFileRecord, storage: FileStorage): () => Promise<Uint8Array> {
  let read: Promise<Uint8Array> | undefined
  return () => {
    read ??= storage.read(storageName(file.id, 'whole')).then((bytes) => {
      if (!bytes) throw new Failure('works.picture_gone')
      return bytes
    })
    return read
  }
}
