import { figureNames } from '@atelier/contract/analytics-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FigureCard } from './figure-card.tsx'
import { seriesOf } from './figure-series.ts'
import type { Asked } from './use-range.ts'

const freshMs = 60_000

/** A chart for each figure; today grows while one looks. */
export function FigureCards({ asked }: { asked: Asked }) {
  const t = useTexts('adminToday')
  const read = useQuery({
    ...callOptions('analytics.read', asked),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  })
  if (read.isPending) return <Skeleton className="h-120 rounded-card" />
  if (!read.data) return <QueryFailure of={read} />
  const { days, timeZones, queue } = read.data
  const [zone = 'UTC', ...others] = timeZones
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <p className="figures flex flex-wrap justify-between gap-x-4 gap-y-1 text-soft">
        <span>{others.length > 0 ? t.zones : t.zone({ zone })}</span>
        <span>{t.queue(queue)}</span>
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {figureNames.map((name) => (
          <FigureCard key={name} name={name} days={days} series={seriesOf(name, read.data)} />
        ))}
      </ul>
    </section>
  )
}
