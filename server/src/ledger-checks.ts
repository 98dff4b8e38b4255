// What each feature adds to the check of the ledger.

import { listUnfitWorks } from './features/making/works/works-check.store.ts'
import type { FeatureCheck } from './features/money/ledger/ledger-check.ts'
import { listUnfitOrders } from './features/money/payments/orders-check.store.ts'
import { listEndlessCharges } from './features/talk/chat/answers/charges-check.store.ts'

export const ledgerChecks: readonly FeatureCheck[] = [
  listEndlessCharges,
  listUnfitOrders,
  listUnfitWorks,
]
