import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { memo, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { kindIcons } from '../../../features/showing/gallery/kind-icons.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type HistoryFilter, isFiltered, searchWithFilter, spans } from '../history-filter.ts'

type FilterBarProps = { filter: HistoryFilter; models: readonly WorkModel[] }

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

/** How long somebody may stop typing before it is searched for, in ms. */
const typedAfterMs = 300

/** Filters, which are part of the address; on a phone they unfold. */
export const FilterBar = memo(function FilterBar({ filter, models }: FilterBarProps) {
  const t = useTexts('works')
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const [unfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState(filter.q)
  const set = (change: Partial<HistoryFilter>) =>
    void navigate({ search: searchWithFilter(location.search, change) }, { replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is waited for
  useEffect(() => {
    if (typed === filter.q) return undefined
    const timer = setTimeout(() => set({ q: typed }), typedAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => setTyped(filter.q), [filter.q])

  const byDefault = { className: 'min-w-0' }
  const words = (
    <div className="flex min-w-40 flex-1 items-center justify-end gap-2">
      <SearchField
        label={t.search}
        value={typed}
        onWords={setTyped}
        className="min-w-0 flex-1 sm:max-w-70"
      />
      {isPhone && (
        <IconButton
          icon="sliders-horizontal"
          kind="plain"
          size="large"
          label={t.filters}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
    </div>
  )
  const clear = isFiltered(filter) && (
    <Button
      size="small"
      kind="quiet"
      icon="x"
      className="justify-self-start"
      onClick={() => set({ kind: '', status: '', model: 0, time: '', q: '' })}
    >
      {t.clearFilters}
    </Button>
  )
  return (
    <>
      {words}
      {(!isPhone || unfolded || clear) && (
        <div className={isPhone ? 'order-last grid basis-full grid-cols-2 gap-2' : 'contents'}>
          {(!isPhone || unfolded) && (
            <>
              <Select
                {...byDefault}
                label={t.filterKind}
                value={filter.kind}
                options={[
                  { value: '', label: t.allKinds },
                  ...names(workTypes).map((kind) => ({
                    value: kind,
                    label: t.kinds[kind],
                    icon: kindIcons[kind],
                  })),
                ]}
                onChange={(kind: HistoryFilter['kind']) => set({ kind })}
              />
              <Select
                {...byDefault}
                label={t.filterStatus}
                value={filter.status}
                options={[
                  { value: '', label: t.allStates },
                  ...names(workStates).map((status) => ({
                    value: status,
                    label: t.states[status],
                  })),
                ]}
                onChange={(status: HistoryFilter['status']) => set({ status })}
              />
              <Select
                {...byDefault}
                label={t.filterModel}
                value={filter.model}
                options={[
                  { value: 0, label: t.allModels },
                  ...models.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(model) => set({ model })}
              />
              <Select
                {...byDefault}
                label={t.filterTime}
                value={filter.time}
                options={[
                  { value: '', label: t.allTimes },
                  ...names(spans).map((time) => ({ value: time, label: t[time] })),
                ]}
                onChange={(time: HistoryFilter['time']) => set({ time })}
              />
            </>
          )}
          {clear}
        </div>
      )}
    </>
  )
})
