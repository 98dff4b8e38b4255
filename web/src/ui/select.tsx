import { useState } from 'react'
import { Icon } from './icon.tsx'
import { type SelectProps, triggerClasses } from './select-props.ts'

type Lists = typeof import('./select-list.tsx')

let lists: Lists | undefined

async function loadLists(): Promise<Lists> {
  lists ??= await import('./select-list.tsx')
  return lists
}

const expectLists = (): void => void loadLists().catch(() => undefined)

/** One of several values, where a list would take too much room. The list is loaded when it is first opened. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, value, options, className, describedBy } = props
  const [opened, setOpened] = useState<Lists>()
  // One that cannot be loaded is tried again at the next press.
  const open = () => loadLists().then(setOpened, () => undefined)
  if (opened) return <opened.SelectList {...props} />
  return (
    // What the list's own button is, too.
    <button
      type="button"
      role="combobox"
      aria-label={label}
      aria-describedby={describedBy}
      aria-haspopup="listbox"
      aria-expanded={false}
      onPointerEnter={expectLists}
      onFocus={expectLists}
      onClick={() => void open()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        void open()
      }}
      className={triggerClasses(className)}
    >
      <span>{options.find((option) => option.value === value)?.label}</span>
      <span aria-hidden="true" className="text-soft">
        <Icon name="chevron-down" size={16} />
      </span>
    </button>
  )
}
