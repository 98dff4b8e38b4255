// What an archive tells of conversations: each as it is shown, in markdown, and with all its versions, as data.
import { entryMarkdown, type PictureName } from '@atelier/contract/entry-markdown'
import type { Database } from '../../../platform/db/database.ts'
import { fileTitle } from '../../../platform/file-title.ts'
import { type ExportPart, jsonList, pagesById } from '../../identity/accounts/export-part.ts'
import { uploadFileName } from '../../identity/uploads/export-uploads.ts'
import * as store from './chatlog.store.ts'

/** Groups, and entries, that are held at once. */
const pageSize = 100

/** No conversation is so long. */
const longestPath = 1_000_000

export const exportConversations = ({ db }: { db: Database }): ExportPart =>
  async function* (accountId) {
    const groups = pagesById((id) => store.listGroupsAfter(db, accountId, { id, limit: pageSize }))
    for await (const page of groups)
      for (const group of page) {
        const modifiedAt = group.updatedAt
        const name = `conversations/${group.id}`
        yield { name: `${name}.json`, modifiedAt, content: asData(group, db) }
        yield {
          name: `${name} ${fileTitle(group.title)}.md`,
          modifiedAt,
          content: asShown(group, db),
        }
      }
  }

async function* asData(group: store.GroupToExport, db: Database) {
  const { id, leafId, ...rest } = group
  const about = JSON.stringify({ id, ...rest, lastShown: leafId })
  yield `${about.slice(0, -1)},"entries":`
  yield* jsonList(
    pagesById((after) => store.listEntriesAfter(db, id, { id: after, limit: pageSize })),
  )
  yield '}\n'
}

async function* asShown(group: store.GroupToExport, db: Database) {
  yield `# ${group.title}\n`
  if (group.leafId === null) return
  const path = (await store.listPathIds(db, group.leafId, longestPath)).reverse()
  for (let at = 0; at < path.length; at += pageSize)
    for (const entry of await store.listEntries(db, path.slice(at, at + pageSize)))
      yield `\n${entryMarkdown(entry, besideConversations)}\n`
}

const besideConversations: PictureName = (address, mime) => {
  const id = address.startsWith('/api/upload/file?')
    ? new URLSearchParams(address.slice(address.indexOf('?'))).get('id')
    : null
  return id && mime ? `../uploads/${uploadFileName({ id, mime })}` : address
}
