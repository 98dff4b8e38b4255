import { type KeyboardEvent, useState } from 'react'
import { useFormats } from '../i18n/formats.ts'
import { type Bar, roundTop } from '../lib/chart-bars.ts'
import { ChartGroup, pointByKey } from './chart-group.tsx'
import { classes } from './classes.ts'

type BarChartProps = {
  bars: readonly Bar[]
  /** How much a bar stands for, in words. */
  amountText: (amount: number) => string
  texts: { chart: string; chartKeys: string; showTable: string; when: string; amount: string }
}

/** The drawing's own units, which are stretched to its place. */
const height = 100
const step = 10

const noon = (day: string): string => `${day}T12:00:00`

/** Bars of days: looked at by pointer or arrow keys, and told as a table. */
export function BarChart({ bars, amountText, texts: t }: BarChartProps) {
  const { date, number } = useFormats()
  const [at, setAt] = useState<number>()
  const top = roundTop(Math.max(...bars.map(({ amount }) => amount)))
  const span = ({ from, to }: Bar) =>
    from === to ? date(noon(from)) : `${date(noon(from))} – ${date(noon(to))}`
  const looked = at === undefined ? undefined : bars[at]
  const onKeyDown = (event: KeyboardEvent) => {
    const place = pointByKey(event.key, at, bars.length)
    if (place === undefined) return
    event.preventDefault()
    setAt(place)
  }
  const first = bars[0]
  const last = bars.at(-1)
  return (
    <figure className="flex flex-col gap-2">
      <p
        aria-live="polite"
        className="figures flex min-h-5 justify-between gap-4 text-small text-soft"
      >
        <span>{looked ? span(looked) : ''}</span>
        <span>{looked ? amountText(looked.amount) : number(top)}</span>
      </p>
      <ChartGroup
        label={t.chart}
        hint={t.chartKeys}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(undefined)}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-y border-line"
          onPointerLeave={() => setAt(undefined)}
        >
          {bars.map((bar, place) => (
            <g key={bar.from} onPointerEnter={() => setAt(place)}>
              <rect
                x={place * step}
                y={0}
                width={step}
                height={height}
                className={place === at ? 'fill-fill-strong' : 'fill-transparent'}
              />
              <rect
                x={place * step + step * 0.15}
                y={height - (bar.amount / top) * height}
                width={step * 0.7}
                height={(bar.amount / top) * height}
                className={classes(
                  at !== undefined && place !== at && 'opacity-45',
                  'fill-accent-text',
                )}
              />
            </g>
          ))}
        </svg>
      </ChartGroup>
      <p aria-hidden="true" className="flex justify-between text-small text-faint">
        <span>{first && date(noon(first.from))}</span>
        <span>{last && date(noon(last.to))}</span>
      </p>
      <details>
        <summary className="w-fit text-small text-soft hover:text-text">{t.showTable}</summary>
        <table className="figures mt-2 w-full text-left">
          <thead className="text-small text-soft">
            <tr>
              <th className="py-1.5 font-normal">{t.when}</th>
              <th className="py-1.5 text-right font-normal">{t.amount}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {bars
              .filter(({ amount }) => amount > 0)
              .map((bar) => (
                <tr key={bar.from}>
                  <td className="py-1.5">{span(bar)}</td>
                  <td className="py-1.5 text-right">{amountText(bar.amount)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
