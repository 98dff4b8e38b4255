import type { Recharge } from '@atelier/contract/features/money/credits'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAmountText } from './credit-texts.ts'
import { Pager } from './pager.tsx'
import { useAddressFilters } from './use-address-filters.ts'

const size = 20

/** What came in, and from where. */
export function RechargesSection() {
  const t = useTexts('userCenter')
  const { page, set } = useAddressFilters()
  const log = useQuery({
    ...callOptions('credits.rechargeLog', { page, size }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  })
  const rows = log.data?.rows ?? []
  return (
    <>
      <Query
        of={log}
        waiting={<Skeleton className="h-40 rounded-card" />}
        isEmpty={rows.length === 0}
        empty={
          <EmptyState icon="hand-coins" title={t.noRecharges}>
            {t.noRechargesText}
          </EmptyState>
        }
        keeps="data"
      >
        <ul className="divide-y divide-line rounded-card bg-card">
          {rows.map((line) => (
            <RechargeRow key={line.id} line={line} />
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

function RechargeRow({ line }: { line: Recharge }) {
  const t = useTexts('userCenter')
  const { dateTime, number } = useFormats()
  const amountText = useAmountText()
  const { type, purse, amount, balance, vipDays, note, createdAt } = line
  const what = purse ? amountText(amount, purse) : t.days({ n: number(vipDays) })
  return (
    <li className="flex items-center gap-4 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{t.types[type]}</p>
        <p className="truncate text-small text-soft">
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {note && ` · ${note}`}
        </p>
      </div>
      <div className="figures shrink-0 text-right">
        <p className={amount + vipDays > 0 ? 'font-medium text-success' : ''}>
          {amount + vipDays > 0 ? `+${what}` : what}
        </p>
        {balance !== null && (
          <p className="text-small text-faint">{t.balanceAfter({ n: number(balance) })}</p>
        )}
      </div>
    </li>
  )
}
