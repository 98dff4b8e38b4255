// What an archive tells of uploads: the files, and a list of them.
import { extensionOf } from '../../../platform/file-extension.ts'
import { type ExportPart, jsonList } from '../accounts/export-part.ts'
import * as store from './uploads.store.ts'
import { storageName, type UploadDependencies } from './uploads.usecases.ts'

/** Rows that are held at once. */
const pageSize = 200

/** What an upload is called in the archive. */
export const uploadFileName = ({ id, mime }: { id: string; mime: string }): string =>
  `${id}.${extensionOf(mime)}`

export const exportUploads = ({ db, storage }: UploadDependencies): ExportPart =>
  async function* (accountId) {
    const newest = new Date(0)
    for await (const page of pages(accountId, db))
      for (const upload of page) {
        const file = await storage.open(storageName(upload.id))
        if (!file) continue
        yield {
          name: `uploads/${uploadFileName(upload)}`,
          modifiedAt: upload.createdAt,
          content: file.stream,
          isPacked: true,
        }
        newest.setTime(Math.max(newest.getTime(), upload.createdAt.getTime()))
      }
    yield { name: 'uploads/uploads.json', modifiedAt: newest, content: listed(accountId, db) }
  }

async function* listed(accountId: number, db: UploadDependencies['db']) {
  async function* rows() {
    for await (const page of pages(accountId, db))
      yield page.map(({ key: _, ownerId: __, ...upload }) => ({
        file: uploadFileName(upload),
        ...upload,
      }))
  }
  yield* jsonList(rows())
}

async function* pages(accountId: number, db: UploadDependencies['db']) {
  for (let id = ''; ; ) {
    const page = await store.listUploadsAfter(db, accountId, { id, limit: pageSize })
    const last = page.at(-1)
    if (!last) return
    yield page
    id = last.id
  }
}
