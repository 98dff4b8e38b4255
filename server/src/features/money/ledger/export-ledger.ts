// What an archive says of the ledger: every change of a balance and of VIP time, hidden lines included.
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ExportPart, jsonList, pagesById } from '../../identity/accounts/export-part.ts'
import * as store from './ledger.store.ts'

/** Rows that are held at once. */
const pageSize = 500

export const exportLedger = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const modifiedAt = clock.now()
    const after = (id: number) => ({ id, limit: pageSize })
    yield {
      name: 'ledger/entries.json',
      modifiedAt,
      content: jsonList(pagesById((id) => store.listEntriesAfter(db, accountId, after(id)))),
    }
    yield {
      name: 'ledger/vip.json',
      modifiedAt,
      content: jsonList(pagesById((id) => store.listVipGrantsAfter(db, accountId, after(id)))),
    }
  }
