import { purses } from '@atelier/contract/ledger-terms'
import type { OnAccountDeleted } from '../../identity/accounts/leave-account.ts'
import * as store from './ledger.store.ts'
import { postEntry } from './ledger.usecases.ts'

/** The rest of a balance is given up with the account; its entries stay, under a number. */
export const forfeitBalance: OnAccountDeleted = {
  async leave(tx, { accountId, siteId, at }) {
    const held = await store.listBalances(tx, accountId, { lock: true })
    const event = { accountId, siteId, cause: 'forfeit' as const, causeKey: String(accountId), at }
    for (const purse of purses) {
      const balance = held[purse] ?? 0
      if (balance > 0) await postEntry(tx, { ...event, purse, amount: -balance })
    }
    return undefined
  },
}
