import type { Person, peopleKinds } from '@atelier/contract/features/running/users'
import { useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { byId, usePages } from '../../../../api/use-pages.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { AdminPage } from '../../frame/admin-page.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { usePersonName } from '../person-name.ts'
import { PersonBadges } from './person-badges.tsx'

type Kind = (typeof peopleKinds)[number]
const kinds: readonly Kind[] = ['members', 'guests', 'blocked', 'staff']
const size = 50

/** Looks for people; what is looked for is in the address. */
export function UserList() {
  const t = useTexts('adminPeople')
  const [search, setSearch] = useSearchParams()
  const query = search.get('q') ?? ''
  const kind = kinds.find((one) => one === search.get('kind'))
  const change = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true },
    )
  return (
    <AdminPage wide title={t.title} text={t.text}>
      <div className="flex flex-wrap items-start gap-3">
        <SearchField
          label={t.search}
          labelShown
          placeholder={t.searchHint}
          exact
          maxLength={254}
          value={query}
          onWords={(words) => change('q', words)}
          className="min-w-0 flex-1 basis-72 sm:max-w-120"
        />
        <div className="flex flex-col gap-1.5">
          <span aria-hidden="true" className="font-medium">
            {t.kind}
          </span>
          <Select
            label={t.kind}
            value={kind ?? ''}
            options={[
              { value: '', label: t.everybody },
              ...kinds.map((value) => ({ value: value as string, label: t.kinds[value] })),
            ]}
            onChange={(value) => change('kind', value)}
            className="h-10 w-40"
          />
        </div>
      </div>
      <Found query={useDeferredValue(query.trim())} kind={kind} />
    </AdminPage>
  )
}

function Found({ query, kind }: { query: string; kind: Kind | undefined }) {
  const t = useTexts('adminPeople')
  const { number, date, ago } = useFormats()
  const nameOf = usePersonName()
  const pages = usePages<Person>({
    queryKey: [...dataKey('GET /admin/people'), query, kind, 'pages'],
    size,
    read: (page, signal) =>
      call(
        'GET /admin/people',
        { page, size, query, ...(kind ? { kind } : {}) },
        { shownInPlace: true, signal },
      ),
    keyOf: byId,
    keepsBefore: true,
    refetchOnMount: 'always',
  })
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
    <PagedList pages={pages} empty={empty}>
      {(rows) => (
        <>
          <p role="status" className="figures font-medium">
            {t.count({ n: pages.count })}
          </p>
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
        </>
      )}
    </PagedList>
  )
}
