import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ExportPart, jsonText } from '../../identity/accounts/export-part.ts'
import * as store from './param-sets.store.ts'

/** An archive tells the sets of prompt parameters that somebody keeps. */
export const exportParamSets = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const sets = await store.listSets(db, accountId)
    yield {
      name: 'drawing-parameters.json',
      modifiedAt: sets[0]?.updatedAt ?? clock.now(),
      content: jsonText(sets.map(({ ownerId: _, ...set }) => set)),
    }
  }
