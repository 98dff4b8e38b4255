// What an archive of an account holds of its works: the files as they were made. What was asked for is told by the works themselves.
import type { ExportPart } from '../account-data/export-part.ts'
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
    for (let after = { workId: 0, position: 0 }; ; ) {
      const page = await store.listFilesAfter(db, accountId, { ...after, limit: pageSize })
      const last = page.at(-1)
      if (!last) return
      for (const file of page) {
        const stored = await storage.open(storageName(file.id, 'whole'))
        if (!stored) continue
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
  }
