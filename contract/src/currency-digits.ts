// Digits after the point by ISO 4217, the same on both sides of the wire. Not by Intl, which tells how prices are usually shown. No imports:
// a browser loads it.

const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** How many digits of an amount in the currency's smallest unit stand after the point. `currency` in capitals. */
export function currencyDigits(currency: string): number {
  if (none.includes(currency)) return 0
  return three.includes(currency) ? 3 : 2
}

/** Money as a plain decimal number, such as `9.90`: for files and words that name the currency themselves. */
export function decimalAmount(amountMinor: number, currency: string): string {
  const digits = currencyDigits(currency)
  return (amountMinor / 10 ** digits).toFixed(digits)
}
