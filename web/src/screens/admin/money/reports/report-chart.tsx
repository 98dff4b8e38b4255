import { currencyDigits } from '@atelier/contract/currency-digits'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { barsOf } from '../../../../lib/chart-bars.ts'
import { BarChart } from '../../../../ui/bar-chart.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { daySums, figures, moneySums, type Report } from './report-sums.ts'

/** One of the figures by day; money in one currency at a time. */
export function ReportChart({ report }: { report: Report }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const { number } = useFormats()
  const { get, choose } = useAddress()
  const currencies = moneySums(report.money).map(({ currency }) => currency)
  const asked = get('currency')
  const currency = currencies.includes(asked) ? asked : (currencies[0] ?? '')
  const fallback = currencies.length > 0 ? 'sold' : 'spent'
  const figure = figures.find((each) => each === get('figure')) ?? fallback
  const isMoney = figure === 'sold' || figure === 'refunded'
  const unit = isMoney && currency ? 10 ** currencyDigits(currency) : 1
  const bars = barsOf(
    daySums(report, figure, currency).map(({ day, amount }) => ({
      day,
      amount: Math.max(0, amount) / unit,
    })),
    report,
  )
  const amountText = (amount: number) =>
    isMoney && currency
      ? priceText({ amountMinor: Math.round(amount * unit), currency }, locale)
      : number(amount)
  return (
    <div className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-full overflow-x-auto">
          <Segmented
            label={t.reports.figure}
            value={figure}
            options={figures.map((value) => ({ value, label: t.reports.figures[value] }))}
            onChange={(next) => choose({ figure: next })}
          />
        </div>
        {isMoney && currencies.length > 1 && (
          <LabelledSelect
            label={t.packages.currency}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(next) => choose({ currency: next })}
          />
        )}
      </div>
      {bars.some(({ amount }) => amount > 0) ? (
        <BarChart
          bars={bars}
          amountText={amountText}
          texts={{
            chart: t.reports.chart({ figure: t.reports.figures[figure] }),
            chartKeys: t.reports.chartKeys,
            showTable: t.reports.showTable,
            when: t.when,
            amount: t.amount,
          }}
        />
      ) : (
        <p role="status" className="py-10 text-center text-soft">
          {t.reports.empty}
        </p>
      )}
    </div>
  )
}
