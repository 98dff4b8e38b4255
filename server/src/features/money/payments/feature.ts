import { defineFeature } from '../../define-feature.ts'
import { moveOrders } from './orders.store.ts'
import { listUnfitOrders } from './orders-check.store.ts'
import { copyPackages } from './packages.store.ts'
import { seedPackages } from './seeded-packages.ts'
import { sweepPayments } from './sweep-payments.ts'

export const payments = defineFeature('payments', {
  account: { adopt: moveOrders },
  site: {
    seed: seedPackages,
    copy: ({ from, to }, tx) => copyPackages(tx, from, to),
  },
  ledgerChecks: [listUnfitOrders],
  sweeps: { always: { payments: (services) => sweepPayments(services.payments) } },
})
