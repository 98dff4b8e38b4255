import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ExportPart, jsonList, pagesById } from '../../identity/accounts/export-part.ts'
import { documentsOfApp } from '../knowledge/app-documents.ts'
import * as store from './apps.store.ts'

/** Rows that are held at once. */
const pageSize = 100

/** An archive tells the apps and roles that somebody made, with all that their models are told. */
export const exportApps = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const list = async (after: number) => {
      const rows = await store.listAppsAfter(db, accountId, { after, limit: pageSize })
      return Promise.all(
        rows.map(async ({ siteId: _, ownerId: __, ...app }) => ({
          ...app,
          documents: (await documentsOfApp(app.id, db)).map(({ id }) => id),
        })),
      )
    }
    yield { name: 'apps.json', modifiedAt: clock.now(), content: jsonList(pagesById(list)) }
  }
