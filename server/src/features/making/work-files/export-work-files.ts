// What an archive of an account holds of its works: the files as they were made. What was asked for comes with the works themselves.
import { type ExportPart, jsonList } from '../../identity/accounts/export-part.ts'
import { lyricFile } from './lyric-file.ts'
import type { WorkFileDependencies } from './store-result.ts'
import { storageName } from './work-file-names.ts'
import * as store from './work-files.store.ts'
import { downloadName, downloadTitle } from './work-files.usecases.ts'

/** Rows that are held at once. */
const pageSize = 200

export const exportWorkFiles = ({
  db,
  storage,
}: Pick<WorkFileDependencies, 'db' | 'storage'>): ExportPart =>
  async function* (accountId) {
    const newest = new Date(0)
    for (let after = { workId: 0, position: 0 }; ; ) {
      const page = await store.listFilesAfter(db, accountId, { ...after, limit: pageSize })
      const last = page.at(-1)
      if (!last) break
      for (const file of page) {
        newest.setTime(Math.max(newest.getTime(), file.createdAt.getTime()))
        const stored = await storage.open(storageName(file.id, 'whole'))
        if (!stored) continue
        const cover = coverName(file)
        const pictured = cover && (await storage.open(storageName(file.id, 'thumb')))
        if (pictured)
          yield {
            name: `works/${cover}`,
            modifiedAt: file.createdAt,
            content: pictured.stream,
            isPacked: true,
          }
        yield {
          name: `works/${downloadName(file)}`,
          modifiedAt: file.createdAt,
          content: stored.stream,
          isPacked: true,
        }
        const words = lyricFile(file.about, file.durationS)
        if (words)
          yield {
            name: `works/${downloadTitle(file)}.lrc`,
            modifiedAt: file.createdAt,
            content: [words],
          }
      }
      after = last
    }
    yield { name: 'works/files.json', modifiedAt: newest, content: listed(accountId, db) }
  }

/** A picture is its own; what stands for a clip or a song is named beside it. */
const coverName = (file: store.NamedFile): string | undefined =>
  file.hasThumbnail && !file.mime.startsWith('image/')
    ? `covers/${file.workId}-${file.position + 1}.webp`
    : undefined

/** Which file is what, for a program that reads the archive. */
async function* listed(accountId: number, db: WorkFileDependencies['db']) {
  async function* rows() {
    for (let after = { workId: 0, position: 0 }; ; ) {
      const page = await store.listFilesAfter(db, accountId, { ...after, limit: pageSize })
      const last = page.at(-1)
      if (!last) return
      yield page.map((file) => ({
        id: file.id,
        workId: file.workId,
        position: file.position,
        file: downloadName(file),
        cover: coverName(file) ?? null,
        mime: file.mime,
        bytes: file.bytes,
        width: file.width,
        height: file.height,
        durationS: file.durationS,
        about: file.about,
      }))
      after = last
    }
  }
  yield* jsonList(rows())
}
