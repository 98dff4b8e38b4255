import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { useBalanceText } from '../purse-text.ts'
import { creditSums, moneySums, type Report } from './report-sums.ts'

/** The four figures of a report. */
export function ReportTotals({ report }: { report: Report }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const purseText = useBalanceText()
  const money = moneySums(report.money)
  const total = (rows: readonly { purse: BalanceKind; amount: number }[]) =>
    creditSums(rows.map((row) => ({ ...row, name: '' }))).map(({ purse, amount }) =>
      purseText(amount, purse),
    )
  const price = (amountMinor: number, currency: string) =>
    priceText({ amountMinor, currency }, locale)
  const orders = money.reduce((sum, each) => sum + each.orders, 0)
  const refunds = money.reduce((sum, each) => sum + each.refunds, 0)
  const cards = [
    {
      name: t.reports.figures.sold,
      values: money.map(({ soldMinor, currency }) => price(soldMinor, currency)),
      detail: t.orders.count({ n: orders }),
    },
    {
      name: t.reports.figures.refunded,
      values: money
        .filter((each) => each.refunds > 0)
        .map(({ refundedMinor, currency }) => price(refundedMinor, currency)),
      detail: t.reports.refunds({ n: refunds }),
    },
    { name: t.reports.figures.spent, values: total(report.spent), detail: t.reports.spentText },
    { name: t.reports.figures.given, values: total(report.given), detail: t.reports.givenText },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ name, values, detail }) => (
        <div key={name} className="flex flex-col gap-0.5 rounded-card border border-line p-4">
          <dt className="text-soft">{name}</dt>
          <dd className="figures text-title font-semibold">
            {values.length === 0
              ? '–'
              : values.map((value) => (
                  <span key={value} className="block">
                    {value}
                  </span>
                ))}
          </dd>
          <dd className="figures text-small text-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
