import type { LedgerLine } from '@atelier/contract/features/money/ledger'
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
import { classes } from '../../../../ui/classes.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AddressSearch } from '../../frame/address-search.tsx'
import { WhenCell } from '../../frame/cells.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { timeOf } from '../days.ts'
import { DaysFields } from '../days-fields.tsx'
import { setupQuery } from '../packages/use-package-calls.ts'
import { PersonName } from '../person-name.tsx'
import { useBalanceText } from '../purse-text.ts'
import { useSubjectText } from '../subject-text.ts'
import { CheckLedger } from './check-ledger.tsx'

/** Lines are counted to there and not further. */
const maxCounted = 10_000

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
  const pages = useList([...dataKey('ledger.lines'), filters], (page, settings) =>
    call('ledger.lines', { ...filters, ...page }, settings),
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
        count={pages.count < maxCounted ? t.ledger.count({ n }) : t.ledger.atLeast({ n })}
      >
        {(lines) => <LedgerTable lines={lines} />}
      </PagedList>
    </section>
  )
}

/** Which lines are listed; in the address. */
function LedgerFilters() {
  const t = useTexts('adminMoney')
  const { get, choose } = useAddress()
  const { data: setup } = useQuery(setupQuery)
  const any = { value: '', label: t.any }
  const names = { credits: t.credits, tokens: t.tokens }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AddressSearch name="person" label={t.person} placeholder={t.ledger.personHint} />
      <LabelledSelect
        label={t.ledger.cause}
        value={get('cause')}
        options={[any, ...causes.map((value) => ({ value, label: t.causes[value] }))]}
        onChange={(cause) => choose({ cause })}
      />
      {setup?.twoPurses && (
        <LabelledSelect
          label={t.ledger.purse}
          value={get('purse')}
          options={[any, ...purses.map((value) => ({ value, label: names[value] }))]}
          onChange={(purse) => choose({ purse })}
        />
      )}
      <DaysFields from={get('from')} to={get('to')} onChange={choose} />
    </div>
  )
}

function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useTexts('adminMoney')
  const { number } = useFormats()
  const purseText = useBalanceText()
  const subjectText = useSubjectText()
  const columns: Column<LedgerLine>[] = [
    {
      key: 'cause',
      title: t.ledger.cause,
      main: true,
      cell: ({ cause, subject }) =>
        [t.causes[cause], subject && subjectText(subject)].filter(Boolean).join(' · '),
    },
    {
      key: 'person',
      title: t.person,
      cell: ({ accountId, username }) => <PersonName id={accountId} name={username} />,
    },
    {
      key: 'note',
      title: t.ledger.about,
      cell: ({ note }) => (
        <span className="line-clamp-2 wrap-anywhere text-soft">{note || '–'}</span>
      ),
    },
    {
      key: 'at',
      title: t.when,
      cell: ({ at }) => <WhenCell at={at} />,
    },
    {
      key: 'amount',
      title: t.amount,
      end: true,
      cell: ({ amount, purse }) => (
        <span className={classes('whitespace-nowrap', amount > 0 && 'text-success')}>
          {amount > 0 ? '+' : ''}
          {purseText(amount, purse)}
        </span>
      ),
    },
    {
      key: 'balance',
      title: t.ledger.balance,
      end: true,
      cell: ({ balanceAfter }) => number(balanceAfter),
    },
  ]
  return <DataTable label={t.tabs.ledger} columns={columns} rows={lines} rowKey={({ id }) => id} />
}
