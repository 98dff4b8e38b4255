import { Failure } from '@atelier/contract/errors'
import { expect, it } from 'vitest'
import { checkPackage } from './check-package.ts'
import { stripeRefusal } from './gateways/stripe/stripe-amount.ts'

const stripe = { currencies: [], refuses: stripeRefusal }
const alipay = { currencies: ['CNY'] }

function problemOf(
  price: string,
  ways: Parameters<typeof checkPackage>[1],
  locale: Parameters<typeof checkPackage>[2] = 'en-US',
) {
  const [amount, currency = ''] = price.split(' ')
  try {
    checkPackage({ amountMinor: Number(amount), currency }, ways, locale)
    return undefined
  } catch (error) {
    const [problem] = error instanceof Failure ? (error.fields ?? []) : []
    return problem && `${problem.field}: ${problem.reason}`
  }
}

it.each<[string, Parameters<typeof checkPackage>[1], string | undefined]>([
  ['1 CNY', [alipay], undefined],
  ['1 CNY', [stripe, alipay], undefined],
  ['50 USD', [alipay, stripe], undefined],
  ['5 KWD', [], undefined],
  ['500 USD', [alipay], 'currency: No payment method of this site takes USD.'],
  ['49 USD', [alipay, stripe], 'amountMinor: The payment method takes 0.50 USD or more.'],
  ['49 JPY', [stripe], 'amountMinor: The payment method takes 50 JPY or more.'],
  ['1234 KWD', [stripe], 'amountMinor: The payment method takes no such fraction. Try 1.240 KWD.'],
  ['150 MGA', [stripe], 'amountMinor: The payment method takes no such fraction. Try 2.00 MGA.'],
  ['500 ABC', [], 'currency: This is no currency.'],
])('a package at %s is said of: %#', (price, ways, problem) => {
  expect(problemOf(price, ways)).toBe(problem)
})

it('in the language of who saves it', () => {
  expect(problemOf('49 USD', [stripe], 'zh-CN')).toBe(
    'amountMinor: 低于支付方式的最低金额 0.50 USD',
  )
})
