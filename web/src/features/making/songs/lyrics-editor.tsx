import { type ReactNode, useId, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { fieldBox } from '../../../ui/field-frame.tsx'
import { songMarks, withMark } from './lyrics-text.ts'

type LyricsEditorProps = {
  value: string
  onChange: (value: string) => void
  problem: string | undefined
  /** Beside its name. */
  end?: ReactNode
  /** px it may grow to. */
  tall?: boolean
}

/** Lyrics, with the marks of a song's parts at a press. */
export function LyricsEditor({ value, onChange, problem, end, tall = false }: LyricsEditorProps) {
  const t = useTexts('music')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const mark = (name: string) => {
    const box = field.current
    const { text, caret } = withMark(value, name, box?.selectionStart ?? value.length)
    onChange(text)
    requestAnimationFrame(() => {
      box?.focus()
      box?.setSelectionRange(caret, caret)
    })
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {t.lyrics}
        </label>
        {end}
      </div>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={8}
        value={value}
        placeholder={t.lyricsHint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={classes(
          fieldBox,
          'scroll-quiet field-sizing-content resize-none py-2.5',
          tall ? 'max-h-100 min-h-50' : 'max-h-84 min-h-40',
        )}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
      <fieldset className="flex min-w-0 flex-wrap gap-1">
        <legend className="sr-only">{t.marks}</legend>
        {songMarks.map((name) => (
          <button
            key={name}
            type="button"
            data-tooltip={t.addMark({ mark: t.marksOf[name] })}
            onClick={() => mark(name)}
            className="touch-target h-7 rounded-small bg-fill px-2 font-mono text-small text-soft hover:bg-fill-strong hover:text-text"
          >
            [{name}]
          </button>
        ))}
      </fieldset>
    </div>
  )
}
