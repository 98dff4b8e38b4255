import { mindMarkdown } from '@atelier/contract/mind-markdown'
import type { Database } from '../../../platform/db/database.ts'
import { fileTitle } from '../../../platform/file-title.ts'
import { type ExportPart, jsonText, pagesById } from '../../identity/accounts/export-part.ts'
import * as store from './minds.store.ts'

/** Maps that are held at once. */
const pageSize = 20

/** An archive tells mind maps as outlines and as data. What was asked for them stands among the conversations. */
export const exportMinds = ({ db }: { db: Database }): ExportPart =>
  async function* (accountId) {
    const pages = pagesById((after) =>
      store.listMindsAfter(db, accountId, { after, limit: pageSize }),
    )
    for await (const page of pages)
      for (const { id, title, tree, createdAt, updatedAt } of page) {
        if (!tree) continue
        const name = `mind-maps/${id}`
        const modifiedAt = updatedAt
        const data = { id, title, createdAt, updatedAt, tree }
        yield { name: `${name}.json`, modifiedAt, content: jsonText(data) }
        yield {
          name: `${name} ${fileTitle(title || tree.text)}.md`,
          modifiedAt,
          content: [mindMarkdown(tree)],
        }
      }
  }
