import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { dayOf } from '../../../../lib/day-of.ts'
import { WeekChange, WeekLine } from '../../frame/weeks/week-line.tsx'
import { ownTimeZone } from '../days.ts'
import { useBalanceText } from '../purse-text.ts'
import { lastWeeks } from './report-days.ts'
import { creditSums, type Figure, moneySums, type Report, weeksIn } from './report-sums.ts'

/** The four figures of a report, each with the last two weeks, whatever its days are. */
export function ReportTotals({ report, allSites }: { report: Report; allSites: boolean }) {
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
  const values: Record<Figure, string[]> = {
    sold: money.map(({ soldMinor, currency }) => price(soldMinor, currency)),
    refunded: money
      .filter((each) => each.refunds > 0)
      .map(({ refundedMinor, currency }) => price(refundedMinor, currency)),
    spent: total(report.spent),
    given: total(report.given),
  }
  const details: Record<Figure, string> = {
    sold: t.orders.count({ n: orders }),
    refunded: t.reports.refunds({ n: refunds }),
    spent: t.reports.spentText,
    given: t.reports.givenText,
  }
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {(Object.keys(values) as Figure[]).map((figure) => (
        <div key={figure} className="flex flex-col gap-0.5 rounded-card bg-card p-4">
          <dt className="text-soft">{t.reports.figures[figure]}</dt>
          <dd className="figures text-title font-semibold">
            {values[figure].length === 0
              ? '–'
              : values[figure].map((value) => (
                  <span key={value} className="block">
                    {value}
                  </span>
                ))}
          </dd>
          <dd className="figures text-small text-soft">{details[figure]}</dd>
          <dd className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-3">
            <Weeks figure={figure} allSites={allSites} currency={money[0]?.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Money in the currency of most orders; those of the last two weeks where the report has none. */
function Weeks({
  figure,
  allSites,
  currency: wanted,
}: {
  figure: Figure
  allSites: boolean
  currency: string | undefined
}) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const { number } = useFormats()
  const days = lastWeeks(dayOf(new Date()))
  const { data } = useQuery({
    ...callOptions('moneyAdmin.report', { ...days, timeZone: ownTimeZone(), allSites }),
    placeholderData: keepPreviousData,
  })
  if (!data) return <span className="h-9" />
  const currency = wanted ?? moneySums(data.money)[0]?.currency
  const isMoney = figure === 'sold' || figure === 'refunded'
  const weeks = weeksIn(data, figure, currency ?? '')
  const amountText = (amount: number) =>
    isMoney && currency ? priceText({ amountMinor: amount, currency }, locale) : number(amount)
  return (
    <>
      <WeekLine name={t.reports.figures[figure]} weeks={weeks} amountText={amountText} />
      <span className="figures text-small text-soft">
        <WeekChange weeks={weeks} />
      </span>
    </>
  )
}
