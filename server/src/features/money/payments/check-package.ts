// A package that no way to pay of the site would take is refused when it is saved, not when somebody wants to buy it.
import { decimalAmount } from '@atelier/contract/currency-digits'
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Money, MoneyRefusal, PaymentGateway } from './gateways/payment-gateway.ts'
import { refusalOf } from './pay-ways.ts'

const unknown: Record<Locale, string> = {
  'zh-CN': '没有这种货币',
  'zh-TW': '沒有這種貨幣',
  'en-US': 'This is no currency.',
}
const reasons: Record<Locale, Record<MoneyRefusal['because'], (money: string) => string>> = {
  'zh-CN': {
    currency: (currency) => `本站的支付方式都不支持 ${currency}`,
    minimum: (price) => `低于支付方式的最低金额 ${price}`,
    digits: (price) => `支付方式不接受这个小数位，请改为 ${price}`,
  },
  'zh-TW': {
    currency: (currency) => `本站的付款方式都不支援 ${currency}`,
    minimum: (price) => `低於付款方式的最低金額 ${price}`,
    digits: (price) => `付款方式不接受這個小數位，請改為 ${price}`,
  },
  'en-US': {
    currency: (currency) => `No payment method of this site takes ${currency}.`,
    minimum: (price) => `The payment method takes ${price} or more.`,
    digits: (price) => `The payment method takes no such fraction. Try ${price}.`,
  },
}

/**
 * Throws request.invalid where the currency is none, or where the site has ways to pay and none of them takes the price. `ways` are those
 * that are set up; without any, whatever is a price is taken.
 */
export function checkPackage(
  { amountMinor, currency }: Money,
  ways: readonly Pick<PaymentGateway, 'currencies' | 'refuses'>[],
  locale: Locale,
): void {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw invalid('currency', unknown[locale])
  const refusals = ways.map((way) => refusalOf(way, { amountMinor, currency }))
  const [first] = refusals
  if (!first || refusals.includes(undefined)) return
  // A way that would take the currency says more than one that does not.
  const telling = refusals.find((refusal) => refusal?.because !== 'currency') ?? first
  const about =
    telling.because === 'currency'
      ? currency
      : `${decimalAmount(telling.amountMinor, currency)} ${currency}`
  const field = telling.because === 'currency' ? 'currency' : 'amountMinor'
  throw invalid(field, reasons[locale][telling.because](about))
}

const invalid = (field: string, reason: string) =>
  new Failure('request.invalid', { fields: [{ field, reason }] })
