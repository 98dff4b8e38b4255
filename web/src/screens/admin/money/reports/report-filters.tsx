import { seesAllSites } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { type Range, rangeDays, rangeOf, ranges } from './report-days.ts'

/** Which days, and whether of all sites; in the address. */
export function ReportFilters({
  days,
  today,
}: {
  days: { from: string; to: string }
  today: string
}) {
  const t = useTexts('adminMoney')
  const { get, choose } = useAddress()
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const range = rangeOf(days, today) ?? ''
  const names = Object.keys(ranges) as Range[]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <LabelledSelect
        label={t.reports.range}
        value={range}
        options={[
          ...names.map((value) => ({ value, label: t.reports.ranges[value] })),
          ...(range === '' ? [{ value: '' as const, label: t.reports.ownDays }] : []),
        ]}
        onChange={(next) => next !== '' && choose(rangeDays(next, today))}
      />
      <TextField
        label={t.from}
        type="date"
        max={days.to}
        value={days.from}
        onChange={({ target }) => target.value && choose({ ...days, from: target.value })}
        className="w-40 max-sm:w-[calc(50%-6px)]"
      />
      <TextField
        label={t.to}
        type="date"
        min={days.from}
        max={today}
        value={days.to}
        onChange={({ target }) => target.value && choose({ ...days, to: target.value })}
        className="w-40 max-sm:w-[calc(50%-6px)]"
      />
      {role && seesAllSites(role) && (
        <LabelledSelect
          label={t.reports.sites}
          value={get('sites') === 'all' ? 'all' : ''}
          options={[
            { value: '' as const, label: t.reports.thisSite },
            { value: 'all' as const, label: t.reports.allSites },
          ]}
          onChange={(sites) => choose({ sites })}
        />
      )}
    </div>
  )
}
