import { defineFeature } from '../../define-feature.ts'
import { watchLedger } from './watch-ledger.ts'

export const operations = defineFeature('operations', {
  sweeps: { always: { ledger: ({ ledgerWatch }) => watchLedger(ledgerWatch) } },
})
