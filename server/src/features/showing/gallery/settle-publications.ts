import type { Database } from '../../../platform/db/database.ts'
import { noteRemakes } from './lineage.store.ts'
import { keepHeat, type PublicationRow, setState } from './publications.store.ts'
import { keepTags } from './tags.store.ts'

/** Sets how publications stand, with all that follows from it; they are locked. Resolves with them as they are then. */
export async function settlePublications(
  tx: Database,
  ids: readonly number[],
  change: Parameters<typeof setState>[2],
): Promise<PublicationRow[]> {
  const rows = await setState(tx, ids, change)
  await keepHeat(tx, ids)
  await keepTags(tx, rows)
  await noteRemakes(tx, ids)
  return rows
}
