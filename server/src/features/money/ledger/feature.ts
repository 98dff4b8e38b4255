import { api } from '@atelier/contract'
import { defineCalls, defineFeature } from '../../define-feature.ts'
import { exportLedger } from './export-ledger.ts'
import { forfeitBalance } from './forfeit-balance.ts'
import { forgetOldGifts, giveToGuest, giveToMember } from './gifts.ts'
import { ledgerHandlers } from './ledger.routes.ts'
import { mergeBalances } from './merge-balances.ts'

export const ledger = defineFeature('ledger', {
  calls: [defineCalls(api.ledger, (services) => ledgerHandlers(services.ledger))],
  account: {
    welcomeMember: ({ account, ...from }, on) =>
      giveToMember({ accountId: account.id, ...from }, on),
    welcomeGuest: ({ account, ...from }, on) => giveToGuest({ accountId: account.id, ...from }, on),
    adopt: (tx, guestId, memberId, { guestVipUntil, ...rest }) =>
      mergeBalances({ ...rest, memberId, guest: { id: guestId, vipUntil: guestVipUntil } }, tx),
    export: (services) => exportLedger(services.ledger),
    leave: () => forfeitBalance,
  },
  after: {
    // Balances are held last, as by whoever charges or pays: a payment that is being counted is in the balance by then.
    adopt: 'all others',
    // What runs is stopped and paid back before a balance is given up.
    leave: 'all others',
  },
  sweeps: { ofOld: { 'gifts of days gone by': (services) => forgetOldGifts(services.ledger) } },
})
