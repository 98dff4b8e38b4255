import { causes, purses } from '@atelier/contract/ledger-terms'
import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { timeOf } from '../days.ts'
import { CheckLedger } from './check-ledger.tsx'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerTable } from './ledger-table.tsx'

/** Lines are counted to there and not further. */
const mostCounted = 10_000

/** Every change of every balance of the site, and the proof that they add up. */
export function LedgerTab() {
  const t = useTexts('adminMoney')
  const { number } = useFormats()
  const { get, choose } = useAddress()
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const cause = causes.find((each) => each === get('cause'))
  const purse = purses.find((each) => each === get('purse'))
  const person = useDeferredValue(get('person').slice(0, 64))
  const filters = {
    ...(cause ? { cause } : {}),
    ...(purse ? { purse } : {}),
    ...(person ? { person } : {}),
    ...timeOf({ from: get('from'), to: get('to') }),
  }
  const isFiltered = Object.keys(filters).length > 0
  const pages = useList([...dataKey('GET /admin/money/ledger'), filters], (page, settings) =>
    call('GET /admin/money/ledger', { ...filters, ...page }, settings),
  )
  const none = { cause: '', purse: '', person: '', from: '', to: '' }
  const empty = isFiltered ? (
    <EmptyState
      icon="search"
      title={t.ledger.none}
      action={<Button onClick={() => choose(none)}>{t.clearFilters}</Button>}
    />
  ) : (
    <EmptyState icon="scroll-text" title={t.ledger.empty}>
      {t.ledger.emptyText}
    </EmptyState>
  )
  const n = number(pages.count)
  return (
    <section aria-label={t.tabs.ledger} className="flex flex-col gap-4">
      {mayDo(role, 'checkLedger') && <CheckLedger />}
      <LedgerFilters />
      <PagedList
        pages={pages}
        empty={empty}
        count={pages.count < mostCounted ? t.ledger.count({ n }) : t.ledger.atLeast({ n })}
      >
        {(lines) => <LedgerTable lines={lines} />}
      </PagedList>
    </section>
  )
}
