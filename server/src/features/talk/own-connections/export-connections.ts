import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ExportPart, jsonText } from '../../identity/accounts/export-part.ts'
import { listCustomModels } from './custom-models.store.ts'
import * as store from './own-connections.store.ts'

/** An archive names the connections that somebody keeps and the models that they made; keys and addresses stay sealed. */
export const exportConnections = ({
  db,
  clock,
  nameModel,
}: {
  db: Database
  clock: Clock
  /** What a model of a site is called; empty for one that is gone. */
  nameModel(id: number): Promise<string>
}): ExportPart =>
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
    const made = []
    for (const row of await listCustomModels(db, accountId)) {
      const { id, label, systemMessage, connectionId, baseModelId } = row
      const owned =
        connectionId === null ? undefined : await store.findModel(db, accountId, baseModelId)
      const base = connectionId === null ? await nameModel(baseModelId) : (owned?.model.label ?? '')
      made.push({ id, name: label, systemMessage, base })
    }
    yield {
      name: 'models.json',
      modifiedAt: clock.now(),
      content: jsonText(made),
    }
  }
