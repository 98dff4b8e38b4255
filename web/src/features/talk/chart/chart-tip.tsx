import type { Chart } from '@atelier/contract/chart'
import { useLocale } from '../../../i18n/use-texts.ts'
import { colourOf } from './chart-marks.tsx'
import { pointText, valueText } from './number-texts.ts'
import type { Looked } from './use-looked-at.ts'

type ChartTipProps = {
  chart: Chart
  looked: Looked | undefined
  /** Of the drawing. */
  width: number
  /** Of a slice in the whole. */
  share: number | undefined
}

const tipWidth = 220

/** What the point that is looked at stands for. Read out when it changes. */
export function ChartTip({ chart, looked, width, share }: ChartTipProps) {
  const locale = useLocale()
  const { x, series, unit, type } = chart
  const point = looked && x[looked.at]
  const text = valueText(locale, unit)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const isLeft = looked !== undefined && looked.x > width / 2
  return (
    <div aria-live="polite" className="pointer-events-none absolute inset-0">
      {looked && point !== undefined && (
        <div
          className="absolute z-popup rounded-control border border-line bg-surface px-3 py-2 text-small shadow-float"
          style={{
            ...(isLeft ? { right: width - looked.x + 10 } : { left: looked.x + 10 }),
            top: looked.y,
            maxWidth: Math.min(tipWidth, width / 2),
          }}
        >
          <p className="font-semibold wrap-anywhere">{pointText(locale, x)(point)}</p>
          {series.map(({ name, values }, at) => {
            const value = values[looked.at]
            if (value === null || value === undefined) return null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: series never change their places
              <p key={at} className="mt-1 flex items-start gap-2">
                <span
                  aria-hidden="true"
                  className="mt-1 size-2 flex-none rounded-[2px]"
                  style={{ background: colourOf(type === 'pie' ? looked.at : at) }}
                />
                <span className="min-w-0 flex-1 text-soft wrap-anywhere">{name}</span>
                <span className="figures whitespace-nowrap">
                  {text(value)}
                  {share !== undefined && ` · ${percent.format(share)}`}
                </span>
              </p>
            )
          })}
        </div>
      )}
    </div>
  )
}
