import type { Cause } from '@atelier/contract/ledger-terms'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { useBalanceText } from '../purse-text.ts'
import { useSubjectText } from '../subject-text.ts'
import {
  creditSums,
  type DayRow,
  dayRows,
  givenNames,
  type NamedSum,
  type Report,
  spentNames,
} from './report-sums.ts'

/** A report in numbers: what credits were for, and every day. */
export function ReportTables({ report, allSites }: { report: Report; allSites: boolean }) {
  const t = useTexts('adminMoney')
  const subjectText = useSubjectText()
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SumTable
          title={t.reports.byKind}
          rows={creditSums(spentNames(report.spent))}
          nameOf={subjectText}
        />
        <SumTable
          title={t.reports.byCause}
          rows={creditSums(givenNames(report.given))}
          nameOf={(name) => t.causes[name as Cause]}
        />
      </div>
      <DayTable rows={dayRows(report)} allSites={allSites} />
    </>
  )
}

function SumTable({
  title,
  rows,
  nameOf,
}: {
  title: string
  rows: readonly NamedSum[]
  nameOf: (name: string) => string
}) {
  const t = useTexts('adminMoney')
  const purseText = useBalanceText()
  if (rows.length === 0) return null
  const columns: Column<NamedSum>[] = [
    { key: 'name', title: t.reports.what, main: true, cell: ({ name }) => nameOf(name) },
    {
      key: 'amount',
      title: t.amount,
      end: true,
      cell: ({ amount, purse }) => purseText(amount, purse),
    },
  ]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium">{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ name, purse }) => `${purse} ${name}`}
      />
    </section>
  )
}

function DayTable({ rows, allSites }: { rows: readonly DayRow[]; allSites: boolean }) {
  const t = useTexts('adminMoney')
  const { date } = useFormats()
  const locale = useLocale()
  const purseText = useBalanceText()
  const moneyOf = (row: DayRow, pick: 'soldMinor' | 'refundedMinor') =>
    row.money
      .filter((each) => each[pick] > 0)
      .map((each) => priceText({ amountMinor: each[pick], currency: each.currency }, locale))
  const creditsOf = ({ credits, tokens }: DayRow['spent']) => [
    ...(credits ? [purseText(credits, 'credits')] : []),
    ...(tokens ? [purseText(tokens, 'tokens')] : []),
  ]
  const lines = (texts: readonly string[]) =>
    texts.length === 0
      ? '–'
      : texts.map((text) => (
          <span key={text} className="block whitespace-nowrap">
            {text}
          </span>
        ))
  const columns: Column<DayRow>[] = [
    {
      key: 'day',
      title: t.reports.day,
      main: true,
      cell: ({ day }) => <span className="whitespace-nowrap">{date(`${day}T12:00:00`)}</span>,
    },
    ...(allSites ? [{ key: 'site', title: t.reports.site, cell: ({ site }: DayRow) => site }] : []),
    {
      key: 'sold',
      title: t.reports.figures.sold,
      end: true,
      cell: (row) => lines(moneyOf(row, 'soldMinor')),
    },
    {
      key: 'refunded',
      title: t.reports.figures.refunded,
      end: true,
      cell: (row) => lines(moneyOf(row, 'refundedMinor')),
    },
    {
      key: 'spent',
      title: t.reports.figures.spent,
      end: true,
      cell: ({ spent }) => lines(creditsOf(spent)),
    },
    {
      key: 'given',
      title: t.reports.figures.given,
      end: true,
      cell: ({ given }) => lines(creditsOf(given)),
    },
  ]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium">{t.reports.byDay}</h2>
      <DataTable label={t.reports.byDay} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </section>
  )
}
