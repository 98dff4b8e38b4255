import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import {
  type ExportPart,
  jsonList,
  jsonText,
  pagesById,
} from '../../identity/accounts/export-part.ts'
import * as store from './market.store.ts'
import { listMarks } from './marks.store.ts'
import { listSamples } from './samples.store.ts'

/** Rows that are held at once. */
const pageSize = 100

/** An archive tells the prompts that somebody made for the market with their samples, and what they like and collect there. */
export const exportMarket = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const list = async (after: number) => {
      const rows = await store.listPromptsAfter(db, accountId, { after, limit: pageSize })
      const samples = await listSamples(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map(({ siteId: _, ownerId: __, ...prompt }) => ({
        ...prompt,
        samples: samples
          .filter(({ promptId }) => promptId === prompt.id)
          .map(({ promptId: _id, id: _own, ...sample }) => sample),
      }))
    }
    const modifiedAt = clock.now()
    yield { name: 'market-prompts.json', modifiedAt, content: jsonList(pagesById(list)) }
    const marks = await listMarks(db, accountId)
    yield { name: 'market-marks.json', modifiedAt, content: jsonText(marks) }
  }
