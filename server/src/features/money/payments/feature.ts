import { api } from '@atelier/contract'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { serveNotices } from './notices.routes.ts'
import { moveOrders } from './orders.store.ts'
import { listUnfitOrders } from './orders-check.store.ts'
import { copyPackages } from './packages.store.ts'
import { paymentHandlers } from './payments.routes.ts'
import { seedPackages } from './seeded-packages.ts'
import { sweepPayments } from './sweep-payments.ts'

export const payments = defineFeature('payments', {
  calls: [
    defineCalls(api.payments, (services) => paymentHandlers(services.payments), {
      rates: {
        placeOrder: aMinute(30),
        cancel: aMinute(30),
      },
    }),
  ],
  routes: (app, services) => serveNotices(app, services.payments),
  account: { adopt: moveOrders },
  site: {
    seed: seedPackages,
    copy: ({ from, to }, tx) => copyPackages(tx, from, to),
  },
  ledgerChecks: [listUnfitOrders],
  sweeps: { always: { payments: (services) => sweepPayments(services.payments) } },
})
