import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'

type TitleFieldProps = {
  title: string
  /** A new title, or null when it stays. */
  onDone: (title: string | null) => void
}

/** Enter saves, Esc keeps the old title, leaving the field saves. */
export function TitleField({ title, onDone }: TitleFieldProps) {
  const t = useTexts('chat')
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  // Escape takes the field away, which must not save on its way out.
  const over = useRef(false)
  const done = (save: boolean) => {
    if (over.current) return
    over.current = true
    const wanted = text.trim()
    onDone(save && wanted !== '' && wanted !== title ? wanted : null)
  }
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <input
      ref={field}
      dir="auto"
      value={text}
      maxLength={200}
      aria-label={t.renameLabel}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => done(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        if (event.key === 'Enter') done(true)
        if (event.key === 'Escape') done(false)
        event.stopPropagation()
        if (event.key === 'Escape') event.preventDefault()
      }}
      className="h-full w-full rounded-control border border-line-control bg-field px-2.5 -outline-offset-1"
    />
  )
}
