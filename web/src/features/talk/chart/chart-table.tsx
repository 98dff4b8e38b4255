import type { Chart } from '@atelier/contract/chart'
import { chartRows } from '@atelier/contract/chart-rows'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { pointText, valueText } from './number-texts.ts'

/** The data as a table, which scrolls within itself. */
export function ChartTable({ chart }: { chart: Chart }) {
  const t = useTexts('chart')
  const locale = useLocale()
  const point = pointText(locale, chart.x)
  const text = valueText(locale, chart.unit)
  return (
    <section
      aria-label={chart.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="scroll-quiet max-h-90 overflow-auto rounded-small"
    >
      <table className="figures w-full text-left text-tool">
        <caption className="pb-2 text-left font-semibold">{chart.title}</caption>
        <thead className="sticky top-0 bg-page text-small text-soft">
          <tr>
            <th scope="col" className="py-1.5 pr-4 font-normal">
              {t.point}
            </th>
            {chart.series.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: series never change their places
              <th key={at} scope="col" className="py-1.5 pl-4 text-right font-normal">
                {name || t.value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {chartRows(chart).map(([name, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
            <tr key={row}>
              <th scope="row" className="py-1.5 pr-4 font-normal wrap-anywhere">
                {point(name ?? '')}
              </th>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: series never change their places
                <td key={at} className="py-1.5 pl-4 text-right whitespace-nowrap">
                  {typeof value === 'number' ? text(value) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
