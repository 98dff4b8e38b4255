import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { daysOf, isRange, ownTimeZone } from '../day-range.ts'
import { useAmountText } from './credit-texts.ts'
import { HideAll } from './hide-all.tsx'
import { Pager } from './pager.tsx'
import { type Chosen, SpendingFilters } from './spending-filters.tsx'
import { SpendingRow } from './spending-row.tsx'
import { useAddressFilters } from './use-address-filters.ts'

const size = 20

/** As far back as a summary reaches. */
const byDefault = 'year'

const isPurse = (text: string | null): text is BalanceKind =>
  text === 'credits' || text === 'tokens'

/** What was spent, line by line, as far as the filters in the address let through. */
export function SpendingSection() {
  const t = useTexts('userCenter')
  const { page, set, chosen, filter, time } = useChosen()
  const choosable = chosen.range === 'ever' ? daysOf(byDefault, new Date()) : {}
  const all = useQuery(callOptions('credits.spendingSummary', { ...time, ...choosable }))
  const fitting = useQuery(callOptions('credits.spendingSummary', filter))
  const log = useQuery({
    ...callOptions('credits.spendingLog', { ...filter, page, size }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  })
  const isNarrow = chosen.range !== byDefault && chosen.range !== 'ever'
  const isFiltered =
    isNarrow || [chosen.model, chosen.kind, chosen.purse].some((name) => name !== null)
  const rows = log.data?.rows ?? []
  return (
    <>
      <SpendingFilters chosen={chosen} summary={all.data} onChange={set} />
      <Query
        of={log}
        waiting={<Skeleton className="h-40 rounded-card" />}
        isEmpty={rows.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              icon="search"
              title={t.noneFound}
              action={
                <Button
                  onClick={() => set({ range: 'ever', model: null, kind: null, purse: null })}
                >
                  {t.resetFilters}
                </Button>
              }
            />
          ) : (
            <EmptyState icon="receipt-text" title={t.noSpending}>
              {t.noSpendingText}
            </EmptyState>
          )
        }
        keeps="data"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Totals totals={fitting.data?.totals ?? []} isWhole={chosen.range !== 'ever'} />
          <HideAll />
        </div>
        <ul className="divide-y divide-line rounded-card bg-card">
          {rows.map((line) => (
            <SpendingRow key={line.id} line={line} />
          ))}
        </ul>
      </Query>
      {log.data && (
        <Pager
          page={page}
          size={size}
          count={log.data.count}
          onPage={(next) => set({ page: String(next) })}
        />
      )}
    </>
  )
}

function useChosen() {
  const { query, page, set } = useAddressFilters()
  const named = query.get('range')
  const chosen: Chosen = {
    range: isRange(named) ? named : byDefault,
    model: query.get('model'),
    kind: query.get('kind'),
    purse: query.get('purse'),
  }
  const time = { ...daysOf(chosen.range, new Date()), timeZone: ownTimeZone() }
  const filter = {
    ...time,
    ...(chosen.model === null ? {} : { model: chosen.model }),
    ...(chosen.kind === null ? {} : { kind: chosen.kind }),
    ...(isPurse(chosen.purse) ? { purse: chosen.purse } : {}),
  }
  return { page, set, chosen, filter, time }
}

type Total = { purse: BalanceKind; amount: number; lines: number }

/** Of any time no total is told: a summary reaches back a year. */
function Totals({ totals, isWhole }: { totals: readonly Total[]; isWhole: boolean }) {
  const t = useTexts('userCenter')
  const { number } = useFormats()
  const amountText = useAmountText()
  if (!isWhole || totals.length === 0) return <span />
  const n = totals.map(({ purse, amount }) => amountText(amount, purse)).join(' + ')
  const lines = number(totals.reduce((sum, total) => sum + total.lines, 0))
  return <p className="figures font-medium">{t.total({ n, lines })}</p>
}
