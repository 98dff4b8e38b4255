import type { BuiltInRow } from '@atelier/contract/features/running/content-admin'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { ShownSwitch } from './shown-switch.tsx'
import { type Moved, useMovedFocus } from './use-moved-focus.ts'

/** From so many on, they are looked through by words. */
const many = 24

type LibraryListProps = {
  label: string
  rows: readonly BuiltInRow[]
  /** Told how the rows should be. */
  onArrange: (rows: readonly BuiltInRow[]) => void
}

export function LibraryList({ label, rows, onArrange }: LibraryListProps) {
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
        className="divide-y divide-line rounded-card border border-line empty:hidden"
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
