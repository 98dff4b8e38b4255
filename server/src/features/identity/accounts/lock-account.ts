import type { Database } from '../../../platform/db/database.ts'
import * as store from './accounts.store.ts'

/**
 * Lets nobody else who takes this lock compare, count and change what an account owns until the transaction ends. An account that is not
 * there is no failure.
 */
export async function lockAccount(tx: Database, accountId: number): Promise<void> {
  await store.lockAccount(tx, accountId)
}
