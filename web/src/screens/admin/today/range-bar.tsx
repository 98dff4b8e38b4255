import { figureRanges } from '@atelier/contract/analytics-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { useChangeRange, useRange } from './use-range.ts'

/** How many days the figures are of, and of which sites. */
export function RangeBar({ maySeeAll }: { maySeeAll: boolean }) {
  const t = useTexts('adminToday')
  const { days, all } = useRange(maySeeAll)
  const change = useChangeRange()
  return (
    <div className="flex flex-wrap gap-2">
      {maySeeAll && (
        <Segmented
          label={t.scope}
          value={all ? 'all' : 'one'}
          options={[
            { value: 'one', label: t.thisSite },
            { value: 'all', label: t.allSites },
          ]}
          onChange={(scope) => change({ all: scope === 'all' })}
        />
      )}
      <Segmented
        label={t.range}
        value={String(days)}
        options={figureRanges.map((n) => ({ value: String(n), label: t.days({ n }) }))}
        onChange={(chosen) => {
          const range = figureRanges.find((n) => String(n) === chosen)
          if (range) change({ days: range })
        }}
      />
    </div>
  )
}
