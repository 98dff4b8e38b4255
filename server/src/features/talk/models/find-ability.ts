// Which connection has an ability that is not a kind of works or answers: judging words, embedding, speaking, writing down.
import type { OpenedEngine } from '@atelier/engines/engine'
import type { Database } from '../../../platform/db/database.ts'
import { listConnections } from './models.store.ts'
import type { OpenConnection } from './open-connections.ts'

/** Many speak its dialect, few have all calls of it. */
const byDefault = 'openai'

type Ability = 'moderation' | 'embedding' | 'speech' | 'transcription'

/** The engine of the connection with this preset, else of the usual one or of the first that may have it; undefined where none may. */
export async function findAbility<Wanted extends Ability>(
  ability: Wanted,
  preset: string,
  { db, openConnection }: { db: Database; openConnection: OpenConnection },
): Promise<{ engine: NonNullable<OpenedEngine[Wanted]>; preset: string } | undefined> {
  const all = await listConnections(db)
  const wanted = preset || (all.some((each) => each.preset === byDefault) ? byDefault : '')
  for (const connection of all) {
    if (wanted && connection.preset !== wanted) continue
    const engine = openConnection(connection)[ability]
    if (engine) return { engine, preset: connection.preset ?? connection.engine }
  }
  return undefined
}
