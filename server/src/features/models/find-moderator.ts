import type { ModerationEngine } from '@atelier/engines/kinds/moderation'
import type { Database } from '../../platform/db/database.ts'
import { listConnections } from './models.store.ts'
import type { OpenConnection } from './open-connections.ts'

/** Many speak its dialect, few have this call of it. */
const usual = 'openai'

/** What judges words, by the preset of its connection, else the usual one or the first that may; undefined where none may. */
export async function findModerator(
  preset: string,
  { db, openConnection }: { db: Database; openConnection: OpenConnection },
): Promise<ModerationEngine | undefined> {
  const all = await listConnections(db)
  const wanted = preset || (all.some((each) => each.preset === usual) ? usual : '')
  for (const connection of all) {
    if (wanted && connection.preset !== wanted) continue
    const { moderation } = openConnection(connection)
    if (moderation) return moderation
  }
  return undefined
}
