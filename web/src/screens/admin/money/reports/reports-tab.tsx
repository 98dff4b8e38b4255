import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { CsvButton } from '../csv-button.tsx'
import { dayOf, ownTimeZone } from '../days.ts'
import { ReportChart } from './report-chart.tsx'
import { reportDays } from './report-days.ts'
import { ReportFilters } from './report-filters.tsx'
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
    ...callOptions('GET /admin/money/report', input),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-label={t.tabs.reports} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ReportFilters days={days} today={today} />
        <CsvButton
          of="GET /admin/money/exportReport"
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
      <ReportTotals report={report} />
      <ReportChart report={report} />
      <ReportTables report={report} allSites={allSites} />
    </>
  )
}
