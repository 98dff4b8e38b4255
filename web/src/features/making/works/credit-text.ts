import type { BalanceKind } from '@atelier/contract/ledger-terms'
import type { WorksTexts } from '../../../i18n/locales/en-US/works.ts'

/** What something costs or has cost. */
export const creditText = (
  price: number,
  { t, number, purse }: { t: WorksTexts; number: (value: number) => string; purse: BalanceKind },
): string => (price === 0 ? t.free : t.charged({ n: number(price), purse }))
