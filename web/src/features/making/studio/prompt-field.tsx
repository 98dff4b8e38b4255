import { kindOfType, workTypes } from '@atelier/contract/work-terms'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { fillFromBootDraft, takeBootDraft } from '../../../lib/boot-draft.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { classes } from '../../../ui/classes.ts'
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
  /** Help with the words, in the foot of the field. */
  tools?: ReactNode
}

/** The words. Enter sends, Shift+Enter breaks the line; on touch Enter breaks, since there is a button beside it. */
export function PromptField({ studio, onSubmit, compact, tools, ...own }: PromptFieldProps) {
  const t = useTexts('studio')
  const { number } = useFormats()
  const id = useId()
  const isTouch = useMedia(touchQuery)
  const field = useRef<HTMLTextAreaElement>(null)
  const { form, settled, problems, change } = studio
  useBootPrompt(field, change)
  if (settled?.declared.prompt === 'none') return null
  const limit = settled?.model.declaration.promptLimit ?? Number.POSITIVE_INFINITY
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
    <div
      data-invalid={problem ? true : undefined}
      className="flex flex-col rounded-card bg-fill outline-danger has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus data-invalid:outline-1"
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        data-finds="prompts"
        rows={compact ? 1 : 6}
        value={form.prompt}
        placeholder={hint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => change((now) => ({ ...now, prompt: target.value }))}
        onKeyDown={onKeyDown}
        className={classes(
          'scroll-quiet w-full resize-none bg-transparent px-3 text-tool outline-none',
          // Nothing moves while one types: what is longer scrolls.
          compact ? 'field-sizing-content max-h-28 min-h-11 py-3' : 'h-33 pt-3',
        )}
      />
      {!compact && (
        <div className="min-h-4 px-3">
          {problem ? <Problem id={id} text={problem} /> : <UnderstoodLine studio={studio} />}
        </div>
      )}
      {compact && problem && <Problem id={id} text={problem} />}
      {(tools || !compact) && (
        <div className="flex min-h-10 flex-wrap items-center gap-x-2 p-1 empty:hidden">
          {tools}
          {!compact && Number.isFinite(limit) && (
            <span className="figures ml-auto px-2 text-small text-faint">
              {t.length({ n: number(form.prompt.length), of: number(limit) })}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

const Problem = ({ id, text }: { id: string; text: string }) => (
  <p id={`${id}-problem`} role="alert" className="line-clamp-2 text-small text-danger">
    {text}
  </p>
)

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
