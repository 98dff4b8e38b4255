// Many things of which some are chosen, in groups that can be chosen as one, and looked through by words.
import { SearchField } from './search-field.tsx'
import './late.css'
import { useState } from 'react'
import { Badge } from './badge.tsx'

export type CheckOption = { value: string; label: string; detail: string; mark?: string }
export type CheckGroup = {
  id: string
  label: string
  /** What chooses all of it; absent for what is not chosen as one. */
  allLabel?: string | undefined
  options: readonly CheckOption[]
}

type CheckGroupsProps = {
  groups: readonly CheckGroup[]
  chosen: readonly string[]
  onChange: (values: readonly string[], wanted: boolean) => void
  searchLabel: string
  noneFound: string
}

/** From so many on, they are looked through by words. */
const many = 12

export function CheckGroups({
  groups,
  chosen,
  onChange,
  searchLabel,
  noneFound,
}: CheckGroupsProps) {
  const [words, setWords] = useState('')
  const isMany = groups.reduce((sum, { options }) => sum + options.length, 0) > many
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ label, detail }) => {
        const text = `${group.label} ${label} ${detail}`.toLowerCase()
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ options }) => options.length > 0)
  const picked = new Set(chosen)
  return (
    <div className="flex flex-col gap-4">
      {isMany && <SearchField label={searchLabel} value={words} onWords={setWords} />}
      {shown.length === 0 && (
        <p role="status" className="text-soft">
          {noneFound}
        </p>
      )}
      {shown.map(({ id, label, allLabel, options }) => (
        <fieldset key={id} className="min-w-0">
          <legend className="mb-1 max-w-full truncate text-small text-faint">{label}</legend>
          {allLabel && options.length > 1 && wanted.length === 0 && (
            <CheckRow
              label={allLabel}
              detail=""
              checked={options.every(({ value }) => picked.has(value))}
              onChange={(all) =>
                onChange(
                  options.map(({ value }) => value),
                  all,
                )
              }
            />
          )}
          {options.map(({ value, ...row }) => (
            <CheckRow
              key={value}
              {...row}
              checked={picked.has(value)}
              onChange={(on) => onChange([value], on)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type CheckRowProps = Omit<CheckOption, 'value'> & {
  checked: boolean
  onChange: (wanted: boolean) => void
}

function CheckRow({ label, detail, mark, checked, onChange }: CheckRowProps) {
  return (
    <label className="touch-target flex min-h-9 cursor-pointer items-start gap-3 rounded-control px-2 py-1.5 hover:bg-fill">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
      />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{label}</span>
        {detail && (
          <span className="line-clamp-2 text-small wrap-anywhere text-soft">{detail}</span>
        )}
      </span>
      {mark && <Badge>{mark}</Badge>}
    </label>
  )
}
