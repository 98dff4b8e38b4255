// A field with a list under it that is chosen from by typing, arrows and Enter, or by pointer.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { touchQuery, useMedia } from '../lib/media.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type CommandOption = {
  key: string
  content: ReactNode
  chosen?: boolean
}

export type CommandSection = { key: string; label?: string; options: CommandOption[] }

type CommandListProps = {
  /** The name of field and list. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** What the query leaves. */
  sections: CommandSection[]
  onChoose: (key: string) => void
  /** Shown when nothing is left. */
  empty: ReactNode
  /** Stands at the end of the field's line. */
  end?: ReactNode
  className?: string
}

export function CommandList(props: CommandListProps) {
  const { label, placeholder, query, onQuery, sections, onChoose, empty, end, className } = props
  const id = useId()
  // Where there are no keys, the field would bring up a keyboard over the list.
  const isTouch = useMedia(touchQuery)
  const list = useRef<HTMLDivElement>(null)
  const options = sections.flatMap((section) => section.options)
  const [wanted, setWanted] = useState<string>()
  const at = Math.max(
    options.findIndex(({ key }) => key === wanted),
    wanted === undefined && query === '' ? options.findIndex(({ chosen }) => chosen) : 0,
    0,
  )
  const current = options[at]

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.key])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    }
    const move = moves[event.key]
    if (move !== undefined) setWanted(options[move]?.key)
    else if (event.key === 'Enter' && current) onChoose(current.key)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes('flex min-h-0 flex-col', className)}>
      <span className="relative flex items-center border-b border-line">
        <Icon name="search" size={16} className="pointer-events-none absolute left-4 text-faint" />
        <input
          // biome-ignore lint/a11y/noAutofocus: it is what its popup was opened for
          autoFocus={!isTouch}
          type="text"
          dir="auto"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.key}`}
          aria-autocomplete="list"
          aria-label={label}
          autoComplete="off"
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setWanted(undefined)
            onQuery(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="h-12 w-full min-w-0 bg-transparent pr-4 pl-10.5 outline-none"
        />
        {end}
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="scroll-quiet min-h-0 flex-1 p-1"
      >
        {options.length === 0 && <p className="px-3 py-6 text-center text-soft">{empty}</p>}
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
          <div key={section.key} role="group" aria-label={section.label}>
            {section.label && (
              <p aria-hidden="true" className="px-3 pt-2 pb-1 text-small text-faint">
                {section.label}
              </p>
            )}
            {section.options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
              <div
                key={option.key}
                id={`${id}-${option.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === current}
                onClick={() => onChoose(option.key)}
                onPointerMove={() => setWanted(option.key)}
                className={classes(
                  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 select-none max-sm:min-h-11',
                  option === current && 'bg-fill-strong',
                )}
              >
                <span className="min-w-0 flex-1">{option.content}</span>
                {option.chosen && <Icon name="check" size={16} className="text-accent-text" />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
