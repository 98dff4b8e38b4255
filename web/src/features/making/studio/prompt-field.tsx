import { kindOfType, workTypes } from '@atelier/contract/work-terms'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { fillFromBootDraft, takeBootDraft } from '../../../lib/boot-draft.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { classes } from '../../../ui/classes.ts'
import { fieldBox } from '../../../ui/field-frame.tsx'
import { longText } from './long-text.ts'
import { UnderstoodLine } from './understood-line.tsx'
import type { Studio } from './use-studio.ts'

type PromptFieldProps = {
  studio: Studio
  onSubmit: () => void
  /** A few lines at the foot of a phone instead of a field of its own. */
  compact: boolean
  /** What is asked for, and an example of it; by what is made when absent. */
  label?: string
  hint?: string
}

/** The words. Enter sends, Shift+Enter breaks the line; on touch Enter breaks, since there is a button beside it. */
export function PromptField({ studio, onSubmit, compact, ...own }: PromptFieldProps) {
  const t = useTexts('studio')
  const id = useId()
  const isTouch = useMedia(touchQuery)
  const field = useRef<HTMLTextAreaElement>(null)
  const { form, settled, problems, change } = studio
  useBootPrompt(field, change)
  if (settled?.declared.prompt === 'none') return null
  const limit = settled?.model.declaration.promptLimit ?? Number.MAX_SAFE_INTEGER
  const long = longText(form.prompt, limit)
  const kind = kindOfType(settled?.model.type ?? workTypes.draw)
  // Where a picture is drawn anew, words say what should change.
  const byDefault =
    settled?.declared.prompt === 'optional' && kind === 'image'
      ? t.promptOptional
      : t.promptHints[kind]
  const { label = t.prompt, hint = byDefault } = own
  const problem = problems.prompt ?? (long ? t.tooLong(long) : '')
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // 229: the key belongs to an input method, also where `isComposing` is false already.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    const isWanted = event.metaKey || event.ctrlKey || (!isTouch && !event.shiftKey)
    if (!isWanted) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={compact ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        data-finds="prompts"
        rows={compact ? 1 : 5}
        value={form.prompt}
        placeholder={hint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => change((now) => ({ ...now, prompt: target.value }))}
        onKeyDown={onKeyDown}
        className={classes(
          fieldBox,
          'scroll-quiet field-sizing-content resize-none py-2.5',
          compact ? 'max-h-28 min-h-11' : 'max-h-84 min-h-30',
        )}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
      {!compact && <UnderstoodLine studio={studio} />}
      {!compact && settled?.model.declaration.negativePrompt && <NegativePrompt studio={studio} />}
    </div>
  )
}

/** Takes over what was typed into the page before it worked, after the words that were kept. */
function useBootPrompt(
  field: { current: HTMLTextAreaElement | null },
  change: Studio['change'],
): void {
  useLayoutEffect(
    () =>
      takeBootDraft((draft) => {
        if (!field.current) return
        // A form is looked at first, and its keyboard would lie over it: but for somebody who went in or wrote.
        const isWanted = draft.text !== '' || draft.pressed || !matchMedia(touchQuery).matches
        const focused = draft.focused && isWanted
        fillFromBootDraft(
          field.current,
          { ...draft, focused },
          {
            kept: field.current.value,
            put: (prompt) => change((now) => ({ ...now, prompt })),
          },
        )
      }),
    [field, change],
  )
}

export function NegativePrompt({ studio }: { studio: Studio }) {
  const t = useTexts('studio')
  const id = useId()
  const { form, problems, change } = studio
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t.negativePrompt}
      </label>
      <textarea
        id={id}
        rows={1}
        value={form.negativePrompt}
        placeholder={t.negativePromptHint}
        aria-invalid={problems.negativePrompt ? true : undefined}
        onChange={({ target }) => change((now) => ({ ...now, negativePrompt: target.value }))}
        className={classes(
          fieldBox,
          'scroll-quiet field-sizing-content max-h-40 min-h-10 resize-none py-2',
        )}
      />
      {problems.negativePrompt && (
        <p role="alert" className="text-small text-danger">
          {problems.negativePrompt}
        </p>
      )}
    </>
  )
}
