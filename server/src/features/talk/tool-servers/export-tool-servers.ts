import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type ExportPart, jsonText } from '../../identity/accounts/export-part.ts'
import * as store from './tool-servers.store.ts'

/** An archive names the tool servers that somebody keeps, with their addresses; headers stay sealed. */
export const exportToolServers = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const servers = await store.listOfAccount(db, accountId)
    yield {
      name: 'tool-servers.json',
      modifiedAt: clock.now(),
      content: jsonText(
        servers.map(({ name, url, enabled, trusted, createdAt }) => ({
          name,
          url,
          enabled,
          trusted,
          createdAt,
        })),
      ),
    }
  }
