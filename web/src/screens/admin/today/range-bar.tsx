import { figureRanges } from '@atelier/contract/analytics-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { useRange } from './use-range.ts'

/** How many days the figures are of, and of which sites. */
export function RangeBar({ maySeeAll }: { maySeeAll: boolean }) {
  const t = useTexts('adminToday')
  const { asked, chooseDays, chooseSites } = useRange(maySeeAll)
  return (
    <div className="flex flex-wrap gap-2">
      {maySeeAll && (
        <Segmented
          label={t.scope}
          value={asked.all ? 'all' : 'one'}
          options={[
            { value: 'one', label: t.thisSite },
            { value: 'all', label: t.allSites },
          ]}
          onChange={(scope) => chooseSites(scope === 'all')}
        />
      )}
      <Segmented
        label={t.range}
        value={String(asked.days)}
        options={figureRanges.map((n) => ({ value: String(n), label: t.days({ n }) }))}
        onChange={chooseDays}
      />
    </div>
  )
}
