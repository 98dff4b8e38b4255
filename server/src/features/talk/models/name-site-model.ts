import type { Database } from '../../../platform/db/database.ts'
import { findLabel } from './models.store.ts'

/** What a model of a site is called; empty for one that is gone. */
export const nameSiteModel = async (id: number, db: Database): Promise<string> =>
  (await findLabel(db, id)) ?? ''
