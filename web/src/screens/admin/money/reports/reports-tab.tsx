import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { seesAllSites } from '@atelier/contract/staff-roles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { dayOf } from '../../../../lib/day-of.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { CsvButton } from '../csv-button.tsx'
import { ownTimeZone } from '../days.ts'
import { DaysFields } from '../days-fields.tsx'
import { useBalanceText } from '../purse-text.ts'
import { ReportChart } from './report-chart.tsx'
import { type Range, rangeDays, rangeOf, ranges, reportDays } from './report-days.ts'
import { creditSums, moneySums, type Report } from './report-sums.ts'
import { ReportTables } from './report-tables.tsx'

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
      <ReportTotals report={report} />
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

/** The four figures of a report. */
function ReportTotals({ report }: { report: Report }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const purseText = useBalanceText()
  const money = moneySums(report.money)
  const total = (rows: readonly { purse: BalanceKind; amount: number }[]) =>
    creditSums(rows.map((row) => ({ ...row, name: '' }))).map(({ purse, amount }) =>
      purseText(amount, purse),
    )
  const price = (amountMinor: number, currency: string) =>
    priceText({ amountMinor, currency }, locale)
  const orders = money.reduce((sum, each) => sum + each.orders, 0)
  const refunds = money.reduce((sum, each) => sum + each.refunds, 0)
  const cards = [
    {
      name: t.reports.figures.sold,
      values: money.map(({ soldMinor, currency }) => price(soldMinor, currency)),
      detail: t.orders.count({ n: orders }),
    },
    {
      name: t.reports.figures.refunded,
      values: money
        .filter((each) => each.refunds > 0)
        .map(({ refundedMinor, currency }) => price(refundedMinor, currency)),
      detail: t.reports.refunds({ n: refunds }),
    },
    { name: t.reports.figures.spent, values: total(report.spent), detail: t.reports.spentText },
    { name: t.reports.figures.given, values: total(report.given), detail: t.reports.givenText },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ name, values, detail }) => (
        <div key={name} className="flex flex-col gap-0.5 rounded-card bg-card p-4">
          <dt className="text-soft">{name}</dt>
          <dd className="figures text-title font-semibold">
            {values.length === 0
              ? '–'
              : values.map((value) => (
                  <span key={value} className="block">
                    {value}
                  </span>
                ))}
          </dd>
          <dd className="figures text-small text-soft">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
