import { type ChangeEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { caretIn, shownCode } from '../code-typing.ts'

type CodeFieldProps = {
  value: string
  onChange: (value: string) => void
  problem: string | undefined
  ref: Ref<HTMLInputElement>
}

/** Takes a code however it is typed or pasted, and shows it as it is spelled. */
export function CodeField({ value, onChange, problem, ref }: CodeFieldProps) {
  const t = useTexts('codes')
  const place = useRef<{ field: HTMLInputElement; caret: number }>(undefined)
  useLayoutEffect(() => {
    const { field, caret } = place.current ?? {}
    place.current = undefined
    if (field && caret !== undefined && document.activeElement === field)
      field.setSelectionRange(caret, caret)
  })
  const take = (field: HTMLInputElement) => {
    const typed = field.value
    place.current = { field, caret: caretIn(typed, field.selectionStart ?? typed.length) }
    onChange(shownCode(typed))
  }
  return (
    <TextField
      ref={ref}
      className="min-w-0 flex-1"
      label={t.label}
      name="code"
      hint={t.hint}
      problem={problem}
      value={value}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      placeholder="XXXX-XXXX-XXXX-XXXX"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // What an input method is composing is its own until it is done.
        const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
        if (composing) onChange(event.target.value)
        else take(event.target)
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
    />
  )
}
