import { seesAllSites } from '@atelier/contract/staff-roles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { dayOf } from '../../../../lib/day-of.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { CsvButton } from '../csv-button.tsx'
import { ownTimeZone } from '../days.ts'
import { DaysFields } from '../days-fields.tsx'
import { ReportChart } from './report-chart.tsx'
import { type Range, rangeDays, rangeOf, ranges, reportDays } from './report-days.ts'
import type { Report } from './report-sums.ts'
import { ReportTables } from './report-tables.tsx'
import { ReportTotals } from './report-totals.tsx'

/** What was sold, given back, spent and given, by day. */
export function ReportsTab() {
  const t = useTexts('adminMoney')
  const { get } = useAddress()
  const today = dayOf(new Date())
  const days = reportDays({ from: get('from'), to: get('to') }, today)
  const allSites = get('sites') === 'all'
  const input = { ...days, timeZone: ownTimeZone(), allSites }
  const report = useQuery({
    ...callOptions('moneyAdmin.report', input),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-label={t.tabs.reports} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ReportFilters days={days} today={today} />
        <CsvButton
          of="moneyAdmin.exportReport"
          input={input}
          name={`report-${days.from}-${days.to}.csv`}
        />
      </div>
      <Query of={report} waiting={<Skeleton className="h-80 rounded-card" />}>
        {(told) => <Told report={told} allSites={allSites} />}
      </Query>
    </section>
  )
}

function Told({ report, allSites }: { report: Report; allSites: boolean }) {
  const t = useTexts('adminMoney')
  const { money, spent, given } = report
  if (money.length + spent.length + given.length === 0)
    return (
      <EmptyState icon="chart-no-axes-column" title={t.reports.empty}>
        {t.reports.emptyText}
      </EmptyState>
    )
  return (
    <>
      <ReportTotals report={report} allSites={allSites} />
      <ReportChart report={report} />
      <ReportTables report={report} allSites={allSites} />
    </>
  )
}

/** Which days, and whether of all sites; in the address. */
function ReportFilters({ days, today }: { days: { from: string; to: string }; today: string }) {
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
      <DaysFields
        {...days}
        max={today}
        onChange={(part) => Object.values(part).every(Boolean) && choose({ ...days, ...part })}
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
