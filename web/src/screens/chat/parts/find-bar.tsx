import './find-bar.css'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useHotkey } from '../../../lib/hotkey.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

type FindBarProps = {
  words: string
  /** Number of the current hit, from 1; 0 for none. */
  at: number
  count: number
  /** The conversation is not there as a whole yet. */
  loading: boolean
  onWords: (words: string) => void
  /** By how many hits to go on; negative is back. */
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** Finds words in this conversation, in place of the browser's own, which sees only what is drawn. */
export function FindBar({ words, at, count, loading, onWords, onStep, onClose }: FindBarProps) {
  const t = useTexts('find')
  const common = useTexts('common')
  const field = useRef<HTMLInputElement>(null)
  const focus = () => {
    field.current?.focus()
    field.current?.select()
  }
  useEffect(focus, [])
  useHotkey('mod+f', focus)
  useHotkey('mod+g', () => onStep(1))
  useHotkey('mod+shift+g', () => onStep(-1))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const none = words.trim() !== '' && count === 0 && !loading
  return (
    <search
      className="motion-appear absolute top-13 max-lg:top-15 right-4 left-4 z-bar flex h-11 items-center gap-1 rounded-card border border-line bg-surface pr-1.5 pl-3 shadow-float sm:left-auto sm:w-96"
      onKeyDown={onKeyDown}
    >
      <input
        ref={field}
        dir="auto"
        value={words}
        aria-label={t.find}
        placeholder={t.find}
        onChange={(event) => onWords(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent outline-none"
      />
      {loading && (
        <span role="status" className="text-soft">
          <Spinner />
          <span className="sr-only">{t.loading}</span>
        </span>
      )}
      <span aria-live="polite" className="figures px-1 text-small whitespace-nowrap text-soft">
        {none ? t.none : count > 0 ? t.count({ n: at, of: count }) : ''}
      </span>
      <IconButton
        icon="chevron-up"
        label={t.previous}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t.next}
        disabled={count === 0}
        onClick={() => onStep(1)}
      />
      <IconButton icon="x" label={common.close} onClick={onClose} />
    </search>
  )
}
