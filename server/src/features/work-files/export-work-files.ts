// What an archive of an account tells of its works: the files as they were made, and what was asked for.
import { type ExportPart, jsonList, pagesById } from '../account-data/export-part.ts'
import type { WorkFileDependencies } from './store-output.ts'
import { storageName } from './work-file-names.ts'
import * as store from './work-files.store.ts'
import { downloadName } from './work-files.usecases.ts'

/** Works that are held at once. */
const pageSize = 100

export const exportWorkFiles = ({
  db,
  storage,
}: Pick<WorkFileDependencies, 'db' | 'storage'>): ExportPart =>
  async function* (accountId) {
    const newest = new Date(0)
    const pages = () =>
      pagesById((id) => store.listWorksAfter(db, accountId, { id, limit: pageSize }))
    for await (const page of pages()) {
      const ids = page.map(({ id }) => id)
      for (const file of await store.listOwnFiles(db, accountId, ids)) {
        const stored = await storage.open(storageName(file.id, 'whole'))
        if (!stored) continue
        yield {
          name: `works/${downloadName(file)}`,
          modifiedAt: file.createdAt,
          content: stored.stream,
          isPacked: true,
        }
        newest.setTime(Math.max(newest.getTime(), file.createdAt.getTime()))
      }
    }
    async function* listed() {
      for await (const page of pages()) {
        const ids = page.map(({ id }) => id)
        const files = Map.groupBy(
          await store.listOwnFiles(db, accountId, ids),
          (file) => file.workId,
        )
        yield page.map((work) => ({
          ...work,
          files: (files.get(work.id) ?? []).map(downloadName),
        }))
      }
    }
    yield { name: 'works/works.json', modifiedAt: newest, content: jsonList(listed()) }
  }
