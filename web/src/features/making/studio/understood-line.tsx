// What the built-in painter will make of the words, in the foot of their field. The line is there before anything is known: nothing moves while one types.
// Where there is little room it takes the place of the model's name, `quiet`.
import { kindOfType, type WorkTask } from '@atelier/contract/work-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { classes } from '../../../ui/classes.ts'
import type { Studio } from './use-studio.ts'

/** Tasks whose words are drawn. */
const drawing: readonly WorkTask[] = ['draw', 'edit', 'blend', 'vary', 'reroll', 'zoom', 'pan']

export function UnderstoodLine({ studio, quiet }: { studio: Studio; quiet?: string }) {
  const t = useTexts('studio')
  const { form, settled } = studio
  const isOurs =
    settled?.model.builtin === true &&
    kindOfType(settled.model.type) === 'image' &&
    drawing.includes(settled.task)
  const { style = settled?.model.declaration.tags?.[0] } = settled?.params ?? {}
  const asked = {
    prompt: useSettled(form.prompt.trim()),
    negativePrompt: useSettled(form.negativePrompt.trim()),
    ...(typeof style === 'string' ? { style } : {}),
  }
  const { data } = useQuery({
    ...callOptions('promptHelp.understand', asked),
    enabled: isOurs && asked.prompt !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  const compact = quiet !== undefined
  if (!isOurs && !compact) return null
  const { known, unknown, leftOut } = (isOurs && form.prompt.trim() && data) || none
  const isQuiet = known.length + unknown.length + leftOut.length === 0
  return (
    <p
      aria-live="polite"
      className={classes(
        'text-small text-soft',
        compact ? 'min-w-0 flex-1 truncate' : 'line-clamp-2 h-8',
      )}
    >
      {isQuiet && (quiet ?? t.understoodHint)}
      {known.length > 0 && t.willDraw({ words: known })}
      {known.length > 0 && unknown.length > 0 && ' · '}
      {unknown.length > 0 && <span className="text-warning">{t.notKnown({ words: unknown })}</span>}
      {known.length + unknown.length > 0 && leftOut.length > 0 && ' · '}
      {leftOut.length > 0 && t.leavesOut({ words: leftOut })}
    </p>
  )
}

const none = { known: [], unknown: [], leftOut: [] } as const
