// What an archive tells of documents: the files, and a list of them.
import { extname } from 'node:path'
import { type ExportPart, jsonList } from '../../identity/accounts/export-part.ts'
import { documentFile } from './document-queue.ts'
import * as store from './knowledge.store.ts'
import type { KnowledgeDependencies } from './knowledge.usecases.ts'

/** Rows that are held at once. */
const pageSize = 200

type Dependencies = Pick<KnowledgeDependencies, 'db' | 'storage'>

/** What a document is called in the archive: its ending tells programs what it is. */
const fileName = ({ id, title }: Pick<store.DocumentRecord, 'id' | 'title'>): string => {
  const ending = extname(title).toLowerCase()
  return `${id}${/^\.[a-z0-9]{1,8}$/.test(ending) ? ending : ''}`
}

export const exportKnowledge = ({ db, storage }: Dependencies): ExportPart =>
  async function* (accountId) {
    const newest = new Date(0)
    for await (const page of pages(accountId, db))
      for (const document of page) {
        const file = await storage.open(documentFile(document.id))
        if (!file) continue
        yield {
          name: `documents/${fileName(document)}`,
          modifiedAt: document.createdAt,
          content: file.stream,
          isPacked: true,
        }
        newest.setTime(Math.max(newest.getTime(), document.createdAt.getTime()))
      }
    yield { name: 'documents/documents.json', modifiedAt: newest, content: listed(accountId, db) }
  }

async function* listed(accountId: number, db: Dependencies['db']) {
  async function* rows() {
    for await (const page of pages(accountId, db))
      yield page.map(({ id, title, mime, bytes, state, characters, createdAt }) => ({
        file: fileName({ id, title }),
        id,
        title,
        mime,
        bytes,
        state,
        characters,
        createdAt,
      }))
  }
  yield* jsonList(rows())
}

async function* pages(accountId: number, db: Dependencies['db']) {
  for (let id = 0; ; ) {
    const page = await store.listAfter(db, accountId, { id, limit: pageSize })
    const last = page.at(-1)
    if (!last) return
    yield page
    id = last.id
  }
}
