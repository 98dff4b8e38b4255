// What of the lists that come with the product this site shows, and in which order.

import { type BuiltInList, builtInLists } from '@atelier/contract/content-terms'
import type { BuiltInRow } from '@atelier/contract/features/running/content-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Query } from '../../../ui/query.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { ShownSwitch } from './shown-switch.tsx'
import { type Moved, useMovedFocus } from './use-moved-focus.ts'

export function LibraryPart() {
  const t = useTexts('adminContent')
  const [query, setQuery] = useSearchParams()
  const list = builtInLists.find((each) => each === query.get('list')) ?? 'musicStyles'
  return (
    <>
      <p className="text-soft">{t.tabTexts.library}</p>
      <Select
        label={t.listsLabel}
        value={list}
        options={builtInLists.map((value) => ({ value, label: t.lists[value] }))}
        onChange={(wanted) => setQuery({ list: wanted }, { replace: true })}
        className="self-start"
      />
      <List key={list} list={list} />
    </>
  )
}

function List({ list }: { list: BuiltInList }) {
  const t = useTexts('adminContent')
  const all = useQuery(callOptions('contentAdmin.builtIn', { list }))
  const arrange = useArrangeBuiltIn(list)
  return (
    <Query of={all} waiting={<Skeleton className="h-80 rounded-card" />}>
      {({ rows, isUsual: isDefault }) => (
        <>
          <LibraryList
            label={t.lists[list]}
            rows={rows}
            onArrange={(wanted) => arrange.mutate(wanted)}
          />
          {!isDefault && (
            <Button
              icon="rotate-ccw"
              className="self-start"
              onClick={() => arrange.mutate(undefined)}
            >
              {t.usualList}
            </Button>
          )}
        </>
      )}
    </Query>
  )
}

/** Takes the rows as they should be, or nothing for the usual list. Shows at once, and goes back where the server refuses. */
function useArrangeBuiltIn(list: BuiltInList) {
  const queries = useQueryClient()
  const { queryKey } = callOptions('contentAdmin.builtIn', { list })
  return useMutation({
    mutationFn: (rows: readonly BuiltInRow[] | undefined) =>
      call('contentAdmin.arrangeBuiltIn', {
        list,
        order: (rows ?? []).map(({ id }) => id),
        hidden: (rows ?? []).filter(({ isShown }) => !isShown).map(({ id }) => id),
      }),
    // One after the other, so that the last one counts.
    scope: { id: `arrange ${list}` },
    onMutate: async (rows) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (rows) queries.setQueryData(queryKey, { rows: [...rows], isUsual: false })
      return before
    },
    onError: (_, __, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** From so many on, they are looked through by words. */
const many = 24

type LibraryListProps = {
  label: string
  rows: readonly BuiltInRow[]
  /** Told how the rows should be. */
  onArrange: (rows: readonly BuiltInRow[]) => void
}

function LibraryList({ label, rows, onArrange }: LibraryListProps) {
  const t = useTexts('adminContent')
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase()
  const shown = rows.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(words))
  const place = rows.findIndex(({ id }) => id === moved?.id)
  const told = rows[place]
  useMovedFocus(list, moved, place)
  const move = (row: BuiltInRow, step: -1 | 1) => {
    setMoved({ id: row.id, step })
    onArrange(movedBy(rows, row, step))
  }
  const show = (wanted: BuiltInRow, isShown: boolean) =>
    onArrange(rows.map((row) => (row === wanted ? { ...row, isShown } : row)))
  return (
    <>
      {rows.length > many && (
        <SearchField
          label={t.searchList}
          labelShown
          autoComplete="off"
          value={query}
          onWords={setQuery}
          className="sm:w-80"
        />
      )}
      {shown.length === 0 && (
        <p role="status" className="text-soft">
          {t.noneFits}
        </p>
      )}
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line rounded-card bg-card empty:hidden"
      >
        {shown.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2">
                <span className={`font-medium wrap-anywhere ${row.isShown ? '' : 'text-soft'}`}>
                  {row.name}
                </span>
                {!row.isShown && <Badge>{t.hidden}</Badge>}
              </p>
              <p className="line-clamp-1 text-small wrap-anywhere text-soft">{row.detail}</p>
            </div>
            <span className="flex items-center gap-1 max-sm:ml-auto">
              <MoveButtons
                id={row.id}
                up={t.up(row)}
                down={t.down(row)}
                onUp={words || row === rows[0] ? undefined : () => move(row, -1)}
                onDown={words || row === rows.at(-1) ? undefined : () => move(row, 1)}
              />
              <ShownSwitch
                on={row.isShown}
                label={t.shown(row)}
                onChange={(isShown) => show(row, isShown)}
              />
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told && t.moved({ name: told.name, place: place + 1, of: rows.length })}
      </p>
    </>
  )
}
