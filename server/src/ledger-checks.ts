// What each feature adds to the check of the ledger.
import { listEndlessCharges } from './features/chat/charges-check.store.ts'
import type { FeatureCheck } from './features/ledger/ledger-check.ts'
import { listUnfitOrders } from './features/payments/orders-check.store.ts'
import { listUnfitWorks } from './features/works/works-check.store.ts'

export const ledgerChecks: readonly FeatureCheck[] = [
  listEndlessCharges,
  listUnfitOrders,
  listUnfitWorks,
]
