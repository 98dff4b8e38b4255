import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { type ExportPart, jsonText } from '../account-data/export-part.ts'
import { listCustomModels } from './custom-models.store.ts'
import * as store from './own-connections.store.ts'

/** An archive names the connections that somebody keeps and the models that they made; keys and addresses stay sealed. */
export const exportConnections = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const connection = await store.findConnection(db, accountId)
    const shown = connection && {
      api: connection.api,
      label: connection.label,
      createdAt: connection.createdAt,
      updatedAt: connection.updatedAt,
    }
    yield {
      name: 'connections.json',
      modifiedAt: clock.now(),
      content: jsonText(shown ? [shown] : []),
    }
    const made = await listCustomModels(db, accountId)
    yield {
      name: 'models.json',
      modifiedAt: clock.now(),
      content: jsonText(made.map(({ label, systemMessage }) => ({ name: label, systemMessage }))),
    }
  }
