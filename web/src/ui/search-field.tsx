import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'labelHidden'> & {
  /** The label stands above the field; else it is for screen readers, and stands in the field while that is empty. */
  labelShown?: boolean
  /** Takes what is typed, letter by letter. */
  onWords?: (words: string) => void
  /** For names and numbers, which nothing is to complete, correct or begin with a capital. */
  exact?: boolean
}

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** A field for words to look for. */
export function SearchField({
  labelShown = false,
  exact = false,
  onWords,
  ...rest
}: SearchFieldProps) {
  return (
    <TextField
      type="search"
      start="search"
      labelHidden={!labelShown}
      placeholder={labelShown ? undefined : rest.label}
      onChange={onWords && (({ target }) => onWords(target.value))}
      {...(exact ? asTyped : {})}
      {...rest}
    />
  )
}
