// The end of an order, as whoever comes back from the vendor's page finds it.
import type { Order } from '@atelier/contract/features/money/payments'
import { describe } from 'vitest'
import { soon } from '../testing/soon.ts'
import { guest } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { basicPackage } from './testing/shop.ts'

const now = new Date().toISOString()

const paidOrder: Order = {
  id: '20261126aa',
  state: 'paid',
  packageId: 1,
  title: 'Basic',
  credits: 1000,
  tokens: 0,
  vipDays: 0,
  amountMinor: 499,
  currency: 'USD',
  way: 'stripe',
  step: null,
  secondsLeft: 0,
  refundedMinor: 0,
  createdAt: now,
  paidAt: now,
}

describe('an order', () => {
  test('that was paid just before it is first read has the balance beside it read again', async ({
    renderScreen,
  }) => {
    let balance = 50
    const known = Promise.withResolvers<void>()
    const { page, asked } = await renderScreen(`/pay?order=${paidOrder.id}`, {
      calls: {
        'auth.getInfo': () => {
          known.resolve()
          return { userInfo: guest, userBalance: { balance, chat_tokens: null, hh_vip_time: null } }
        },
        // Credited between the page's first question and this one.
        'payments.order': async () => {
          await known.promise
          balance = 1050
          return paidOrder
        },
        'payments.orders': { rows: [paidOrder], count: 1 },
        'payments.packages': { rows: [basicPackage], count: 1 },
      },
    })
    await page.getByText('Your balance is now 1,050 credits').waitFor()
    await soon(() => asked('auth.getInfo').length).toBeGreaterThan(1)
  })
})
