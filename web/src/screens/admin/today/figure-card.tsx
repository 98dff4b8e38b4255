import type { FigureName } from '@atelier/contract/analytics-terms'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { WeekChange, WeekLine } from '../frame/weeks/week-line.tsx'
import type { Series } from './figure-series.ts'

type FigureCardProps = { name: FigureName; days: readonly string[]; series: Series }

/** One figure: how much it is today and in all, day by day, and what it consists of. */
export function FigureCard({ name, days, series }: FigureCardProps) {
  const t = useTexts('adminToday')
  const { number } = useFormats()
  const { values, today, total, parts, weeks } = series
  // Whoever was active on two days is one person: their days are not added up.
  const isSummed = name !== 'activePeople'
  const inAll = isSummed ? total : Math.round(total / Math.max(1, days.length))
  return (
    <li className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div>
        <h2 className="font-medium">{t.figures[name]}</h2>
        <p className="text-small text-soft">{t.texts[name]}</p>
      </div>
      <div className="flex items-end justify-between gap-3">
        <p className="figures flex items-baseline gap-2">
          <span className="text-display font-semibold">{number(today)}</span>
          <span className="text-small text-soft">{t.today}</span>
        </p>
        <WeekLine name={t.figures[name]} weeks={weeks} amountText={number} perDay={!isSummed} />
      </div>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-3 text-small text-soft">
        <span>
          <span className="text-tool font-medium text-text">{number(inAll)}</span>{' '}
          {isSummed ? t.inAll({ n: days.length }) : t.perDay}
        </span>
        <span>
          <WeekChange weeks={weeks} />
        </span>
      </p>
      <BarChart
        bars={days.map((day, at) => ({ from: day, to: day, amount: values[at] ?? 0 }))}
        amountText={number}
        texts={{
          chart: t.chartOf({ name: t.figures[name] }),
          chartKeys: t.chartKeys,
          showTable: t.showTable,
          when: t.when,
          amount: t.amount,
        }}
      />
      {parts.length > 0 && <Parts name={name} parts={parts} />}
    </li>
  )
}

function Parts({ name, parts }: { name: FigureName; parts: Series['parts'] }) {
  const t = useTexts('adminToday')
  const { number } = useFormats()
  const labels: Readonly<Record<string, string>> = t.labels
  return (
    <dl
      aria-label={t.parts({ name: t.figures[name] })}
      className="figures flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-small"
    >
      {parts.map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-soft">{labels[label] ?? (label || t.unknownEngine)}</dt>
          <dd className="font-medium">{number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
