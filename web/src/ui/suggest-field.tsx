// A text that is typed or chosen from a long list: what is typed narrows the list. The list is loaded behind the field.
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SuggestFieldProps } from './suggest-props.ts'
import { TextField } from './text-field.tsx'

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
