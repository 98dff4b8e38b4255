import type { Locale } from '@atelier/contract/primitives'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { changeOf, linesOf, type Point, sumOf, type TwoWeeks } from './two-weeks.ts'

type WeekLineProps = {
  /** Of what, for those who do not see it. */
  name: string
  weeks: TwoWeeks
  amountText: (amount: number) => string
  /** Days are not added up: whoever came twice is one person. */
  perDay?: boolean
}

const size = { width: 112, height: 36, edge: 3 }

/** The last whole week as a line, on that of the week before. */
export function WeekLine({ name, weeks, amountText, perDay = false }: WeekLineProps) {
  const t = useTexts('admin').weeks
  const { now, before } = linesOf(weeks, size)
  const last = now.at(-1)
  const amountOf = (values: readonly number[]) =>
    amountText(perDay ? Math.round(sumOf(values) / Math.max(1, values.length)) : sumOf(values))
  const said = { name, now: amountOf(weeks.now), before: amountOf(weeks.before) }
  return (
    <svg
      role="img"
      aria-label={perDay ? t.chartPerDay(said) : t.chart(said)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-9 w-28 shrink-0 fill-none [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <polyline points={pointsOf(before)} className="stroke-line-control stroke-[1.5]" />
      <polyline points={pointsOf(now)} className="stroke-accent-text stroke-2" />
      {last && <circle cx={last.x} cy={last.y} r={2.5} className="fill-accent-text" />}
    </svg>
  )
}

const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** How the week is against the one before, in words. */
export function WeekChange({ weeks }: { weeks: TwoWeeks }) {
  const t = useTexts('admin').weeks
  const locale = useLocale()
  const change = changeOf(weeks)
  if (change === 'nothing') return t.nothing
  if (change === 'first') return t.first
  const percent = percentText(change, locale)
  return change === 0 ? t.same : t.change({ change: percent })
}

const percentText = (change: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(change)
