import '../../../ui/late.css'
import { workKinds, workStates } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddressSearch } from '../frame/address-search.tsx'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { useAddress } from '../frame/use-address.ts'
import { filterIn, isNarrowed, spans } from './work-filter.ts'
import { WorkList } from './work-list.tsx'

const WorkPage = late(async () => (await import('./work-page.tsx')).WorkPage)

/** The works of the site: all of them, or the one that the address names. */
export function WorksScreen() {
  const t = useTexts('adminWorks')
  const { id } = useParams()
  const named = Number.isInteger(Number(id)) ? Number(id) : 0
  if (id && named < 1) return <Navigate to="/admin/works" replace />
  return (
    <AdminFrame place="works" title={id ? t.number({ id: named }) : t.title}>
      {id ? (
        <Suspense fallback={<Skeleton className="m-6 h-100 rounded-card" />}>
          <WorkPage key={id} id={named} />
        </Suspense>
      ) : (
        <AdminPage title={t.title} text={t.text}>
          <WorkFilters />
          <WorkList />
        </AdminPage>
      )}
    </AdminFrame>
  )
}

/** What the list is narrowed by; all of it stands in the address. */
function WorkFilters() {
  const t = useTexts('adminWorks')
  const { states } = useTexts('works')
  const filter = filterIn(useLocation().search)
  const { choose } = useAddress()
  const [cleared, setCleared] = useState(0)
  const models = useQuery(callOptions('workAdmin.models', {})).data?.rows ?? []
  const stateNames = Object.keys(workStates) as (keyof typeof workStates)[]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a line with others
    <div role="group" aria-label={t.filters} className="flex flex-wrap items-center gap-2">
      <AddressSearch
        // What is being typed goes, too, when all is cleared.
        key={cleared}
        name="person"
        label={t.person}
        labelShown={false}
        placeholder={`${t.person}: ${t.personHint}`}
        className="w-full sm:w-64"
      />
      <Select
        label={t.state}
        value={filter.state}
        options={[
          { value: '', label: t.anyState },
          ...stateNames.map((value) => ({ value, label: states[value] })),
        ]}
        onChange={(state) => choose({ state })}
      />
      <Select
        label={t.kind}
        value={filter.kind}
        options={[
          { value: '', label: t.anyKind },
          ...workKinds.map((value) => ({ value, label: t.kinds[value] })),
        ]}
        onChange={(kind) => choose({ kind })}
      />
      <Select
        label={t.model}
        value={filter.model}
        options={[
          { value: 0, label: t.anyModel },
          ...models.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(model) => choose({ model: String(model || '') })}
        className="max-w-60"
      />
      <Select
        label={t.days}
        value={filter.days}
        options={[
          { value: 0, label: t.anyDay },
          ...spans.map((n) => ({ value: n as number, label: t.lastDays({ n }) })),
        ]}
        onChange={(days) => choose({ days: String(days || '') })}
      />
      {isNarrowed(filter) && (
        <Button
          kind="quiet"
          onClick={() => {
            choose({ state: '', kind: '', model: '', days: '', person: '' })
            setCleared((times) => times + 1)
          }}
        >
          {t.clear}
        </Button>
      )}
    </div>
  )
}
