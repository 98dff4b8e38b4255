// A text that is typed or chosen from a long list: what is typed narrows the list. The list is loaded behind the field.
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Suggestion } from './suggestions.ts'
import { TextField } from './text-field.tsx'

export type SuggestFieldProps = {
  label: string
  labelHidden?: boolean
  hint?: ReactNode
  problem?: string | undefined
  placeholder?: string
  /** What stands in the field. */
  value: string
  options: readonly Suggestion[]
  onChange: (text: string) => void
  /** One of the list was chosen; without it that is a change like any other. */
  onChoose?: (value: string) => void
  /** Enter, with nothing of the list marked. */
  onEnter?: () => void
  onLeave?: () => void
  /** Stands in the list when nothing fits. */
  empty: string
  /** Says that so many more fit. */
  more: (left: number) => string
  className?: string
}

type Loaded = ComponentType<SuggestFieldProps & { startFocused: boolean }>
let list: Loaded | undefined

async function loadList(): Promise<Loaded> {
  list ??= (await import('./suggest-list.tsx')).SuggestList
  return list
}

export function SuggestField(props: SuggestFieldProps) {
  const [List, setList] = useState<Loaded | undefined>(() => list)
  const field = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (list) return
    let isHere = true
    loadList().then(
      (loaded) => {
        hadFocus.current = document.activeElement === field.current
        if (isHere) setList(() => loaded)
      },
      // Without its list the field is one to type in.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  if (List) return <List {...props} startFocused={hadFocus.current} />
  const { label, labelHidden, hint, problem, placeholder, value, className } = props
  return (
    <TextField
      ref={field}
      label={label}
      labelHidden={labelHidden ?? false}
      hint={hint}
      problem={problem}
      placeholder={placeholder}
      className={className}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onBlur={props.onLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !props.onEnter) return
        event.preventDefault()
        props.onEnter()
      }}
      onChange={({ target }) => props.onChange(target.value)}
    />
  )
}
