import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ExportPart, jsonList, pagesById } from '../../identity/accounts/export-part.ts'
import * as store from './shares.store.ts'

/** Rows that are held at once. */
const pageSize = 200

/** An archive tells the links that somebody made, those that open nothing any more too, without their passwords. */
export const exportShares = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const list = async (after: number) => {
      const rows = await store.listSharesAfter(db, accountId, { after, limit: pageSize })
      return rows.map(({ passwordHash, siteId: _, ownerId: __, key, entryIds, ...share }) => ({
        ...share,
        address: `/share/${key}`,
        hasPassword: passwordHash !== null,
        messages: entryIds.length,
      }))
    }
    yield { name: 'shares.json', modifiedAt: clock.now(), content: jsonList(pagesById(list)) }
  }
