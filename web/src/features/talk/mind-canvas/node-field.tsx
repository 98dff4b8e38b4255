import { longestMindText } from '@atelier/contract/mind-terms'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'

type NodeFieldProps = {
  text: string
  label: string
  /** The new text, or null when it stays. */
  onDone: (text: string | null) => void
  className?: string
  style?: CSSProperties
}

/** Names a node in its place. Enter and leaving the field keep it, Esc does not. */
export function NodeField({ text, label, onDone, className, style }: NodeFieldProps) {
  const [value, setValue] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const over = useRef(false)
  const done = (keeps: boolean) => {
    if (over.current) return
    over.current = true
    onDone(keeps ? value.trim() : null)
  }
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <textarea
      ref={field}
      dir="auto"
      rows={1}
      value={value}
      aria-label={label}
      maxLength={longestMindText}
      style={style}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => done(true)}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        const isOver =
          event.key === 'Escape' ||
          event.key === 'Tab' ||
          (event.key === 'Enter' && !event.shiftKey)
        if (!isOver) return
        event.preventDefault()
        done(event.key !== 'Escape')
      }}
      className={classes(
        'field-sizing-content resize-none rounded-control border border-line-control bg-field outline-offset-1 max-sm:text-read',
        className,
      )}
    />
  )
}
