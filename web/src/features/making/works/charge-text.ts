import type { Work } from '@atelier/contract/features/making/works'
import type { WorksTexts } from '../../../i18n/locales/en-US/works.ts'
import { creditText } from './credit-text.ts'

/** What became of the price of a work that ended without what was wanted. */
export function chargeText(
  { price, returned, purse }: Pick<Work, 'price' | 'returned' | 'purse'>,
  { t, number }: { t: WorksTexts; number: (value: number) => string },
): string {
  const charged = price > 0 ? t.wasCharged({ price: creditText(price, { t, number, purse }) }) : ''
  const back = returned > 0 ? t.givenBack({ n: number(returned), purse }) : ''
  return [charged, back].filter(Boolean).join(' ') || t.nothingCharged
}

/** What the same took when it was asked for, and takes again. */
export const priceAgain = ({ price, returned }: Pick<Work, 'price' | 'returned'>): number =>
  price + returned
