// The controls that few need: folded, and open by themselves where one of them is not as it usually is, or wrong.
import type { ModelField } from '@atelier/contract/model-declaration'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { defineStored } from '../../../lib/storage/define-stored.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { changedOf, takesNegative } from './folded-fields.ts'
import { NegativePrompt } from './negative-prompt.tsx'
import type { Studio } from './use-studio.ts'

/** Whether they were open last. */
const keptOpen = defineStored<boolean>('studio-more', { default: false, expiresAfterS: null })

type MoreFieldsProps = {
  studio: Studio
  folded: readonly ModelField[]
  control: (field: ModelField) => ReactNode
  /** Back to what is usual; absent where all of it is. */
  onReset: (() => void) | undefined
}

export function MoreFields({ studio, folded, control, onReset }: MoreFieldsProps) {
  const t = useTexts('studio')
  const id = useId()
  const { settled, form, problems } = studio
  const kept = useStored(keptOpen)
  /** What was changed when somebody folded it all the same. */
  const [foldedAt, setFoldedAt] = useState<string>()
  if (!settled) return null
  const hasNegative = takesNegative(settled)
  if (folded.length === 0 && !hasNegative && !onReset) return null
  const changed = changedOf(folded, settled, form.negativePrompt)
  const isWrong = [...folded.map(({ name }) => name), 'negativePrompt'].some(
    (name) => problems[name],
  )
  const wasFolded = foldedAt === changed.join()
  const isOpen = isWrong || (!wasFolded && (kept || changed.length > 0))
  const toggle = () => {
    keptOpen.set(!isOpen)
    setFoldedAt(isOpen ? changed.join() : undefined)
  }
  const hasMore = folded.length > 0 || hasNegative
  return (
    <section className="flex flex-col gap-4">
      <div className="flex h-9 items-center justify-between gap-2">
        {hasMore && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
            className="touch-target -ml-1.5 flex h-9 items-center gap-1.5 rounded-control px-1.5 font-medium text-soft hover:text-text"
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
            {t.advanced}
            {changed.length > 0 && !isOpen && (
              <span className="figures rounded-full bg-fill-strong px-1.5 text-small">
                {changed.length}
              </span>
            )}
          </button>
        )}
        {onReset && (
          <Button kind="quiet" size="small" className="-mr-1.5 ml-auto" onClick={onReset}>
            {t.reset}
          </Button>
        )}
      </div>
      {isOpen && hasMore && (
        <div id={id} className="flex flex-col gap-5">
          {hasNegative && <NegativePrompt studio={studio} />}
          {folded.map(control)}
        </div>
      )}
    </section>
  )
}
