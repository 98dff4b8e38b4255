import type { Person, peopleKinds } from '@atelier/contract/features/running/users'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { AdminPage } from '../../frame/admin-page.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { usePersonName } from '../person-name.ts'
import { PersonBadges } from './person-badges.tsx'

type Kind = (typeof peopleKinds)[number]
const kinds: readonly Kind[] = ['members', 'guests', 'blocked', 'staff']
/** Looks for people; what is looked for is in the address. */
export function UserList() {
  const t = useTexts('adminPeople')
  const { get, choose } = useAddress()
  const query = get('q')
  const kind = kinds.find((one) => one === get('kind'))
  return (
    <AdminPage title={t.title} text={t.text}>
      <div className="flex flex-wrap items-start gap-3">
        <SearchField
          label={t.search}
          labelShown
          placeholder={t.searchHint}
          exact
          maxLength={254}
          value={query}
          onWords={(q) => choose({ q })}
          className="min-w-0 flex-1 basis-72 sm:max-w-120"
        />
        <LabelledSelect
          label={t.kind}
          value={kind ?? ''}
          options={[
            { value: '', label: t.everybody },
            ...kinds.map((value) => ({ value: value as string, label: t.kinds[value] })),
          ]}
          onChange={(value) => choose({ kind: value })}
          className="w-40"
        />
      </div>
      <Found query={useDeferredValue(query.trim())} kind={kind} />
    </AdminPage>
  )
}

function Found({ query, kind }: { query: string; kind: Kind | undefined }) {
  const t = useTexts('adminPeople')
  const { number, date, ago } = useFormats()
  const nameOf = usePersonName()
  const pages = useList([...dataKey('users.list'), query, kind], (page, settings) =>
    call('users.list', { query, ...(kind ? { kind } : {}), ...page }, settings),
  )
  const empty =
    query || kind ? (
      <p role="status" className="text-soft">
        {t.none}
      </p>
    ) : (
      <EmptyState icon="users-round" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    )
  return (
    <PagedList pages={pages} empty={empty} count={t.count({ n: pages.count })}>
      {(rows) => (
        <DataTable<Person>
          label={t.list}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t.name,
              main: true,
              cell: (person) => (
                <span className="flex flex-wrap items-center gap-2">
                  <Link
                    to={`/admin/people/${person.id}`}
                    className="touch-target font-medium wrap-anywhere hover:underline"
                  >
                    {nameOf(person)}
                  </Link>
                  {person.username && person.username !== nameOf(person) && (
                    <span className="text-soft">{person.username}</span>
                  )}
                  <PersonBadges person={person} />
                </span>
              ),
            },
            { key: 'email', title: t.email, cell: ({ email }) => email },
            { key: 'credits', title: t.credits, end: true, cell: (row) => number(row.credits) },
            { key: 'joined', title: t.joined, cell: ({ createdAt }) => date(createdAt) },
            {
              key: 'seen',
              title: t.seen,
              cell: ({ lastSeenAt }) => (lastSeenAt ? ago(lastSeenAt) : ''),
            },
          ]}
        />
      )}
    </PagedList>
  )
}
