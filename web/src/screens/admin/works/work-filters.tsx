import { workKinds, workStates } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { filterIn, isNarrowed, searchWith, spans, type WorkFilter } from './work-filter.ts'

/** What the list is narrowed by; all of it stands in the address. */
export function WorkFilters() {
  const t = useTexts('adminWorks')
  const { states } = useTexts('works')
  const navigate = useNavigate()
  const { search } = useLocation()
  const filter = filterIn(search)
  const [cleared, setCleared] = useState(0)
  const models = useQuery(callOptions('GET /admin/works/models', {})).data?.rows ?? []
  const change = (part: Partial<WorkFilter>) =>
    void navigate({ search: searchWith(location.search, part) }, { replace: true })
  const stateNames = Object.keys(workStates) as (keyof typeof workStates)[]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a line with others
    <div role="group" aria-label={t.filters} className="flex flex-wrap items-center gap-2">
      <PersonField
        key={cleared}
        value={cleared > 0 ? '' : filter.person}
        onChange={(person) => change({ person })}
      />
      <Select
        label={t.state}
        value={filter.state}
        options={[
          { value: '', label: t.anyState },
          ...stateNames.map((value) => ({ value, label: states[value] })),
        ]}
        onChange={(state) => change({ state })}
      />
      <Select
        label={t.kind}
        value={filter.kind}
        options={[
          { value: '', label: t.anyKind },
          ...workKinds.map((value) => ({ value, label: t.kinds[value] })),
        ]}
        onChange={(kind) => change({ kind })}
      />
      <Select
        label={t.model}
        value={filter.model}
        options={[
          { value: 0, label: t.anyModel },
          ...models.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(model) => change({ model })}
        className="max-w-60"
      />
      <Select
        label={t.days}
        value={filter.days}
        options={[
          { value: 0, label: t.anyDay },
          ...spans.map((n) => ({ value: n as number, label: t.lastDays({ n }) })),
        ]}
        onChange={(days) => change({ days })}
      />
      {isNarrowed(filter) && (
        <Button
          kind="quiet"
          onClick={() => {
            change({ state: '', kind: '', model: 0, days: 0, person: '' })
            setCleared((times) => times + 1)
          }}
        >
          {t.clear}
        </Button>
      )}
    </div>
  )
}

/** Typed freely; the address follows when typing rests. */
function PersonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts('adminWorks')
  const [typed, setTyped] = useState(value)
  const settled = useSettled(typed)
  // What the address was told last: only what is typed afterwards changes it.
  const told = useRef(value)
  useEffect(() => {
    if (settled === told.current) return
    told.current = settled
    onChange(settled)
  }, [settled, onChange])
  return (
    <SearchField
      label={t.person}
      placeholder={`${t.person}: ${t.personHint}`}
      exact
      maxLength={64}
      value={typed}
      onWords={setTyped}
      className="w-full sm:w-64"
    />
  )
}
