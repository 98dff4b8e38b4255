import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { barsOf } from '../../../lib/chart-bars.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Query } from '../../../ui/query.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const ranges = { week: 7, month: 30, quarter: 90, year: 365 } as const
type Range = keyof typeof ranges
const rangeNames = Object.keys(ranges) as Range[]
const measures = ['views', 'likes', 'collects'] as const
type Measure = (typeof measures)[number]

type Statistics = ReplyAt<'publications.statistics'>

export function StatisticsSection() {
  const t = useTexts('ownGallery')
  const [range, setRange] = useState<Range>('month')
  const [measure, setMeasure] = useState<Measure>('views')
  const told = useQuery({
    ...callOptions('publications.statistics', { days: ranges[range] }),
    placeholderData: (before) => before,
  })
  const names = { views: t.sumViews, likes: t.sumLikes, collects: t.sumCollects }
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-180 flex-col gap-8 px-4 pt-6 pb-10">
        <Query
          of={told}
          waiting={
            <>
              <Skeleton className="h-24 rounded-card" />
              <Skeleton className="h-40 rounded-card" />
            </>
          }
        >
          {(data) => (
            <>
              <Sums sums={data} />
              <section className="flex flex-col gap-4">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2 className="text-read font-semibold">{t.byDay}</h2>
                  <div className="flex flex-wrap gap-2">
                    <Segmented
                      label={t.measure}
                      value={measure}
                      options={measures.map((value) => ({ value, label: names[value] }))}
                      onChange={setMeasure}
                    />
                    <Segmented
                      label={t.range}
                      value={range}
                      options={rangeNames.map((value) => ({ value, label: t[value] }))}
                      onChange={setRange}
                    />
                  </div>
                </div>
                <Days days={data.days} measure={measure} />
              </section>
            </>
          )}
        </Query>
      </div>
    </div>
  )
}

function Sums({ sums }: { sums: Statistics }) {
  const t = useTexts('ownGallery')
  const { number } = useFormats()
  const rows = [
    [t.sumWorks, sums.works],
    [t.sumViews, sums.views],
    [t.sumLikes, sums.likes],
    [t.sumCollects, sums.collects],
    [t.sumRemakes, sums.remakes],
    [t.sumFollowers, sums.followers],
  ] as const
  return (
    <section aria-label={t.sums}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-card border border-line p-5 sm:grid-cols-3">
        {rows.map(([name, n]) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="figures mt-1 text-title font-semibold">{number(n)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Days({ days, measure }: { days: Statistics['days']; measure: Measure }) {
  const t = useTexts('ownGallery')
  const sums = days.map((day) => ({ day: day.day, amount: day[measure] }))
  const [from, to] = [sums[0]?.day, sums.at(-1)?.day]
  if (!from || !to || sums.every(({ amount }) => amount === 0))
    return (
      <p className="rounded-card bg-fill px-4 py-8 text-center text-soft">{t.statisticsEmpty}</p>
    )
  const texts = { views: t.views, likes: t.likes, collects: t.collected }
  return (
    <BarChart
      bars={barsOf(sums, { from, to })}
      amountText={(n) => texts[measure]({ n })}
      texts={t}
    />
  )
}
