import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './installation.store.ts'

/** The queue of the whole installation, as it is now. */
export const readQueue = ({ db, clock }: { db: Database; clock: Clock }) =>
  store.readQueue(db, clock.now())
