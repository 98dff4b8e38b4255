import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { barsOf } from '../../../lib/chart-bars.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Query } from '../../../ui/query.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { daysOf, ownTimeZone } from '../day-range.ts'
import { useAmountText } from './credit-texts.ts'

const shown = ['week', 'month', 'quarter', 'year'] as const
type Summary = ReplyAt<'credits.spendingSummary'>

/** Where credits went: by time, and by model. */
export function SpendingOverview() {
  const t = useTexts('userCenter')
  const { tokensPerCredit } = useSite()
  const [range, setRange] = useState<(typeof shown)[number]>('month')
  const [purse, setPurse] = useState<BalanceKind>(tokensPerCredit === null ? 'credits' : 'tokens')
  const days = daysOf(range, new Date())
  const summary = useQuery({
    ...callOptions('credits.spendingSummary', { ...days, timeZone: ownTimeZone() }),
    placeholderData: (before) => before,
  })
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-read font-semibold">{t.chart}</h2>
        <div className="flex flex-wrap gap-2">
          {tokensPerCredit !== null && (
            <Segmented
              label={t.purse}
              value={purse}
              options={[
                { value: 'tokens', label: t.tokens },
                { value: 'credits', label: t.credits },
              ]}
              onChange={setPurse}
            />
          )}
          <Segmented
            label={t.range}
            value={range}
            options={shown.map((value) => ({ value, label: t[value] }))}
            onChange={setRange}
          />
        </div>
      </div>
      <Query of={summary} waiting={<Skeleton className="h-40 rounded-card" />}>
        {(data) => <Sums summary={data} purse={purse} />}
      </Query>
    </section>
  )
}

function Sums({ summary, purse }: { summary: Summary; purse: BalanceKind }) {
  const t = useTexts('userCenter')
  const amountText = useAmountText()
  const own = <T extends { purse: BalanceKind }>(sums: readonly T[]) =>
    sums.filter((sum) => sum.purse === purse)
  const total = own(summary.totals)[0]?.amount ?? 0
  const models = own(summary.models).filter(({ amount }) => amount > 0)
  if (total === 0)
    return <p className="rounded-card bg-fill px-4 py-8 text-center text-soft">{t.chartEmpty}</p>
  return (
    <>
      <p className="figures text-title font-semibold">{amountText(total, purse)}</p>
      <BarChart
        bars={barsOf(own(summary.days), summary)}
        amountText={(amount) => amountText(amount, purse)}
        texts={t}
      />
      <div>
        <h3 className="mb-2 font-medium text-soft">{t.byModel}</h3>
        <ul className="flex flex-col gap-2.5">
          {models.slice(0, 8).map(({ model, amount }) => (
            <li key={model}>
              <p className="flex justify-between gap-4">
                <span className="truncate">{model || t.noModel}</span>
                <span className="figures shrink-0 text-soft">{amountText(amount, purse)}</span>
              </p>
              <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-fill-strong">
                <div
                  className="h-full rounded-full bg-accent-text"
                  style={{ width: `${(amount / total) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
