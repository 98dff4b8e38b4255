import type { Database } from '../../../platform/db/database.ts'
import * as store from './accounts.store.ts'

/** Numbers of all owners of the installation, who stay what they are until the transaction ends. */
export const lockOwners = (tx: Database): Promise<number[]> => store.lockOwners(tx)
