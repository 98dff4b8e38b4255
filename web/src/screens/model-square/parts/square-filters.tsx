import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSquareFilters } from '../queries.ts'
import {
  emptyFilter,
  type FilterName,
  isFiltered,
  type SquareFilter,
  searchWith,
} from '../square-filter.ts'

/** How long somebody may stop typing before it is searched for, in ms. */
const typedAfterMs = 300

/** Words and filters, which are part of the address; on a phone the filters unfold. */
export function SquareFilters({ filter }: { filter: SquareFilter }) {
  const t = useTexts('modelSquare')
  const fields = useTexts('fields')
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data = [] } = useSquareFilters()
  const [unfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState(filter.q)
  const set = (change: Partial<SquareFilter>) =>
    void navigate({ search: searchWith(search, change) }, { replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is waited for
  useEffect(() => {
    if (typed === filter.q) return undefined
    const timer = setTimeout(() => set({ q: typed }), typedAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => setTyped(filter.q), [filter.q])

  const nameOf = (field: FilterName, value: string) =>
    field === 'task' || field === 'tag' ? valueText(value, fields) : value
  // One choice is none; but one that is set can always be taken away.
  const shown = data.filter(({ field, options }) => options.length > 1 || filter[field] !== '')
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 max-sm:contents">
      <SearchField
        label={t.search}
        value={typed}
        onWords={setTyped}
        className="min-w-40 flex-1 sm:max-w-70"
      />
      {isPhone && shown.length > 0 && (
        <IconButton
          icon="sliders-horizontal"
          kind="plain"
          size="large"
          label={t.filters}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
      {(!isPhone || unfolded || isFiltered(filter)) && (
        <div className={isPhone ? 'order-last grid basis-full grid-cols-2 gap-2' : 'contents'}>
          {(!isPhone || unfolded) &&
            shown.map(({ field, options }) => (
              <Select
                key={field}
                className="min-w-0 sm:max-w-50"
                label={t.filter[field]}
                value={filter[field]}
                options={[
                  { value: '', label: t.any[field] },
                  ...options.map(({ value, count }) => ({
                    value,
                    label: t.option({ name: nameOf(field, value), n: count }),
                  })),
                  ...(filter[field] === '' || options.some(({ value }) => value === filter[field])
                    ? []
                    : [{ value: filter[field], label: nameOf(field, filter[field]) }]),
                ]}
                onChange={(value) => set({ [field]: value })}
              />
            ))}
          {isFiltered(filter) && (
            <Button
              size="small"
              kind="quiet"
              icon="x"
              className="justify-self-start"
              onClick={() => set(emptyFilter)}
            >
              {t.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
