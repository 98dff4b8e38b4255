import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import {
  type ExportPart,
  jsonList,
  jsonText,
  pagesById,
} from '../../identity/accounts/export-part.ts'
import * as store from './gallery-export.store.ts'

/** Rows that are held at once. */
const pageSize = 200

type ListAfter<Row> = (db: Database, page: store.Page) => Promise<Row[]>

/** An archive tells what somebody published, likes, collects, follows, blocks and reported. */
export const exportGallery = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const modifiedAt = clock.now()
    const file = (name: string, content: string[] | AsyncIterable<string>) => ({
      name: `gallery/${name}.json`,
      modifiedAt,
      content,
    })
    const paged = <Row extends { id: number }>(list: ListAfter<Row>) =>
      jsonList(pagesById((after) => list(db, { ownerId: accountId, after, limit: pageSize })))
    yield file('publications', paged(store.listPublicationsAfter))
    yield file('likes', paged(store.listLikesAfter))
    yield file('albums', paged(store.listAlbumsAfter))
    yield file('following', jsonText(await store.listFollowed(db, accountId)))
    yield file('blocked', jsonText(await store.listBlocked(db, accountId)))
    yield file('reports', jsonText(await store.listOwnReports(db, accountId)))
  }
