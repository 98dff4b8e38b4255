import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useTexts } from '../../../i18n/use-texts.ts'
import { CaseColumns } from './case-columns.tsx'
import { type ExampleType, useExamples } from './queries.ts'

type BeginningsProps = {
  /** That of the works of the screen. */
  type: ExampleType
  onUse: (shown: DrawingCase) => void
}

/** Before the first work: what this is, and examples to begin with. */
export function Beginnings({ type, onUse }: BeginningsProps) {
  const t = useTexts('drawingLibrary')
  const examples = useExamples(type)
  return (
    <div className="scroll-quiet flex-1 px-4 pt-10 pb-8 sm:px-8">
      <div className="mx-auto max-w-240">
        <h2 className="text-center text-display font-semibold text-balance max-sm:text-title">
          {t.emptyTitle}
        </h2>
        <p className="mx-auto mt-2 mb-8 max-w-105 text-center text-balance text-soft">
          {t.emptyText}
        </p>
        {examples.data && <CaseColumns cases={examples.data} onOpen={onUse} onUse={onUse} />}
      </div>
    </div>
  )
}
